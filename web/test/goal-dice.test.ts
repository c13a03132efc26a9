import { describe, expect, it } from 'vitest';
import { markerOf, squaresOf, type Field, type Square } from '../src/games/goal-dice/field';
import { arrow, corner, planOf } from '../src/games/goal-dice/geometry';
import { advanceChance, goalChance, reach } from '../src/games/goal-dice/outlook';
import { tellingFaces } from '../src/games/goal-dice/telling';
import { verdictOf } from '../src/games/goal-dice/verdict';
import { goalDice } from '../src/games/goal-dice';
import type { Outlook, Setup } from '../src/api/types';
import { story } from './samples';

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

const outlook: Outlook[] = [
  {
    choice: 'advance',
    outcomes: [
      { event: 'advance home pair S09 to S10', chance: 0.5 },
      { event: 'no advance home', chance: 0.2 },
      { event: 'advance home three of a kind S09 to S10', chance: 0.1 },
      { event: 'advance home straight S09 to S11', chance: 0.2 },
    ],
  },
  {
    choice: 'shoot',
    outcomes: [
      { event: 'save away higher', chance: 0.7 },
      { event: 'goal home 2-0', chance: 0.3 },
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
    expect(markerOf(field, { 'away place': 'S09', 'away failures': '1', 'away owes': 'yes' }, 'away')).toMatchObject({
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
    const faces = (texts: string, event: string) => tellingFaces(texts.split(' '), [story(event)]);
    expect(faces('3 4 3 1', 'advance home pair KO to S05')).toEqual([true, false, true, false]);
    expect(faces('5 3 6 4', 'advance home straight KO to S11')).toEqual([true, true, true, true]);
    expect(faces('1 2 4 6', 'no advance home')).toEqual([false, false, false, false]);
    expect(faces('1 1 4', 'goal home 1-0')).toEqual([true, true, true]);
  });

  it('count a goalie’s 0 as ten', () => {
    expect(goalDice.face('goalie', '0')).toBe('10');
    expect(goalDice.face('attack', '3')).toBe('3');
    expect(goalDice.die('punt-2')).toEqual({ name: 'punt', shape: 'd10' });
  });
});

describe('verdicts', () => {
  const verdict = (...events: string[]) =>
    verdictOf(
      events.map((event) => story(event)),
      setup,
    )?.text;
  it('say what a throw came to', () => {
    expect(verdict('advance home three of a kind S05 to S10')).toBe('Three of a kind: to S10');
    expect(verdict('no advance away', 'kick-off lost away to S03', 'turn end away')).toBe('Nothing: back to S03');
    expect(verdict('no advance home', 'penalty due home')).toBe('Nothing, twice running');
    expect(verdict('shot home S11 14 v 7', 'goal home 1-0')).toBe('14 beats 7: goal!');
    expect(verdict('shot home S08 9 v 9', 'save away equal')).toBe('9 against 9: saved');
    expect(verdict('shot home S03 -1 v 1', 'save away auto')).toBe('The goalie’s 1 saves everything');
    expect(verdict('punt home 8 to S01')).toBe('Punt 8: to S01');
    expect(verdict('toss 9 10', 'period start first half away')).toBe('Blues (away) kick off');
    expect(verdict('toss 4 4')).toBe('Equal: thrown again');
    expect(verdict('turn end home')).toBeUndefined();
  });
});
