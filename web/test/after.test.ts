import { describe, expect, it } from 'vitest';
import type { Foretold, Setup } from '../src/api/schema';
import { momentum } from '../src/core/momentum';
import { beatOf } from '../src/core/timeline';
import { mayForesee } from '../src/core/foresight';
import { frame, opening, story } from './samples';

const told = (common: string[]) => ({
  ...frame('home turn', 'shoot'),
  story: [story({ kind: 'goal' }, { common })],
});

describe('momentum', () => {
  const frames = [
    frame('home turn', 'advance'),
    told(["3' home shot on target", "3' home goal", "5' away corner"]),
    told(["12' away shot off target", "45+2' home penalty", 'pens home shoot-out kick scored']),
  ];

  it('weighs what happened, by five minutes', () => {
    const [first, second, third] = momentum(frames, 2);
    // A goal is no pressure of its own: its shot was counted.
    expect(first).toEqual({ from: 1, to: 5, home: 3, away: 1 });
    expect(second).toEqual({ from: 6, to: 10, home: 0, away: 0 });
    expect(third).toEqual({ from: 11, to: 15, home: 0, away: 2 });
  });

  it('counts added time with its half, and kicks of a shoot-out not at all', () => {
    const all = momentum(frames, 2);
    expect(all).toHaveLength(9);
    expect(all[8]).toEqual({ from: 41, to: 45, home: 3, away: 0 });
  });

  it('knows nothing of what is still to be shown', () => {
    expect(momentum(frames, 1)).toHaveLength(1);
    expect(momentum(frames, 0)).toEqual([]);
  });
});

describe('what if', () => {
  it('offers the answers of the picture on screen', () => {
    expect(beatOf(opening, 0)).toEqual([]);
    const beat = beatOf(opening, opening.length - 1);
    expect(beat.at(-1)).toBe(opening.length - 1);
    expect(beat).toEqual([...beat].sort((a, b) => a - b));
  });
});

describe('who is told who will win', () => {
  const setup = (coaches: [string, string], chances: Foretold): Setup => ({
    game: 'goal-dice',
    names: ['A', 'B'],
    coaches,
    dice: 'app',
    undo: 'free',
    options: [],
    one_screen: false,
    chances,
    exact_odds: true,
  });

  it('is everybody where nobody plays, or where it was agreed', () => {
    expect(mayForesee(setup(['sensible', 'sensible'], 'off'), { referee: 'x' })).toBe(true);
    expect(mayForesee(setup(['human', 'human'], 'on'), { home: 'x' })).toBe(true);
  });

  it('is whoever only watches, later', () => {
    expect(mayForesee(setup(['human', 'human'], 'delayed'), {})).toBe(true);
    expect(mayForesee(setup(['human', 'sensible'], 'delayed'), {})).toBe(true);
    expect(mayForesee(setup(['human', 'human'], 'delayed'), { home: 'x' })).toBe(false);
  });

  it('is nobody if it is off', () => {
    expect(mayForesee(setup(['human', 'sensible'], 'off'), {})).toBe(false);
  });
});
