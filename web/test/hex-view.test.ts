// Where the pitch of counter-attack is moved to, so that what counts is seen.
import { describe, expect, it } from 'vitest';
import { moveBy } from '../src/games/counter-attack/in-view';

const clear = { from: 0, to: 500 };
const by = (must: number[], better: number[] = []) => moveBy({ must, better }, clear, 10);

describe('what counts', () => {
  it('is left where it is, if it is seen', () => {
    expect(by([250])).toBe(0);
    expect(by([25, 475], [100, 200, 489])).toBe(0);
    expect(by([])).toBe(0);
  });

  it('is moved into view with what lies next to it, and no further', () => {
    expect(by([600])).toBe(125);
    expect(by([-20])).toBe(-45);
    // Where that is too much at once, by itself.
    expect(by([5, 470])).toBe(-6);
  });

  it('is seen with as many of the others as there is room for', () => {
    expect(by([600], [580, 640, 660])).toBe(171);
    expect(by([480], [700, 720, 980])).toBe(231);
    // Whoever must be seen is, whatever else would be.
    expect(by([25], [600, 610, 620, 630])).toBe(0);
  });

  it('is seen by its middle, if it is too large; where nothing is clear nothing moves', () => {
    expect(by([0, 1000])).toBe(250);
    expect(moveBy({ must: [600], better: [] }, { from: 0, to: 15 }, 10)).toBe(0);
  });
});
