// Where the pitch of counter-attack is moved to, so that what counts is seen.
import { describe, expect, it } from 'vitest';
import { moveBy } from '../src/games/counter-attack/in-view';

const clear = { from: 0, to: 500 };
const by = (must: number[], better: number[] = []) => moveBy({ must, better }, clear, 10);

describe('what counts', () => {
  it('is left where it is, if it is seen', () => {
    expect(by([250])).toBe(0);
    expect(by([11, 489], [100, 200])).toBe(0);
    expect(by([])).toBe(0);
  });

  it('is moved into view, and no further', () => {
    expect(by([600])).toBe(111);
    expect(by([-20])).toBe(-31);
  });

  it('is seen with as many of the others as there is room for', () => {
    expect(by([600], [580, 640, 660])).toBe(171);
    expect(by([480], [700, 720, 980])).toBe(231);
    // Whoever must be seen is, whatever else would be.
    expect(by([20], [600, 610, 620, 630])).toBe(0);
  });

  it('is seen by its middle, if it is too large; where nothing is clear nothing moves', () => {
    expect(by([0, 1000])).toBe(250);
    expect(moveBy({ must: [600], better: [] }, { from: 0, to: 15 }, 10)).toBe(0);
  });
});
