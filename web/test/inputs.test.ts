import { describe, expect, it } from 'vitest';
import type { Option } from '../src/api/schema';
import { facesOf, readCards, readDice } from '../src/core/dice-input';
import { choiceOf, keysOf } from '../src/core/keys';
import { changed, isChanged, kindOf, outOfRange, valueTitle } from '../src/core/options';

describe('own dice', () => {
  const read = (text: string, lowest = 1, highest = 6) => readDice(text, lowest, highest);

  it('are read with or without spaces', () => {
    for (const text of ['3 3 5 1', '3,3,5,1', ' 3 3  5 1 ', '3351', '33 51']) {
      expect(read(text)).toEqual({ ok: true, faces: ['3', '3', '5', '1'] });
    }
  });

  it('may go on with another die', () => {
    expect(read('4 8 2')).toEqual({ ok: true, faces: ['4', '8', '2'] });
  });

  it('know that a ten is the 0 of a ten-sided die', () => {
    expect(read('10', 0, 9)).toEqual({ ok: true, faces: ['0'] });
    expect(read('6 2 10')).toEqual({ ok: true, faces: ['6', '2', '0'] });
    expect(read('0', 0, 9)).toEqual({ ok: true, faces: ['0'] });
  });

  it('keep numbers of two digits whole on larger dice', () => {
    expect(read('12 7', 1, 20)).toEqual({ ok: true, faces: ['12', '7'] });
  });

  it('are refused if the first is not on the die', () => {
    expect(read('7')).toEqual({ ok: false, wrong: '7' });
    expect(read('0 3')).toEqual({ ok: false, wrong: '0' });
    expect(read('')).toEqual({ ok: false, wrong: '' });
    expect(read('3 x')).toEqual({ ok: false, wrong: 'x' });
  });

  it('have all faces to tap', () => {
    expect(facesOf(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(facesOf(0, 9)).toHaveLength(10);
  });
});

describe('own cards', () => {
  const read = (text: string) => readCards(text, 1, 101);

  it('are read by their numbers as dice are', () => {
    expect(read('57 101')).toEqual({ ok: true, faces: ['57', '101'] });
    expect(read('999')).toEqual({ ok: false, wrong: '999' });
    expect(read('')).toEqual({ ok: false, wrong: '' });
  });

  it('go as they were typed by what they show', () => {
    for (const text of ['top 41', 'M +1 CTL', '-1', '+2', '6v5, 12 15', 'X', '0']) {
      expect(read(` ${text} `)).toEqual({ ok: true, faces: [text] });
    }
  });
});

describe('keys', () => {
  it('are a number, and a letter that is nobody else’s', () => {
    expect(keysOf(['advance', 'shoot'])).toEqual([
      ['1', 'a'],
      ['2', 's'],
    ]);
    expect(keysOf(['lose turn', 'send back', 'lose die'])).toEqual([['1'], ['2', 's'], ['3']]);
  });

  it('find their choice', () => {
    expect(choiceOf(['advance', 'shoot'], 'S')).toBe('shoot');
    expect(choiceOf(['advance', 'shoot'], '1')).toBe('advance');
    expect(choiceOf(['advance', 'shoot'], '3')).toBeNull();
  });
});

describe('options', () => {
  const option = (name: string, values: string[], standard: string): Option => ({
    name,
    title: name,
    values,
    value_titles: {},
    default: standard,
    clause: '',
    meaning: '',
  });
  const half = option('half_seconds', ['10..3600'], '300');
  const wild = option('wild', ['false', 'true'], 'false');
  const clock = option('time_model', ['uniform', 'detailed', 'live'], 'uniform');

  it('are switches, words or numbers', () => {
    expect(kindOf(half)).toEqual({ kind: 'number', min: 10, max: 3600 });
    expect(kindOf(option('x', ['1..=30'], '1'))).toEqual({ kind: 'number', min: 1, max: 30 });
    expect(kindOf(wild)).toEqual({ kind: 'switch' });
    expect(kindOf(clock).kind).toBe('words');
  });

  it('have values for people', () => {
    const words = { ...clock, value_titles: { live: 'a real clock' } };
    expect(valueTitle(words, 'live', ['off', 'on'])).toBe('a real clock');
    expect(valueTitle(words, 'uniform', ['off', 'on'])).toBe('uniform');
    expect(valueTitle(wild, 'true', ['off', 'on'])).toBe('on');
    expect(valueTitle(half, '180', ['off', 'on'])).toBe('180');
  });

  it('are sent only where they differ', () => {
    const values = { half_seconds: '180', wild: 'false', time_model: 'live' };
    expect(changed([half, wild, clock], values)).toEqual(['half_seconds=180', 'time_model=live']);
    expect(changed([half, wild, clock], {})).toEqual([]);
    expect(isChanged(wild, values)).toBe(false);
  });

  it('know their range', () => {
    expect(outOfRange(half, { half_seconds: '9' })).toBe(true);
    expect(outOfRange(half, { half_seconds: '' })).toBe(true);
    expect(outOfRange(half, { half_seconds: '12.5' })).toBe(true);
    expect(outOfRange(half, {})).toBe(false);
  });
});
