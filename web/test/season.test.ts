import { describe, expect, it } from 'vitest';
import {
  cupChances,
  cupRound,
  divisionsOf,
  expectedPlace,
  goals,
  inOrder,
  listed,
  nextName,
  ofClub,
  outcomeFor,
  rounds,
  sorted,
  typedMatch,
} from '../src/core/season';
import { parseHash, replayHash, resultHash, seasonHash } from '../src/core/links';
import type { Fixture, MatchResult as Result, Season, Stage } from '../src/api/schema';

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
  how: result ? 'simulated' : null,
  can_be_seen: result !== null,
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

  it('has what is next on top, and the last that was played first below', () => {
    const numbers = (all: Fixture[]) => {
      const { next, later, played } = sorted(rounds(all));
      return [next?.round ?? null, later.map(({ round }) => round), played.map(({ round }) => round)];
    };
    expect(numbers(fixtures)).toEqual([2, [3], [1]]);
    expect(numbers(fixtures.map((one) => ({ ...one, open: false })))).toEqual([null, [], [3, 2, 1]]);
    expect(numbers(fixtures.map((one) => ({ ...one, open: true })))).toEqual([1, [2, 3], []]);
  });

  it('follows a club', () => {
    const own = fixture('1.1.3', 1, false, played([2, 0]));
    const all = [...fixtures, { ...own, home: 'C' }];
    expect(ofClub(all, 'C').played.map(({ key }) => key)).toEqual(['1.1.3']);
    expect(ofClub(all, 'A').open.map(({ key }) => key)).toEqual(['1.2.1', '1.3.1']);
    // The last one first.
    expect(ofClub(fixtures, 'B').played.map(({ key }) => key)).toEqual(['1.1.2', '1.1.1']);
  });

  it('says how a match ended for a club', () => {
    const ended = (result: Result) => fixture('1.1.1', 1, false, result);
    expect(outcomeFor('A', ended(played([2, 1])))).toBe('won');
    expect(outcomeFor('B', ended(played([2, 1])))).toBe('lost');
    expect(outcomeFor('B', ended(played([1, 1])))).toBe('drawn');
    expect(outcomeFor('B', ended(played([1, 1], { extra: [0, 1] })))).toBe('won');
    expect(outcomeFor('A', ended(played([1, 1], { shootout: [4, 3] })))).toBe('won');
    expect(outcomeFor('A', ended(played([1, 1], { lots: 'away' })))).toBe('lost');
  });

  it('names the rounds of a cup', () => {
    const stage = (cup: boolean, names: string[]): Stage => ({ name: '', cup, begun: true, rounds: names });
    const stages = [stage(false, []), stage(true, ['semi-finals', 'final'])];
    expect(cupRound(stages, { stage: 2, round: 2 })).toBe('final');
    expect(cupRound(stages, { stage: 1, round: 2 })).toBeNull();
  });

  it('counts goals of extra time', () => {
    expect(goals(played([1, 1], { extra: [1, 0] }))).toEqual([2, 1]);
    expect(goals(played([3, 1]))).toEqual([3, 1]);
  });

  it('orders teams by the place to be expected, group by group', () => {
    const team = (name: string, group: string | null, places: number[]) => ({
      team: name,
      group,
      places,
      zones: [],
      best_possible: null,
      worst_possible: null,
    });
    const second = team('second', null, [0.1, 0.9]);
    const names = (teams: (typeof second)[]) => inOrder(teams).map((group) => group.map((one) => one.team));
    expect(names([second, team('first', null, [0.9, 0.1])])).toEqual([['first', 'second']]);
    expect(expectedPlace(second)).toBeCloseTo(1.9);
    const groups = [team('b2', 'B', [0.2, 0.8]), team('a1', 'A', [0.7, 0.3]), team('b1', 'B', [0.8, 0.2])];
    expect(names(groups)).toEqual([['a1'], ['b1', 'b2']]);
  });

  it('orders teams of a cup by the title, and by how far they come', () => {
    const chance = (team: string, is: number) => ({ team, chance: is, standard_error: 0 });
    const final = { stage: 1, round: 'final', reached: [chance('a', 0.2), chance('b', 0.6), chance('c', 0.4)] };
    const ordered = cupChances([chance('a', 0.1), chance('b', 0.1), chance('c', 0.8)], [final]);
    expect(ordered.map(({ team }) => team)).toEqual(['c', 'b', 'a']);
    expect(ordered[1]?.rounds[0]?.chance).toBe(0.6);
  });

  it('knows its divisions, and what comes next', () => {
    const season = (id: string, above: string | null): Season => ({
      id,
      name: id,
      game: 'goal-dice',
      teams: 4,
      played: 0,
      open: 0,
      champion: null,
      above,
      follows: null,
    });
    const [first, second, third, other] = [season('1', null), season('2', '1'), season('3', '2'), season('x', null)];
    const all = [third, other, first, second];
    for (const one of [first, second, third]) expect(divisionsOf(all, one).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(divisionsOf(all, other)).toEqual([other]);
    expect(['valley', 'valley 2', 'league 2024', '7'].map(nextName)).toEqual(['valley 2', 'valley 3', 'league 2025', '7 2']);
  });

  it('has addresses', () => {
    expect(parseHash(resultHash('my league', '1.2.3'))).toEqual({ page: 'result', id: 'my league', match: '1.2.3' });
    expect(parseHash(replayHash('abc', 'my league'))).toEqual({ page: 'match', id: 'abc', seat: null, line: null, season: 'my league' });
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
