import { describe, expect, it } from 'vitest';
import { minuteOf } from '../src/games/offense-charts/lookups';
import { printed } from '../src/games/offense-charts/printed';
import { wayOf } from '../src/games/offense-charts/way';
import { lineOf } from '../src/core/sheets';
import type { OffenseChartsEvent, StoryLine } from '../src/api/schema';
import { speak } from '../src/texts';
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
    ['header', null, '14 v 9, won'],
    ['offence', null, '7 v 12 FOUL'],
    ['penalty', 80, 'scored (up to 80 goes in)'],
  ]);
  expect(minute.lookUps[1]?.lines).toEqual(corner);
  expect(minute.lookUps[3]?.lines).toBeNull();
  expect(minuteOf([told('period-start', { side: 'home' })], tables)).toEqual({ reading: null, told: [], lookUps: [] });
});

it('says of a shot that is high, but low enough a number, that it went in', () => {
  const shot = told('shot-result', { side: 'home', number: 4, result: 'HIGH' });
  const texts = (recent: StoryLine[]) => minuteOf(recent, tables).lookUps.map(({ text }) => text);
  expect(texts([shot])).toEqual(['HIGH']);
  expect(texts([shot, told('goal', { side: 'home', score: [1, 0] })])).toEqual(['GOAL (HIGH, but low enough a number)']);
});

it('finds the line of a number', () => {
  const lines = [
    { from: 1, to: 1, text: 'GOAL' },
    { from: 2, to: 55, text: 'FOUL' },
    { from: 56, to: 100, text: 'X' },
  ];
  expect([1, 2, 55, 56, 100].map((number) => lineOf(lines, number))).toEqual([0, 1, 1, 2, 2]);
});

describe('the way of the ball', () => {
  const reading = (side: 'home' | 'away', number: number, common: string[]) =>
    told('reading', { side, chart: '12L', number, outcome: 'X' }, { common });

  it('begins at kick-off', () => {
    expect(wayOf([], 'home', false)).toEqual([{ at: 0.5, lane: 0, side: 'home', what: 'kick-off' }]);
  });

  it('goes where something happened, and to whoever has it then', () => {
    const way = wayOf([reading('home', 1, []), reading('home', 2, ["5' home shot off target"])], 'away', false);
    expect(way.map(({ what, side }) => [what, side])).toEqual([
      ['midfield', 'home'],
      ['shot off target', 'home'],
      ['own goal', 'away'],
    ]);
    expect(way[1]?.at).toBeGreaterThan(0.9);
    expect(way[2]?.at).toBeGreaterThan(0.85);
    expect(wayOf([reading('away', 3, ["5' away offside"])], 'away', false).at(-1)?.at).toBeLessThan(0.3);
  });

  it('stays in the goal while that is told, and then goes to the middle', () => {
    const goal = [reading('home', 1, ["5' home shot on target", "5' home goal"])];
    expect(wayOf(goal, 'away', true).at(-1)).toMatchObject({ what: 'goal', side: 'home' });
    expect(wayOf(goal, 'away', false).at(-1)).toMatchObject({ what: 'kick-off', side: 'away', at: 0.5 });
  });

  it('tells a place once, and only the last ones', () => {
    expect(wayOf([reading('home', 1, []), reading('home', 7, [])], 'home', false)).toHaveLength(1);
    const many = [1, 2, 3, 4, 5, 6, 7].map((number) => reading(number % 2 ? 'home' : 'away', number, []));
    expect(wayOf(many, 'home', false)).toHaveLength(5);
  });
});

describe('what is printed', () => {
  it('stays as it is in the language of the charts, and where it is not known', () => {
    for (const text of ['X', 'CORNER KICK:SHOT', 'INJURY 5', 'YELLOW CARD (DISSENT)', 'SOMETHING OF MINE']) {
      expect(printed(text).replace(': ', ':')).toBe(text);
    }
  });

  it('is told in another', async () => {
    await speak('de');
    expect(printed('CORNER KICK:SHOT HIGH')).toBe('ECKE: SCHUSS DRÜBER');
    expect(printed('INJURY 5')).toBe('VERLETZUNG 5');
    expect(printed('YELLOW CARD (DISSENT)')).toBe('GELBE KARTE (MECKERN)');
    expect(printed('YELLOW CARD (PUSHING) RED ON 7')).toBe('GELBE KARTE (STOSSEN) ROT BEI 7');
    expect(printed('SOMETHING OF MINE')).toBe('SOMETHING OF MINE');
    await speak('en');
  });
});
