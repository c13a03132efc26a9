import { signal, type Signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../src/api/schema';
import { Playback, type Tempo } from '../src/core/playback';
import { frame, opening, story } from './samples';

let tempo: Tempo;
let frames: Signal<Frame[]>;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  tempo = { speed: 'normal', still: false };
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
    vi.advanceTimersByTime(1300);
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
    tempo = { speed: 'normal', still: true };
    playback.shown.value = 2;
    arrive(opening, 3);
    expect(playback.shown.value).toBe(7);
    tempo = { speed: 'at once', still: false };
    arrive([...opening, frame('home turn', 'shoot'), frame('attack', '1', { story: [story({ kind: 'shot' })] })], 8);
    vi.advanceTimersByTime(1300);
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
    tempo = { speed: 'at once', still: false };
    playback.play();
    expect(playback.shown.value).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(playback.shown.value).toBe(7);
  });
});
