// The games this page can draw. One line a game.
import type { GameModule } from './module';
import { actionDeck } from './action-deck';
import { counterAttack } from './counter-attack';
import { goalDice } from './goal-dice';
import { insideTheNet } from './inside-the-net';
import { offenseCharts } from './offense-charts';
import { plain } from './plain';

const games: Record<string, GameModule> = {
  'goal-dice': goalDice,
  'offense-charts': offenseCharts,
  'action-deck': actionDeck,
  'inside-the-net': insideTheNet,
  'counter-attack': counterAttack,
};

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
