import { describe, expect, it } from 'vitest';
import { markerOf, squaresOf, type Field, type Square } from '../src/games/goal-dice/field';
import { arrow, corner, planOf } from '../src/games/goal-dice/geometry';
import { advanceChance, goalChance, reach } from '../src/games/goal-dice/outlook';
import { tellingFaces } from '../src/games/goal-dice/telling';
import { verdictOf } from '../src/games/goal-dice/verdict';
import goalDice from '../src/games/goal-dice';
import type { GameEvent, GoalDiceEvent, Outlook, Setup, StoryLine } from '../src/api/schema';
import { speak } from '../src/texts';
import { told as tellings } from './samples';

const rows: [number, number, number, number][] = [
  [0, 1, 1, 3],
  [0, 0, 1, 3],
  [1, 0, 1, 3],
  [1, 1, 1, 2],
  [2, 1, 1, 2],
  [2, 0, 1, 1],
  [3, 0, 1, 0],
  [3, 1, 2, 1],
  [4, 1, 2, 0],
  [4, 0, 2, 2],
  [5, 0, 2, 3],
  [5, 1, 3, 0],
];
const field: Field = {
  game: 'goal-dice',
  squares: rows.map(([row, col, dice, minus], at) => ({
    id: `S${String(at).padStart(2, '0')}`,
    row,
    col,
    label: `Square ${at}`,
    dice,
    minus,
    punt: null,
    marks: at === 4 ? ['circle'] : [],
  })),
};
const at = (id: string) => squaresOf(field).find((square) => square.id === id) as Square;
const setup: Setup = {
  game: 'goal-dice',
  names: ['Reds', 'Blues'],
  coaches: ['human', 'sensible'],
  dice: 'app',
  undo: 'free',
  options: [],
  one_screen: false, chances: 'delayed', exact_odds: true,
};

const told = tellings<GoalDiceEvent>();
/** What can happen has the fields that its line names. */
const can = ({ what }: StoryLine, chance: number): { event: string; what: GameEvent; chance: number } => ({ event: what.kind, what, chance });
const advance = (hand: 'pair' | 'three of a kind' | 'straight', to: string) => told('advance', { side: 'home', hand, start: 'S09', to });

const outlook: Outlook[] = [
  {
    choice: 'advance',
    outcomes: [
      can(advance('pair', 'S10'), 0.5),
      can(told('no-advance', { side: 'home' }), 0.2),
      can(advance('three of a kind', 'S10'), 0.1),
      can(advance('straight', 'S11'), 0.2),
    ],
  },
  {
    choice: 'shoot',
    outcomes: [
      can(told('save', { side: 'away', how: 'higher' }), 0.7),
      can(told('goal', { side: 'home', score: [2, 0] }), 0.3),
    ],
  },
];

describe('the outlook', () => {
  it('has the chances of a roll and of a shot', () => {
    expect(advanceChance(outlook)).toBeCloseTo(0.8);
    expect(goalChance(outlook)).toBeCloseTo(0.3);
    expect(advanceChance([])).toBeNull();
  });

  it('names the squares with the hands that lead there', () => {
    expect([...reach(outlook)]).toEqual([
      ['S10', ['pair', 'three of a kind']],
      ['S11', ['straight']],
    ]);
  });
});

describe('the field', () => {
  it('has the marker in the circle before a kick-off', () => {
    expect(markerOf(field, { 'home place': 'KO' }, 'home')).toMatchObject({ square: { id: 'S04' }, kickOff: true });
    expect(markerOf(field, { 'away place': 'S09', 'away failures': 1, 'away owes': true }, 'away')).toMatchObject({
      square: { id: 'S09' },
      kickOff: false,
      failures: 1,
      owes: true,
    });
  });

  it('is the same strip twice, turned by half', () => {
    const plan = planOf(field.squares);
    const home = corner(plan, 'home', at('S04'));
    const away = corner(plan, 'away', at('S04'));
    expect(home.x + away.x + 140).toBeCloseTo(plan.width);
    expect(home.y + away.y + 86).toBeCloseTo(plan.height);
    expect(arrow(plan, 'home', at('S05'), at('S06')).turn).toBeCloseTo(0); // upwards
    expect(arrow(plan, 'away', at('S05'), at('S06')).turn).toBeCloseTo(180);
  });
});

describe('dice', () => {
  it('that made the hand are shown', () => {
    const faces = (texts: string, line: StoryLine) => tellingFaces(texts.split(' '), [line]);
    expect(faces('3 4 3 1', advance('pair', 'S05'))).toEqual([true, false, true, false]);
    expect(faces('5 3 6 4', advance('straight', 'S11'))).toEqual([true, true, true, true]);
    expect(faces('1 2 4 6', told('no-advance'))).toEqual([false, false, false, false]);
    expect(faces('1 1 4', told('goal'))).toEqual([true, true, true]);
  });

  it('count a goalie’s 0 as ten', () => {
    expect(goalDice.face('goalie', '0')).toBe('10');
    expect(goalDice.face('attack', '3')).toBe('3');
    expect(goalDice.die('punt-2')).toEqual({ name: 'punt', shape: 'd10' });
  });
});

describe('verdicts', () => {
  const verdict = (...lines: StoryLine[]) => verdictOf(lines, setup)?.text;
  const shot = (total: number, goalie: number) => told('shot', { side: 'home', total, goalie });
  it('say what a throw came to', () => {
    expect(verdict(advance('three of a kind', 'S10'))).toBe('Three of a kind: to S10');
    expect(verdict(told('no-advance'), told('kick-off-lost', { side: 'away', to: 'S03' }), told('turn-end'))).toBe('Nothing: back to S03');
    expect(verdict(told('no-advance'), told('penalty-due'))).toBe('Nothing, twice running');
    expect(verdict(shot(14, 7), told('goal'))).toBe('14 beats 7: goal!');
    expect(verdict(shot(9, 9), told('save', { how: 'equal' }))).toBe('9 against 9: saved');
    expect(verdict(shot(-1, 1), told('save', { how: 'auto' }))).toBe('The goalie’s 1 saves everything');
    expect(verdict(told('punt', { result: 8, to: 'S01' }))).toBe('Punt 8: to S01');
    expect(verdict(told('toss', { home: 9, away: 10 }), told('period-start', { side: 'away' }))).toBe('Blues (away) kick off');
    expect(verdict(told('toss', { home: 4, away: 4 }))).toBe('Equal: thrown again');
    expect(verdict(shot(9, 9), told('tie-reroll'))).toBe('9 each: thrown again');
    expect(verdict(told('shoot-out-kick', { total: 12, goalie: 5, result: 'scored' }))).toBe('12 beats 5: in!');
    expect(verdict(told('turn-end'))).toBeUndefined();
  });
});

it('calls the squares as the language does, and those of somebody’s own as they are', async () => {
  const named = ['Penalty box', 'My corner'].map((label, at) => ({ ...(field.squares[at] as Square), label }));
  const names = () => squaresOf({ ...field, squares: named }).map(({ label }) => label);
  expect(names()).toEqual(['Penalty box', 'My corner']);
  await speak('de');
  expect(names()).toEqual(['Strafraum', 'My corner']);
  await speak('en');
});
