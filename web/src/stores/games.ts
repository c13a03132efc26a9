// The games and teams the server knows; asked for once.
import { effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Game, Option, Server, Team } from '../api/schema';
import { language, type Language } from '../texts';
import { tell } from './match';

export const games = signal<Game[] | null>(null);
export const server = signal<Server | null>(null);
export const gamesFault = signal('');

const teamLists = signal<Record<string, Team[]>>({});

/** The language in which the games are described. */
let described: Language | null = null;

export async function loadGames(): Promise<void> {
  const wanted = language.peek();
  if (described === wanted) return;
  try {
    const found = await api.games();
    // Somebody chose another language meanwhile.
    if (wanted !== language.peek()) return;
    games.value = found;
    described = wanted;
    gamesFault.value = '';
  } catch (error) {
    gamesFault.value = tell(error);
  }
}

effect(() => {
  const wanted = language.value;
  if (described && described !== wanted) void loadGames();
});

/** What a game is called; its id until that is known. */
export function gameName(id: string): string {
  return games.value?.find((one) => one.id === id)?.name ?? id;
}

/** What a coach of a game is called; a program of somebody's own as it is. */
export function coachName(game: string, name: string): string {
  const coaches = games.value?.find((one) => one.id === game)?.coaches;
  return coaches?.find((one) => one.name === name)?.title ?? name;
}

/** An option of a game, once that is known. */
export function optionOf(game: string, name: string): Option | undefined {
  return games.value?.find((one) => one.id === game)?.options.find((one) => one.name === name);
}

export async function loadServer(): Promise<void> {
  try {
    server.value = await api.server();
  } catch {
    // Without it no address is offered; nothing else depends on it.
  }
}

export function teamsOf(game: string): Team[] {
  return teamLists.value[game] ?? [];
}

/** There are others now: they are asked for again. */
export function forgetTeams(): void {
  teamLists.value = {};
}

export async function loadTeams(game: string): Promise<void> {
  if (teamLists.peek()[game]) return;
  try {
    teamLists.value = { ...teamLists.peek(), [game]: await api.teams(game) };
  } catch {
    // Free names still work.
  }
}
