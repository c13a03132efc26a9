import { describe, expect, it } from 'vitest';
import { matchHash, parseHash, rulesHash, shareAddresses } from '../src/core/links';
import { shareOut, toNewMatch, type Plan } from '../src/core/plan';

describe('addresses', () => {
  it('are read', () => {
    expect(parseHash('')).toEqual({ page: 'start' });
    expect(parseHash('#/')).toEqual({ page: 'start' });
    expect(parseHash('#/settings')).toEqual({ page: 'settings' });
    expect(parseHash('#/match/abc')).toEqual({ page: 'match', id: 'abc', seat: null, line: null, season: null });
    expect(parseHash('#/rules/goal-dice/GD-4.1')).toEqual({ page: 'rules', game: 'goal-dice', at: 'GD-4.1' });
    expect(parseHash('#/match')).toEqual({ page: 'lost' });
    expect(parseHash('#/elsewhere')).toEqual({ page: 'lost' });
    expect(parseHash('#/match/%E0%A4%A')).toMatchObject({ page: 'match' });
  });

  it('carry a seat behind the #', () => {
    expect(parseHash(matchHash('a b', { seat: 's&c=r?t' }))).toEqual({ page: 'match', id: 'a b', seat: 's&c=r?t', line: null, season: null });
    expect(parseHash(rulesHash('goal-dice'))).toEqual({ page: 'rules', game: 'goal-dice', at: null });
  });

  it('to hand out are those that others can reach', () => {
    const list = ['http://192.168.1.7:2090'];
    expect(shareAddresses('http://127.0.0.1:2090/#/match/a', list)).toEqual(['http://192.168.1.7:2090/']);
    expect(shareAddresses('http://localhost:2090/', [])).toEqual([]);
    expect(shareAddresses('https://play.example.org/t/#/x', list)).toEqual([
      'https://play.example.org/t/',
      'http://192.168.1.7:2090/',
    ]);
    expect(shareAddresses('http://192.168.1.7:2090/', list)).toEqual(['http://192.168.1.7:2090/']);
  });
});

describe('a plan', () => {
  const plan: Plan = {
    game: 'goal-dice',
    names: { home: 'redmoor', away: '' },
    coaches: { home: { who: 'me' }, away: { who: 'computer', name: 'optimal' } },
    dice: 'app',
    undo: '',
    chances: 'delayed',
    seed: '7',
    options: ['wild=true'],
    ask: null,
  };

  it('becomes a match against the computer', () => {
    expect(toNewMatch(plan)).toEqual({
      game: 'goal-dice',
      home: 'redmoor',
      coaches: { home: 'human', away: 'optimal' },
      dice: 'app',
      chances: 'delayed',
      seed: 7,
      options: ['wild=true'],
    });
  });

  it('knows one screen from two, and has no seed for two people', () => {
    const here = toNewMatch({ ...plan, coaches: { home: { who: 'me' }, away: { who: 'here' } } });
    expect(here).toMatchObject({ one_screen: true, coaches: { home: 'human', away: 'human' } });
    expect(here.seed).toBeUndefined();
    const link = toNewMatch({ ...plan, coaches: { home: { who: 'me' }, away: { who: 'link' } } });
    expect(link.one_screen).toBe(false);
  });

  it('keeps our secrets and hands out the others', () => {
    const created = { id: 'x', seats: { home: 'h', away: 'a', referee: null } };
    expect(shareOut(created, { home: { who: 'me' }, away: { who: 'link' } })).toEqual({
      seats: { home: 'h' },
      invites: { away: 'a' },
    });
    expect(shareOut(created, null)).toEqual({ seats: { home: 'h', away: 'a' }, invites: {} });
    const watched = { id: 'x', seats: { home: null, away: null, referee: 'r' } };
    expect(shareOut(watched, null)).toEqual({ seats: { referee: 'r' }, invites: {} });
  });
});
