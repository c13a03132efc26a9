import { describe, expect, it } from 'vitest';
import { randomText } from '../src/core/lots';
import { sha256 } from '../src/core/sha256';
import type { Pledge } from '../src/api/schema';
import { toNewMatch, type Plan } from '../src/core/plan';
import { additionOf, commitment, keepAddition, newAddition } from '../src/stores/additions';
import { askSeat, chooseSeat, find, remember } from '../src/stores/seats';

const PLAN: Plan = {
  game: 'goal-dice',
  names: { home: '', away: '' },
  coaches: { home: { who: 'me' }, away: { who: 'computer', name: 'sensible' } },
  dice: 'verifiable',
  undo: 'free', chances: 'delayed',
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

describe('an addition to the dice', () => {
  // FIPS 180-4 and NIST: "abc", the empty text, two blocks; and one of 1000 letters from Python's hashlib.
  it('is hashed with SHA-256', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('ä'.repeat(1000))).toBe('f02bb0d3c6e620be53d966e99864685c811c655ba66bb1c2c70b5ec2a20b9c04');
  });

  it('is bound as the server has it', () => {
    const promised = sha256('00112233445566778899aabbccddeeff'.repeat(2));
    expect(commitment(promised, 'home', '000102030405060708090a0b0c0d0e0f f00d')).toBe('d4e2c72d5837e2635859fcbc83b50c086252189c267d62f19ca9b92e86f9916e');
  });

  it('is kept here until it is revealed, and only where it was made', () => {
    const addition = newAddition(' seven\tgoals ');
    expect(addition).toMatch(/^[0-9a-f]{32} seven goals$/);
    expect(newAddition('')).toMatch(/^[0-9a-f]{32}$/);
    const promised = sha256('secret');
    const hash = commitment(promised, 'away', addition);
    const pledge: Pledge = {
      promised,
      form: 2,
      commitments: [null, hash],
      contributions: [null, null],
      lacking: ['away'],
      due: [null, 'reveal'],
      unrevealed: null,
      secret: null,
    };
    expect(additionOf('one', 'away', pledge)).toBeNull();
    keepAddition('one', 'away', addition);
    keepAddition('one', 'away', newAddition('a second click'));
    expect(additionOf('one', 'away', pledge)).toBe(addition);
    expect(additionOf('one', 'home', pledge)).toBeNull();
    expect(additionOf('two', 'away', pledge)).toBeNull();
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
