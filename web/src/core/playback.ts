// Shows the frames one after the other. What is on screen is always the frame `shown`,
// so that nothing is known before its dice have been seen to roll.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Frame } from '../api/schema';
import { isDie, nextEnd, previousEnd, tells, throwAt } from './timeline';

export type Speed = 'slow' | 'normal' | 'fast' | 'at once';
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'at once'];

interface Pace {
  /** Milliseconds that dice roll. */
  roll: number;
  /** Milliseconds that an outcome stays before the next. */
  hold: number;
}

const PACES: Record<Speed, Pace> = {
  slow: { roll: 1000, hold: 2600 },
  normal: { roll: 650, hold: 1300 },
  fast: { roll: 220, hold: 380 },
  'at once': { roll: 0, hold: 0 },
};

/** What nothing is said about stays for a part of the time. */
const QUIET = 0.4;

export interface Tempo {
  speed: Speed;
  still: boolean; // no movement wanted
}

/** A figure that is moved, without dice and without a word, needs no long look. */
function isQuiet(frames: Frame[], at: number): boolean {
  const silent = frames[at]?.story.every((line) => !line.commentary && !line.why) ?? true;
  return silent && throwAt(frames, at).dice.length === 0;
}

export class Playback {
  /** The frame on screen. */
  readonly shown = signal(0);
  /** The frame whose dice are rolling, before it is shown. */
  readonly rolling = signal<number | null>(null);
  /** False: somebody stopped the film, to look at it. */
  readonly running = signal(true);
  /** True when the last frame is on screen. */
  readonly settled: ReadonlySignal<boolean>;

  /** Played again by somebody who wants to see it, however fast the match itself is shown. */
  #film = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly frames: ReadonlySignal<Frame[]>,
    readonly tempo: () => Tempo,
  ) {
    this.settled = computed(() => this.shown.value >= frames.value.length - 1 && this.rolling.value === null);
  }

  /** Frames have come: the first `kept` are the old ones. */
  arrive(kept: number): void {
    if (this.shown.peek() > kept - 1 || (this.rolling.peek() ?? 0) > kept - 1) {
      this.#stop();
      this.shown.value = Math.max(0, Math.min(this.shown.peek(), kept - 1));
    }
    this.#film = false;
    this.#go();
  }

  /** Jumps to the end. */
  skip(): void {
    this.#stop();
    this.shown.value = this.frames.peek().length - 1;
  }

  play(): void {
    if (this.shown.peek() >= this.frames.peek().length - 1) this.shown.value = 0;
    this.running.value = true;
    this.#film = true;
    this.#go();
  }

  pause(): void {
    this.#stop();
    this.running.value = false;
  }

  /** Shows a frame and stays there. */
  seek(frame: number): void {
    this.pause();
    this.shown.value = Math.max(0, Math.min(frame, this.frames.peek().length - 1));
  }

  step(by: 1 | -1): void {
    const frames = this.frames.peek();
    const shown = this.shown.peek();
    this.seek(by > 0 ? nextEnd(frames, shown) : previousEnd(frames, shown));
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.rolling.value = null;
  }

  #go(): void {
    const frames = this.frames.peek();
    if (this.#timer !== undefined || !this.running.peek()) return;
    if (this.shown.peek() >= frames.length - 1) return;
    const { speed: wanted, still } = this.tempo();
    const speed = this.#film && wanted === 'at once' ? 'fast' : wanted;
    if (speed === 'at once') return this.skip();
    const next = nextEnd(frames, this.shown.peek());
    const pace = PACES[speed];
    const roll = !still && throwAt(frames, next).dice.length > 0 && isDie(frames[next]) ? pace.roll : 0;
    if (roll === 0) return this.#show(next, pace);
    this.rolling.value = next;
    this.#timer = setTimeout(() => this.#show(next, pace), roll);
  }

  #show(next: number, pace: Pace): void {
    batch(() => {
      this.rolling.value = null;
      this.shown.value = next;
    });
    const frames = this.frames.peek();
    const big = tells(frames[next], 'goal') ? 2 : isQuiet(frames, next) ? QUIET : 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
    }, pace.hold * big);
  }
}
