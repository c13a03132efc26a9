import { signal, type Signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../src/api/schema';
import type { Tempo } from '../src/core/pace';
import { Playback } from '../src/core/playback';
import { frame, opening, story } from './samples';

const usual: Tempo = { speed: 'normal', still: false, highlights: false, turning: 'itself', people: ['home'] };
let tempo: Tempo;
let frames: Signal<Frame[]>;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  tempo = usual;
  frames = signal(opening.slice(0, 3));
  playback = new Playback(frames, () => tempo);
});
afterEach(() => vi.useRealTimers());

const arrive = (next: Frame[], kept: number) => {
  frames.value = next;
  playback.arrive(kept);
};

describe('frames that come', () => {
  it('are not shown before their dice have rolled', () => {
    playback.shown.value = 2;
    arrive(opening, 3);
    expect(playback.shown.value).toBe(2);
    expect(playback.rolling.value).toBe(7);
    expect(playback.settled.value).toBe(false);
    vi.advanceTimersByTime(700);
    expect(playback.shown.value).toBe(7);
    expect(playback.rolling.value).toBeNull();
    expect(playback.settled.value).toBe(true);
  });

  it('are shown one after the other', () => {
    playback.arrive(3); // from the first frame
    vi.advanceTimersByTime(700);
    expect(playback.shown.value).toBe(2);
    arrive(opening, 3);
    expect(playback.shown.value).toBe(2);
    vi.advanceTimersByTime(600);
    expect(playback.rolling.value).toBe(7);
    vi.advanceTimersByTime(700);
    expect(playback.settled.value).toBe(true);
  });

  it('are not looked at for long if nothing was thrown or said', () => {
    const moved = { story: [story({ kind: 'moved' })] };
    playback.shown.value = 0;
    arrive([frame(null), frame('home activate', 'mv 7H'), frame('home to', 'K22', moved), frame('home activate', 'end', moved)], 1);
    expect(playback.shown.value).toBe(2);
    vi.advanceTimersByTime(600);
    expect(playback.shown.value).toBe(3);
  });

  it('need no rolling when nothing may move, and no time at all at once', () => {
    tempo = { ...usual, still: true };
    playback.shown.value = 2;
    arrive(opening, 3);
    expect(playback.shown.value).toBe(7);
    tempo = { ...usual, speed: 'at once' };
    arrive([...opening, frame('home turn', 'shoot'), frame('attack', '1', { story: [story({ kind: 'shot' })] })], 8);
    vi.advanceTimersByTime(2700);
    expect(playback.settled.value).toBe(true);
  });

  it('are all there after a skip', () => {
    playback.arrive(3);
    arrive(opening, 3);
    playback.skip();
    expect(playback.shown.value).toBe(7);
    vi.advanceTimersByTime(10_000);
    expect(playback.shown.value).toBe(7);
  });
});

describe('an undo', () => {
  it('goes back to what still stands', () => {
    arrive(opening, 3);
    playback.skip();
    arrive(opening.slice(0, 3), 3);
    expect(playback.shown.value).toBe(2);
    expect(playback.settled.value).toBe(true);
  });

  it('stops dice that were rolling for what is gone', () => {
    playback.shown.value = 2;
    arrive(opening, 3);
    arrive(opening.slice(0, 3), 3);
    expect(playback.rolling.value).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(playback.shown.value).toBe(2);
  });
});

describe('whoever watches', () => {
  const goal = (at: string) => frame('card', '7', { story: [story({ kind: 'goal' }, { at, weight: 'goal', highlight: true, commentary: 'In!' })] });
  const dull = (at: string) => frame('card', '7', { story: [story({ kind: 'x' }, { at })] });
  const match = [frame(null), dull("1'"), dull("1'"), dull("2'"), goal("3'"), dull("4'"), goal("5'"), dull("5'")];

  beforeEach(() => {
    frames.value = match;
    playback.shown.value = 0;
    playback.pause();
  });

  it('pauses and goes on', () => {
    playback.goOn();
    expect(playback.rolling.value).toBe(1);
    playback.pause();
    vi.advanceTimersByTime(10_000);
    expect(playback.shown.value).toBe(0);
    playback.goOn();
    vi.advanceTimersByTime(700);
    expect(playback.shown.value).toBe(1);
  });

  it('is not thrown out of a pause by what comes', () => {
    arrive([...match, dull("6'")], match.length);
    vi.advanceTimersByTime(10_000);
    expect(playback.shown.value).toBe(0);
  });

  it('goes to each goal, and never past one', () => {
    expect(playback.leap('goal')).toBe(true);
    expect(playback.shown.value).toBe(4);
    vi.advanceTimersByTime(60_000);
    expect(playback.shown.value).toBe(4);
    expect(playback.leap('goal')).toBe(true);
    expect(playback.shown.value).toBe(6);
    expect(playback.leap('goal')).toBe(false);
    expect(playback.shown.value).toBe(6);
  });

  it('goes on from a goal if it was going on, once the goal had its room', () => {
    playback.goOn();
    playback.leap('goal');
    vi.advanceTimersByTime(4_000);
    expect(playback.shown.value).toBe(4);
    vi.advanceTimersByTime(4_000);
    expect(playback.shown.value).toBeGreaterThan(4);
  });

  it('stands still at a decision', () => {
    const turn = frame('home turn', 'shoot', { story: [story({ kind: 'shot' })] });
    frames.value = [...match, turn, goal("7'")];
    playback.goOn();
    expect(playback.leap('decision')).toBe(true);
    expect(playback.shown.value).toBe(7);
    vi.advanceTimersByTime(60_000);
    expect(playback.shown.value).toBe(7);
  });

  it('steps over what highlights leave out', () => {
    tempo = { ...usual, highlights: true };
    playback.step(1);
    expect(playback.shown.value).toBe(4);
    playback.step(-1);
    expect(playback.shown.value).toBe(0);
  });

  it('turns the cards of a minute, and waits', () => {
    tempo = { ...usual, turning: 'minute' };
    playback.goOn();
    expect([playback.running.value, playback.rolling.value]).toEqual([false, null]);
    playback.turn();
    vi.advanceTimersByTime(60_000);
    expect([playback.shown.value, playback.running.value]).toEqual([2, false]);
    playback.turn();
    expect(playback.turns).toBe(true);
    playback.turn();
    expect([playback.shown.value, playback.turns]).toEqual([3, false]);
  });

  it('turns card by card, and by itself if he would rather', () => {
    tempo = { ...usual, turning: 'card' };
    playback.turn();
    vi.advanceTimersByTime(60_000);
    expect(playback.shown.value).toBe(1);
    tempo = usual;
    playback.goOn();
    vi.advanceTimersByTime(60_000);
    expect(playback.settled.value).toBe(true);
  });

  it('turns at once what is shown at once', () => {
    tempo = { ...usual, turning: 'minute', speed: 'at once' };
    playback.turn();
    expect([playback.shown.value, playback.running.value, playback.turns]).toEqual([2, false, false]);
  });
});

describe('a film', () => {
  beforeEach(() => {
    frames.value = opening;
    playback.skip();
  });

  it('is stepped through and stays where it is put', () => {
    playback.step(-1);
    expect(playback.shown.value).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(playback.shown.value).toBe(2);
    playback.step(1);
    expect(playback.shown.value).toBe(7);
    playback.seek(99);
    expect(playback.shown.value).toBe(7);
  });

  it('plays from the start again, and takes its time even at once', () => {
    tempo = { ...usual, speed: 'at once' };
    playback.play();
    expect(playback.shown.value).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(playback.shown.value).toBe(7);
  });
});

describe('a look back', () => {
  const behind = () => playback.shown.value < playback.seen.value;

  it('is one until what was seen last is on screen again', () => {
    playback.shown.value = 2;
    playback.arrive(3);
    expect(behind()).toBe(false);
    playback.step(-1);
    expect(behind()).toBe(true);
    playback.backToNow();
    expect([playback.shown.value, behind(), playback.settled.value]).toEqual([2, false, true]);
  });

  it('leads back to what was seen, not to what has come since', () => {
    playback.shown.value = 2;
    playback.arrive(3);
    playback.step(-1);
    arrive(opening, 3);
    expect(playback.seen.value).toBe(2);
    playback.backToNow();
    expect(playback.shown.value).toBe(2);
    // What has come since is shown as ever.
    expect(playback.rolling.value).toBe(7);
  });

  it('is none where what followed was taken back', () => {
    playback.shown.value = 2;
    playback.arrive(3);
    playback.step(-1);
    const shown = playback.shown.value;
    arrive(opening.slice(0, shown + 1), shown + 1);
    expect(behind()).toBe(false);
  });
});
