// Shows the frames one after the other. What is on screen is always the frame `shown`,
// so that nothing is known before its dice have been seen to roll.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Frame } from '../api/schema';
import { beatsOf, nextLandmark, reel, timeOf, turnFrom, type Beat, type Landmark, type Tempo } from './pace';

/** How the frame on screen was reached: in its turn, by a step, by a leap over others, put there, or because what followed was taken back. */
export type Moved = 'played' | 'stepped' | 'leapt' | 'put' | 'taken back';

export class Playback {
  /** The frame on screen. */
  readonly shown = signal(0);
  /** The last frame that was on screen: whoever looks at one before it looks back. */
  readonly seen = signal(0);
  /** The frame whose dice are rolling, before it is shown. */
  readonly rolling = signal<number | null>(null);
  /** False: somebody stopped the film, to look at it. */
  readonly running = signal(true);
  /** True when the last frame is on screen. */
  readonly settled: ReadonlySignal<boolean>;
  /** How the frame on screen was reached. */
  moved: Moved = 'put';

  readonly #beats: ReadonlySignal<Beat[]>;
  /** Played again by somebody who wants to see it, however fast the match itself is shown. */
  #film = false;
  /** Where a turn that somebody made comes to its end. */
  #until: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly frames: ReadonlySignal<Frame[]>,
    readonly tempo: () => Tempo,
  ) {
    this.#beats = computed(() => beatsOf(frames.value));
    this.settled = computed(() => this.shown.value >= frames.value.length - 1 && this.rolling.value === null);
  }

  /** Frames have come: the first `kept` are the old ones. */
  arrive(kept: number): void {
    this.seen.value = Math.max(0, Math.min(Math.max(this.seen.peek(), this.shown.peek()), kept - 1));
    if (this.shown.peek() > kept - 1 || (this.rolling.peek() ?? 0) > kept - 1) {
      this.#stop();
      this.#put(Math.max(0, Math.min(this.shown.peek(), kept - 1)), 'taken back');
    }
    if (this.frames.peek().length > kept) this.#film = false;
    this.#go();
  }

  /** Jumps to the end. */
  skip(moved: Moved = 'leapt'): void {
    this.#stop();
    this.#put(this.frames.peek().length - 1, moved);
  }

  /** From here on, or from the first frame again. */
  play(): void {
    if (this.shown.peek() >= this.frames.peek().length - 1) this.#put(0, 'put');
    this.#film = true;
    this.goOn();
  }

  goOn(): void {
    this.running.value = true;
    this.#go();
  }

  pause(): void {
    this.#stop();
    this.running.value = false;
  }

  /** Shows a frame and stays there. */
  seek(frame: number): void {
    this.pause();
    this.#put(Math.max(0, Math.min(frame, this.frames.peek().length - 1)), 'put');
  }

  /** One line on or back. */
  step(by: 1 | -1): void {
    this.pause();
    const shown = this.shown.peek();
    const ends = reel(this.#beats.peek(), this.tempo()).map((beat) => beat.end);
    const next = by > 0 ? ends.find((end) => end > shown) : ends.findLast((end) => end < shown);
    if (next !== undefined) this.#put(next, 'stepped');
  }

  /** From where somebody looked back to where he had been, and on from there. */
  backToNow(): void {
    this.#stop();
    this.#put(Math.min(this.seen.peek(), this.frames.peek().length - 1), 'leapt');
    this.goOn();
  }

  /** Over everything up to the next of these; false if none is known. Goes on from there if it was going on. */
  leap(what: Landmark): boolean {
    const next = nextLandmark(this.#beats.peek(), this.shown.peek(), what, this.tempo().people);
    if (next === null) return false;
    this.#stop();
    if (what === 'decision') this.running.value = false;
    this.#show(next, 'leapt');
    return true;
  }

  /** Turns the next card, or those of a minute; a turn that is under way comes to its end at once. */
  turn(): void {
    const under = this.#until;
    this.pause();
    if (under !== null) return this.#put(under, 'leapt');
    this.#until = turnFrom(this.#beats.peek(), this.shown.peek(), this.tempo().turning);
    this.goOn();
  }

  /** A turn that somebody made is under way. */
  get turns(): boolean {
    return this.#until !== null;
  }

  close(): void {
    this.#stop();
  }

  #put(frame: number, moved: Moved): void {
    this.moved = moved;
    this.shown.value = frame;
    if (frame > this.seen.peek()) this.seen.value = frame;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = null;
    this.rolling.value = null;
  }

  #go(): void {
    if (this.#timer !== undefined || !this.running.peek()) return;
    const shown = this.shown.peek();
    const tempo = this.#tempo();
    const turned = tempo.turning !== 'itself' && !this.#film;
    if (turned && (this.#until === null || shown >= this.#until)) {
      this.#until = null;
      this.running.value = false;
      return;
    }
    if (shown >= this.frames.peek().length - 1) return;
    if (tempo.speed === 'at once') return this.#until === null ? this.skip('played') : this.turn();
    const next = reel(this.#beats.peek(), tempo).find((beat) => beat.end > shown);
    if (!next) return;
    const { roll } = timeOf(next, tempo);
    if (roll === 0) return this.#show(next.end, 'played');
    this.rolling.value = next.end;
    this.#timer = setTimeout(() => this.#show(next.end, 'played'), roll);
  }

  /** Shows a frame for its time, and goes on from there. */
  #show(next: number, moved: Moved): void {
    batch(() => {
      this.rolling.value = null;
      this.#put(next, moved);
    });
    const beat = this.#beats.peek().find((one) => one.end === next);
    const { hold } = beat ? timeOf(beat, this.#tempo()) : { hold: 0 };
    if (!this.running.peek()) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
    }, hold);
  }

  /** A film takes its time, though the match itself is shown at once. */
  #tempo(): Tempo {
    const tempo = this.tempo();
    return this.#film && tempo.speed === 'at once' ? { ...tempo, speed: 'fast' } : tempo;
  }
}
