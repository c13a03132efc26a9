import { expect, it } from 'vitest';
import { ballAt, minuteOf } from '../src/games/offense-charts/lookups';
import { lineOf } from '../src/core/sheets';
import type { OffenseChartsEvent } from '../src/api/schema';
import { told as tellings } from './samples';

const told = tellings<OffenseChartsEvent>();

const corner = [{ from: 1, to: 100, text: 'ATTACKING TEAM SHOOTS' }];
const tables = { 'loose ball': [], 'shot wide': [], 'shot result': [], corner, x: [] };

/** A 12 with 2 added, and a 9 with nothing. */
const duel = { holder: 'home', number: 12, x: 2, total: 14, other_number: 9, other_x: 0, other_total: 9 } as const;

it('finds what was looked up since the last chart reading', () => {
  const minute = minuteOf(
    [
      told('reading', { side: 'away', chart: '12L', number: 29, outcome: 'OFFSIDE' }),
      told('reading', { side: 'home', chart: '13H', number: 20, outcome: 'SHOT WIDE RIGHT' }),
      told('table', { side: 'home', table: 'shot wide', number: 80, result: 'CORNER KICK' }),
      told('table', { side: 'home', table: 'corner', number: 10, result: 'ATTACKING TEAM SHOOTS' }),
      told('shot-result', { side: 'home', number: 4, result: 'HIGH' }),
      told('contest', { side: 'home', contest: 'header', duel, won: true }),
      told('offence', { side: 'away', offence: 'FOUL', its: 7, others: 12 }),
      told('penalty', { side: 'away', number: 80, need: 80, scored: true }),
      told('goal', { side: 'home', score: [1, 0] }),
    ],
    tables,
  );
  expect(minute.reading).toMatchObject({ side: 'home', chart: '13H', number: 20, outcome: 'SHOT WIDE RIGHT' });
  expect(minute.lookUps.map(({ what, number, text }) => [what, number, text])).toEqual([
    ['shot wide', 80, 'CORNER KICK'],
    ['corner', 10, 'ATTACKING TEAM SHOOTS'],
    ['shot result', 4, 'HIGH'],
    ['header', null, '14 v 9 won'],
    ['offence', null, '7 v 12 FOUL'],
    ['penalty', 80, 'of 80 scored'],
  ]);
  expect(minute.lookUps[1]?.lines).toEqual(corner);
  expect(minute.lookUps[3]?.lines).toBeNull();
  expect(minuteOf([told('period-start', { side: 'home' })], tables)).toEqual({ reading: null, told: [], lookUps: [] });
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
  const shot = told('shot-result', {}, { common: ["5' home shot on target", "5' home goal"] });
  expect(ballAt([shot], 'away')).toBeGreaterThan(0.9);
  expect(ballAt([told('reading', {}, { common: ["5' away offside"] })], 'home')).toBeLessThan(0.3);
  expect(ballAt([], 'home')).toBeCloseTo(0.575);
});
