// Seasons: what was last told, the secret of the office, and which match is whose.
import { signal } from '@preact/signals';
import { api } from '../api/client';
import type {
  Correction,
  NewSeason,
  NextSeasons,
  PlayFixture,
  SeasonPreview,
  SeasonView,
  Seasons,
  Side,
  TypedMatch,
} from '../api/schema';
import { matchHash } from '../core/links';
import { shareOut, type Coach } from '../core/plan';
import { kept } from './kept';
import { go } from './route';
import { remember } from './seats';

interface Office {
  secret: string | null;
}

/** A match of a season that is played here. */
export interface Link {
  season: string;
  key: string;
}

export const office = kept<Office>('touchline.office', { secret: null });
export const links = kept<Record<string, Link>>('touchline.fixtures', {});
/** The club that somebody follows in a season, by the season's id. */
export const ownClubs = kept<Record<string, string>>('touchline.clubs', {});
export const seasons = signal<Seasons | null>(null);
export const season = signal<SeasonView | null>(null);

const secret = () => office.peek().secret;

export async function loadSeasons(): Promise<void> {
  seasons.value = await api.seasons(secret());
}

export async function loadSeason(id: string): Promise<void> {
  if (season.peek()?.season.id !== id) season.value = null;
  season.value = await api.season(id, secret());
}

/** A season as it would begin, or what is wrong with it. */
export function previewSeason(wish: NewSeason): Promise<SeasonPreview> {
  return api.previewSeason(secret(), wish);
}

/** The next seasons of linked divisions; the id of the first of them. */
export async function beginNext(wish: NextSeasons): Promise<string> {
  const begun = await api.nextSeasons(secret(), wish);
  return begun.seasons[0]?.id ?? '';
}

/** The id of the season that was begun. */
export async function beginSeason(wish: NewSeason): Promise<string> {
  season.value = await api.beginSeason(secret(), wish);
  return season.value.season.id;
}

export async function simulate(id: string, wish: { key?: string; all?: boolean }): Promise<void> {
  season.value = await api.simulate(id, secret(), wish);
}

/** Takes back what stands under a number in the journal. */
export async function undoEntry(id: string, entry: number): Promise<void> {
  season.value = await api.undoEntry(id, secret(), { entry });
}

/** A result as it would be typed. */
export function enteredResult(id: string, key: string): Promise<TypedMatch> {
  return api.enteredResult(id, key);
}

export async function correctResult(id: string, key: string, correction: Correction): Promise<void> {
  season.value = await api.correctResult(id, key, secret(), correction);
}

export async function playFixture(id: string, wish: PlayFixture, coaches: Record<Side, Coach>): Promise<void> {
  const created = await api.playFixture(id, secret(), wish);
  links.value = { ...links.peek(), [created.id]: { season: id, key: wish.key } };
  remember(created.id, shareOut(created, coaches), true);
  go(matchHash(created.id));
}

export async function takeResult(match: string): Promise<Link | null> {
  const link = links.peek()[match];
  if (!link) return null;
  season.value = await api.takeResult(link.season, secret(), { key: link.key, played: match });
  const { [match]: _taken, ...rest } = links.peek();
  links.value = rest;
  return link;
}

/** Follows a club of a season, or none. */
export function follow(id: string, club: string): void {
  const { [id]: _before, ...others } = ownClubs.peek();
  ownClubs.value = club ? { ...others, [id]: club } : others;
}

/** The match that is under way for a fixture in this browser. */
export function underWay(id: string, key: string): string | null {
  const found = Object.entries(links.value).find(([, link]) => link.season === id && link.key === key);
  return found?.[0] ?? null;
}
