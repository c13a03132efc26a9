// A lesson at the table: which step it is at, what the pupil may send, and what he is told of a try.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { ApiError, api } from '../api/client';
import type { Lesson, LessonStep } from '../api/schema';
import type { Scene } from '../games/module';
import type { Guide, Match } from './match';
import { finish } from './lessons';

/** After so many wrong tries the hint is shown. */
const TRIES = 2;

export interface WrongTry {
  choice: string;
  why: string;
  hint: string;
}

export class Tutor implements Guide {
  readonly at = signal(0);
  /** The last try, if it was wrong; gone when the pupil tries again. */
  readonly wrong = signal<WrongTry | null>(null);
  /** What was said of the last thing he did. */
  readonly right = signal('');
  readonly step: ReadonlySignal<LessonStep>;
  /** The pupil's steps: what is given by itself does not count. */
  readonly place: ReadonlySignal<{ step: number; steps: number }>;
  #tries = 0;
  /** The answers of the lesson itself are on their way. */
  readonly #giving = signal(false);
  readonly #stop: () => void;

  constructor(
    readonly lesson: Lesson,
    readonly match: Match,
    readonly Panel: ComponentType<{ match: Match; scene: Scene }>,
  ) {
    const steps = lesson.steps;
    this.step = computed(() => steps[Math.min(this.at.value, steps.length - 1)] as LessonStep);
    this.place = computed(() => {
      const acts = (some: LessonStep[]) => some.filter((step) => step.act !== 'given').length;
      return { step: Math.max(1, acts(steps.slice(0, this.at.value + 1))), steps: acts(steps) };
    });
    // What the others do comes by itself, when everything before it has been seen.
    this.#stop = effect(() => {
      const due = match.now.value && match.playback.settled.value && !match.busy.value;
      if (due && this.step.value.act === 'given' && !this.#giving.value) void this.#give();
      if (this.step.value.act === 'free') finish(lesson);
    });
  }

  close(): void {
    this.#stop();
  }

  /** As much of what the pupil wants to send as the lesson asks for; a wrong try is told. */
  passes(texts: string[]): string[] {
    if (this.#giving.peek()) return texts;
    let count = 0;
    for (const text of texts) {
      const step = this.lesson.steps[this.at.peek() + count];
      if (step?.act !== 'task') break;
      if (!step.accept.includes(text)) {
        if (count === 0) void this.#tell(step, text);
        break;
      }
      count += 1;
    }
    return texts.slice(0, count);
  }

  passed(texts: string[]): void {
    if (!this.#giving.peek()) this.#goOn(texts.length);
  }

  /** The pupil has read it. */
  read(): void {
    this.#goOn(1);
  }

  /** The pupil throws: the lesson knows what. */
  async roll(): Promise<void> {
    if (!this.#giving.peek()) await this.#give();
  }

  tryAgain(): void {
    this.wrong.value = null;
  }

  #goOn(steps: number): void {
    batch(() => {
      this.right.value = this.lesson.steps[this.at.peek() + steps - 1]?.right ?? '';
      this.wrong.value = null;
      this.at.value += steps;
    });
    this.#tries = 0;
  }

  /** Gives the answers of this step, each when the one before has been seen. */
  async #give(): Promise<void> {
    this.#giving.value = true;
    try {
      let rest = this.step.peek().answers;
      while (rest.length > 0) {
        const decides = this.match.now.peek()?.pending?.kind === 'decide';
        const dice = rest.findIndex((text) => !/^\d+$/.test(text));
        // Dice and cards go together; a decision is its coach's alone.
        const count = decides ? 1 : Math.max(1, dice < 0 ? rest.length : dice);
        if (!(await this.match.answer(rest.slice(0, count)))) return;
        rest = rest.slice(count);
        if (rest.length > 0) await this.#seen();
      }
      this.#goOn(1);
    } finally {
      this.#giving.value = false;
    }
  }

  #seen(): Promise<void> {
    return new Promise((done) => {
      const stop = effect(() => {
        if (!this.match.playback.settled.value) return;
        queueMicrotask(() => stop());
        done();
      });
    });
  }

  async #tell(step: LessonStep, choice: string): Promise<void> {
    this.#tries += 1;
    const hint = this.#tries >= TRIES ? step.hint : '';
    const named = step.wrong.find((one) => one.choice === choice) ?? step.wrong.find((one) => one.choice === null);
    if (named) {
      this.wrong.value = { choice, why: named.words, hint };
      return;
    }
    const { game, name } = this.lesson;
    try {
      const { why } = await api.whyNot(game, name, this.at.peek(), choice);
      this.wrong.value = { choice, why, hint };
    } catch (error) {
      this.wrong.value = { choice, why: error instanceof ApiError ? error.message : String(error), hint };
    }
  }
}
