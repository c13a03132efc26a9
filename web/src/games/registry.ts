// The games this page can draw: those with a folder here, the quickest first.
import type { GameModule } from './module';
import { plain } from './plain';

const FOLDERS = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' });

const minutes = (game: GameModule): number => game.length?.minutes ?? 0;

const games: Record<string, GameModule> = Object.fromEntries(
  Object.entries(FOLDERS)
    .map(([path, game]): [string, GameModule] => [path.split('/')[1] ?? '', game])
    .sort(([, one], [, other]) => minutes(one) - minutes(other)),
);

/** The games whose rules can be read here. */
export const DRAWN: string[] = Object.keys(games);

export const FIRST_GAME = DRAWN[0] ?? '';

/** What the server is doing, if it does it for one game; as the server says it otherwise. */
export function workOf(what: string): string {
  const known = Object.values(games).flatMap(({ work }) => work?.()[what] ?? []);
  return known[0] ?? what;
}

/** A game without a drawing of its own is played in words. */
export function gameModule(id: string): GameModule {
  return games[id] ?? plain;
}
