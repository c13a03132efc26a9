import { describe, expect, it } from 'vitest';
import { randomText } from '../src/core/lots';
import { toNewMatch, type Plan } from '../src/core/plan';
import { askSeat, chooseSeat, find, remember } from '../src/stores/seats';

const PLAN: Plan = {
  game: 'goal-dice',
  names: { home: '', away: '' },
  coaches: { home: { who: 'me' }, away: { who: 'computer', name: 'sensible' } },
  dice: 'verifiable',
  undo: 'free',
  seed: '7',
  options: [],
  ask: null,
};

describe('verifiable dice', () => {
  it('have no seed, and nothing is taken back', () => {
    const wish = toNewMatch(PLAN);
    expect(wish.dice).toBe('verifiable');
    expect(wish.seed).toBeUndefined();
    expect(wish.undo).toBeUndefined();
    expect(toNewMatch({ ...PLAN, dice: 'app' })).toMatchObject({ seed: 7, undo: 'free' });
  });

  it('get something made by lot', () => {
    expect(randomText()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomText()).not.toBe(randomText());
  });
});

describe('a match from a file', () => {
  it('belongs to one side, and the file goes to and fro', () => {
    remember('one', { seats: { home: 'h', away: 'a' }, invites: {} });
    askSeat('one');
    expect(find('one').choose).toBe(true);
    chooseSeat('one', 'away');
    expect(find('one')).toMatchObject({ seats: { away: 'a' }, byFile: true });
    expect(find('one').seats.home).toBeUndefined();
    expect(find('one').choose).toBeUndefined();
  });

  it('or to both, at one screen', () => {
    remember('two', { seats: { home: 'h', away: 'a' }, invites: {} });
    askSeat('two');
    chooseSeat('two', 'both');
    expect(find('two').seats).toEqual({ home: 'h', away: 'a' });
    expect(find('two').byFile).toBeUndefined();
  });
});
