import { describe, expect, it } from 'vitest';
import { competitionOf, fileOf, SHAPES, USUAL, writtenOf, type Format } from '../src/core/format';
import { EMPTY, moved, wishOf, type SeasonForm } from '../src/core/new-season';

const stages = (part: Partial<Format>, clubs: number | null = 8) => fileOf({ ...USUAL, ...part }, 'ours', clubs).stages;

describe('what is played', () => {
  it('is a league with its legs, points and zones', () => {
    expect(stages({ legs: 1, win: 2, up: 2, down: 3 })).toMatchObject([
      {
        kind: 'league',
        legs: 1,
        points: [2, 1, 0],
        zones: [
          { name: 'champion', places: [1, 1] },
          { name: 'promoted', places: [1, 2] },
          { name: 'relegated', places: [6, 8] },
        ],
      },
    ]);
    // Where nobody knows how many clubs there are, nobody knows the last places.
    const zones = stages({ down: 3 }, null)[0]?.zones;
    expect(zones?.map(({ name }) => name)).toEqual(['champion']);
  });

  it('is groups or a phase, and then a cup', () => {
    expect(stages({ shape: 'groups', groups: 4, legs: 1, advance: 2, drawn: true, rank: 'euro_2024' })).toMatchObject([
      { kind: 'groups', groups: 4, legs: 1, advance: 2, drawn: true, rank: 'euro_2024' },
      { kind: 'knockout', legs: 1 },
    ]);
    expect(stages({ shape: 'phase', matches: 3, advance: 4 })).toMatchObject([
      { kind: 'phase', matches: 3, advance: 4 },
      { kind: 'knockout' },
    ]);
  });

  it('is a cup of any kind', () => {
    const cup = (part: Partial<Format>) => stages({ shape: 'cup', ...part })[0];
    expect(cup({})).toMatchObject({ kind: 'knockout', legs: 1, extra: [{ periods: 2, minutes: 15, mode: 'full' }] });
    expect(cup({ ties: 'two legs', awayGoals: 'also_extra' })).toMatchObject({ legs: 2, away_goals: 'also_extra' });
    expect(cup({ ties: 'two legs', finalTies: 'two legs' })).toMatchObject({ final_legs: 2 });
    expect(cup({ ties: 'replay' })).toMatchObject({ legs: 1, replay: true });
    expect(cup({ ties: 'best of 5' })).toMatchObject({ best_of: 5 });
    expect(cup({ extra: 'none', lots: true })).toMatchObject({ extra: [], lots: true });
    expect(cup({ extra: 'golden' })).toMatchObject({ extra: [{ mode: 'golden' }] });
    expect(cup({ pairing: 'draw', home: 'drawn_first', thirdPlace: true })).toMatchObject({
      draw: true,
      home: 'drawn_first',
      third_place: true,
    });
    expect(cup({ pairing: 'reseed' })).toMatchObject({ reseed: true });
  });

  it('is known by its id, or written by hand', () => {
    expect(competitionOf({ ...USUAL, shape: 'known', known: 'mls' }, 'ours', null)).toBe('mls');
    const written = writtenOf({ ...USUAL, shape: 'cup' }, 'ours', 8);
    expect(competitionOf({ ...USUAL, shape: 'written', written }, 'ours', 8)).toBe(written);
    expect(JSON.parse(written)).toEqual(fileOf({ ...USUAL, shape: 'cup' }, 'ours', 8));
  });

  it('is something, whatever is chosen', () => {
    for (const shape of SHAPES) expect(competitionOf({ ...USUAL, shape, known: 'cup', written: '{}' }, '', 8)).toBeTruthy();
  });
});

describe('a season that is wished for', () => {
  const form = (part: Partial<SeasonForm>) => wishOf({ ...EMPTY, id: ' ours ', game: 'goal-dice', ...part }, 6);

  it('has its clubs, or a list of matches', () => {
    expect(form({ clubs: ['a', 'b'] })).toMatchObject({ id: 'ours', game: 'goal-dice', teams: ['a', 'b'] });
    const listed = form({ clubs: ['a'], list: 'Home,Away', results: 'until', until: '2015-12-31', called: 'Ulm = ulm-1\n\nno club\nBern=bern' });
    expect(listed.teams).toBeUndefined();
    expect(listed.list).toEqual({
      text: 'Home,Away',
      results: true,
      until: '2015-12-31',
      clubs: { Ulm: 'ulm-1', Bern: 'bern' },
    });
    expect(form({ list: 'x', results: 'none' }).list).toEqual({ text: 'x', results: false, clubs: {} });
  });

  it('leaves out what is as usual', () => {
    expect(Object.keys(form({}))).toEqual(['id', 'competition', 'game', 'teams']);
    expect(form({ seed: '7', above: 'first', options: ['half_seconds=60'] })).toMatchObject({
      seed: 7,
      above: 'first',
      options: ['half_seconds=60'],
    });
    for (const seed of ['', ' ', '1.5', '-1', 'x']) expect(form({ seed })).not.toHaveProperty('seed');
  });

  it('has seeds that can be moved', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
