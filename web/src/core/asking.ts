// How often a coach is asked what he need not answer: a pace, or the questions he named himself.
import type { Game } from '../api/schema';

export type Pace = 'less' | 'usual' | 'more' | 'nothing';
export const PACES: Pace[] = ['less', 'usual', 'more', 'nothing'];

/** What somebody wants: a pace for all games, and for some of them only the questions he named. */
export interface Wish {
  pace: Pace;
  /** By the ids of games. */
  named: Record<string, string[]>;
}

type Asking = Pick<Game, 'id' | 'may'>;

/** The questions that were named for a game; null if the pace counts. Those that the game does not have are left out. */
export function namedFor(game: Asking, { named }: Wish): string[] | null {
  const names = named[game.id];
  return names ? game.may.flatMap(({ name }) => (names.includes(name) ? [name] : [])) : null;
}

/** What the list of questions shows ticked, whether it counts or not. */
export function ticked(game: Asking, wish: Wish): string[] {
  const usual = wish.pace === 'nothing' ? [] : game.may.filter((one) => one.asked).map((one) => one.name);
  return namedFor(game, wish) ?? usual;
}

/** With a pace instead of the questions of this game. */
export function atPace({ named }: Wish, game: string, pace: Pace): Wish {
  const { [game]: _gone, ...others } = named;
  return { pace, named: others };
}

/** With these questions of a game and no others. */
export function byName(wish: Wish, game: string, names: string[]): Wish {
  return { ...wish, named: { ...wish.named, [game]: names } };
}

/** As the server is told; null is the usual, and all that a game without such questions knows. */
export function askOf(game: Asking, wish: Wish): string[] | null {
  if (game.may.length === 0) return null;
  const named = namedFor(game, wish);
  if (named) return named;
  return wish.pace === 'usual' ? null : wish.pace === 'nothing' ? [] : [wish.pace];
}
