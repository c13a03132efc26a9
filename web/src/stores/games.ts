// The games and teams the server knows; asked for once.
import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { Game, Server, Team } from '../api/schema';
import { tell } from './match';

export const games = signal<Game[] | null>(null);
export const server = signal<Server | null>(null);
export const gamesFault = signal('');

const teamLists = signal<Record<string, Team[]>>({});

export async function loadGames(): Promise<void> {
  if (games.peek()) return;
  try {
    games.value = await api.games();
    gamesFault.value = '';
  } catch (error) {
    gamesFault.value = tell(error);
  }
}

/** What a game is called; its id until that is known. */
export function gameName(id: string): string {
  return games.value?.find((one) => one.id === id)?.name ?? id;
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

export async function loadTeams(game: string): Promise<void> {
  if (teamLists.peek()[game]) return;
  try {
    teamLists.value = { ...teamLists.peek(), [game]: await api.teams(game) };
  } catch {
    // Free names still work.
  }
}
