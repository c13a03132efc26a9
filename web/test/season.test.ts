import { describe, expect, it } from 'vitest';
import { columnName, goals, inOrder, listed, near, rounds, stagesOf, typedMatch } from '../src/core/season';
import { parseHash, seasonHash } from '../src/core/links';
import type { Fixture, MatchResult as Result, Table } from '../src/api/schema';

const played = (goals: Result['goals'], extra: Partial<Result> = {}): Result => ({
  goals,
  decided_by: 'regulation',
  status: 'played',
  ...extra,
});

const fixture = (key: string, round: number, open: boolean, result: Result | null = null): Fixture => ({
  key,
  stage: 1,
  round,
  group: null,
  home: 'A',
  away: 'B',
  day: null,
  game: null,
  simultaneous: false,
  open,
  result,
});

describe('a season', () => {
  const fixtures = [
    fixture('1.2.1', 2, true),
    fixture('1.1.1', 1, false, played([1, 0])),
    fixture('1.1.2', 1, false, played([0, 0])),
    fixture('1.3.1', 3, true),
  ];

  it('has rounds in their order', () => {
    expect(rounds(fixtures).map(({ round, fixtures: all }) => [round, all.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  it('shows the last round and the next', () => {
    expect(near(rounds(fixtures)).map(({ round }) => round)).toEqual([1, 2]);
    const over = fixtures.map((one) => ({ ...one, open: false }));
    expect(near(rounds(over)).map(({ round }) => round)).toEqual([2, 3]);
  });

  it('counts goals of extra time', () => {
    expect(goals(played([1, 1], { extra: [1, 0] }))).toEqual([2, 1]);
    expect(goals(played([3, 1]))).toEqual([3, 1]);
  });

  it('has stages with groups', () => {
    const table = (stage: number, group: string): Table => ({ stage, group, rows: [] });
    const stages = stagesOf([table(1, 'A'), table(1, 'B'), table(2, 'A')]);
    expect([...stages].map(([stage, groups]) => [stage, groups.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('orders teams by the place to be expected', () => {
    const team = (name: string, places: number[]) => ({
      team: name,
      group: null,
      places,
      zones: [],
      best_possible: null,
      worst_possible: null,
    });
    const teams = [team('second', [0.1, 0.9]), team('first', [0.9, 0.1])];
    expect(inOrder(teams).map((one) => one.team)).toEqual(['first', 'second']);
  });

  it('names columns and addresses', () => {
    expect(columnName('clean_sheets')).toBe('Clean sheets');
    expect(parseHash(seasonHash('my league', 'people'))).toEqual({ page: 'season', id: 'my league', show: 'people' });
    expect(parseHash('#/seasons?office=abc')).toEqual({ page: 'seasons', office: 'abc' });
  });
});

describe('a result that is typed anew', () => {
  const entered = {
    result: '2-1',
    goals: ['home=Anna Berg', 'home=Anna Berg', 'away=Ola Nord'],
    assists: [],
    yellows: ['away=Ola Nord'],
    reds: [],
    injured: ['home=Eva Lind=3'],
  };

  it('is shown side by side', () => {
    const { home, away } = listed(entered);
    expect(home).toEqual({ goals: 'Anna Berg, Anna Berg', assists: '', yellows: '', reds: '', injured: 'Eva Lind=3' });
    expect(away.goals).toBe('Ola Nord');
  });

  it('is sent as the command has it', () => {
    expect(typedMatch('2-1', listed(entered))).toEqual(entered);
    const did = listed(entered);
    did.home.goals = ' Eva Lind ,, Anna Berg,';
    expect(typedMatch('3-1', did)).toEqual({ ...entered, result: '3-1', goals: ['home=Eva Lind', 'home=Anna Berg', 'away=Ola Nord'] });
  });
});
