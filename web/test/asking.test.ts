import { describe, expect, it } from 'vitest';
import { askOf, atPace, byName, namedFor, ticked, type Wish } from '../src/core/asking';

const may = (name: string, asked: boolean) => ({ name, asked });
const deck = { id: 'deck', may: [may('press', true), may('stall', false)] };
const dice = { id: 'dice', may: [] };
const usual: Wish = { pace: 'usual', named: {} };

describe('how often somebody is asked', () => {
  it('is a pace, and the usual one is not told', () => {
    expect(askOf(deck, usual)).toBeNull();
    expect(askOf(deck, { ...usual, pace: 'more' })).toEqual(['more']);
    expect(askOf(deck, { ...usual, pace: 'less' })).toEqual(['less']);
    expect(askOf(deck, { ...usual, pace: 'nothing' })).toEqual([]);
  });

  it('says nothing to a game that has nothing to ask', () => {
    expect(askOf(dice, { ...usual, pace: 'nothing' })).toBeNull();
  });

  it('may be said question by question, for one game', () => {
    const wish = byName({ ...usual, pace: 'more' }, 'deck', ['stall', 'gone']);
    expect(askOf(deck, wish)).toEqual(['stall']);
    expect(ticked(deck, wish)).toEqual(['stall']);
    expect(askOf({ ...deck, id: 'other' }, wish)).toEqual(['more']);
  });

  it('shows ticked what is asked, and nothing where nothing is', () => {
    expect(ticked(deck, usual)).toEqual(['press']);
    expect(ticked(deck, { ...usual, pace: 'nothing' })).toEqual([]);
  });

  it('is a pace again as soon as one is chosen', () => {
    const wish = atPace(byName(byName(usual, 'deck', []), 'dice', ['a']), 'deck', 'less');
    expect(namedFor(deck, wish)).toBeNull();
    expect(wish).toEqual({ pace: 'less', named: { dice: ['a'] } });
  });
});
