// The team sheet as it is being filled in: it survives a look at the rules.
import { computed, signal } from '@preact/signals';
import type { Dice, Foretold, Game, Side, UndoRule } from '../api/schema';
import type { Values } from '../core/options';
import type { Coach } from '../core/plan';
import { games } from './games';

export interface Draft {
  game: string;
  names: Record<Side, string>;
  /** The name is typed, not picked from the list. */
  own: Record<Side, boolean>;
  coaches: Record<Side, Coach> | null;
  dice: Dice;
  values: Values;
  undo: UndoRule | '';
  chances: Foretold;
  seed: string;
  /** Which folds stand open. */
  open: { options: boolean; more: boolean };
}

export const draft = signal<Draft>({
  game: '',
  names: { home: '', away: '' },
  own: { home: false, away: false },
  coaches: null,
  dice: 'app',
  values: {},
  undo: '',
  chances: 'delayed',
  seed: '',
  open: { options: false, more: false },
});

/** The game that is chosen, or the first. */
export const chosenGame = computed<Game | undefined>(
  () => games.value?.find((one) => one.id === draft.value.game) ?? games.value?.[0],
);

/** Another game has other coaches, teams and options. */
export function chooseGame(game: string): void {
  sketch({ game, coaches: null, values: {}, names: { home: '', away: '' }, own: { home: false, away: false } });
}

export function sketch(change: Partial<Draft>): void {
  draft.value = { ...draft.peek(), ...change };
}
