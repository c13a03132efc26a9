// A season that somebody wishes for, as the form has it and as the server is asked for it.
import type { FixtureList, NewSeason } from '../api/schema';
import { competitionOf, USUAL, type Format } from './format';

export interface SeasonForm {
  id: string;
  format: Format;
  /** Empty for the competition's own. */
  game: string;
  /** `name=value`, what differs from the book. */
  options: string[];
  /** Ids of teams, or names where any name will do; the best seeds first. */
  clubs: string[];
  /** A list of matches; empty if they are to be made. */
  list: string;
  results: 'none' | 'until' | 'all';
  until: string;
  /** `Written = team`, a line each. */
  called: string;
  above: string;
  seed: string;
}

export const EMPTY: SeasonForm = {
  id: '',
  format: USUAL,
  game: '',
  options: [],
  clubs: [],
  list: '',
  results: 'none',
  until: '',
  called: '',
  above: '',
  seed: '',
};

/** What the server is asked for. `usual` is how many clubs play if nobody is chosen. */
export function wishOf(form: SeasonForm, usual: number | null): NewSeason {
  const listed = form.list.trim() !== '';
  const clubs = listed ? null : form.clubs.length || usual;
  return {
    id: form.id.trim(),
    competition: competitionOf(form.format, form.id, clubs),
    ...(form.game ? { game: form.game } : {}),
    ...(form.options.length > 0 ? { options: form.options } : {}),
    ...(listed ? { list: listOf(form) } : { teams: form.clubs }),
    ...(form.above ? { above: form.above } : {}),
    ...(isWhole(form.seed) ? { seed: Number(form.seed) } : {}),
  };
}

const isWhole = (text: string) => text.trim() !== '' && Number.isSafeInteger(Number(text)) && Number(text) >= 0;

function listOf({ list, results, until, called }: SeasonForm): FixtureList {
  const pairs = called.split('\n').map((line) => line.split('=').map((part) => part.trim()));
  const clubs = Object.fromEntries(pairs.filter(([written, team]) => written && team)) as Record<string, string>;
  return { text: list, results: results !== 'none', clubs, ...(results === 'until' ? { until } : {}) };
}

/** Moves one of a list by a place. */
export function moved<T>(all: readonly T[], at: number, by: number): T[] {
  const to = at + by;
  if (to < 0 || to >= all.length) return [...all];
  const rest = all.filter((_, index) => index !== at);
  return [...rest.slice(0, to), all[at] as T, ...rest.slice(to)];
}
