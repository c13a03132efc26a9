import { expect, it } from 'vitest';
import { ballAt, minuteOf } from '../src/games/offense-charts/lookups';
import { lineOf } from '../src/core/sheets';
import { story } from './samples';

const corner = [{ from: 1, to: 100, text: 'ATTACKING TEAM SHOOTS' }];
const tables = { 'loose ball': [], 'shot wide': [], 'shot result': [], corner, x: [] };

it('finds what was looked up since the last chart reading', () => {
  const minute = minuteOf(
    [
      story('reading away 12L 29 OFFSIDE'),
      story('reading home 13H 20 SHOT WIDE RIGHT'),
      story('shot wide home 80 CORNER KICK'),
      story('corner home 10 ATTACKING TEAM SHOOTS'),
      story('shot result home 4 HIGH'),
      story('contested header home 14 v 9 won'),
      story('penalty away 80 of 80 scored'),
      story('goal home 1-0'),
    ],
    tables,
  );
  expect(minute.reading).toEqual({ side: 'home', chart: '13H', number: 20, text: 'SHOT WIDE RIGHT' });
  expect(minute.lookUps.map(({ what, number, text }) => [what, number, text])).toEqual([
    ['shot wide', 80, 'CORNER KICK'],
    ['corner', 10, 'ATTACKING TEAM SHOOTS'],
    ['shot result', 4, 'HIGH'],
    ['contested header', null, '14 v 9 won'],
    ['penalty', 80, 'of 80 scored'],
  ]);
  expect(minute.lookUps[1]?.lines).toEqual(corner);
  expect(minute.lookUps[3]?.lines).toBeNull();
  expect(minuteOf([story('period start first half home')], tables)).toEqual({ reading: null, told: [], lookUps: [] });
});

it('finds the line of a number', () => {
  const lines = [
    { from: 1, to: 1, text: 'GOAL' },
    { from: 2, to: 55, text: 'FOUL' },
    { from: 56, to: 100, text: 'X' },
  ];
  expect([1, 2, 55, 56, 100].map((number) => lineOf(lines, number))).toEqual([0, 1, 1, 2, 2]);
});

it('puts the ball where something happened', () => {
  const shot = story('shot result home 95 GOAL', { common: ["5' home shot on target", "5' home goal"] });
  expect(ballAt([shot], 'away')).toBeGreaterThan(0.9);
  expect(ballAt([story('offside', { common: ["5' away offside"] })], 'home')).toBeLessThan(0.3);
  expect(ballAt([], 'home')).toBeCloseTo(0.575);
});
