// Signs of life to and from: who is at the other screen, and how many watch.
import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { Presence as Heard } from '../api/schema';
import { secretFor } from './seats';
import type { Match } from './match';

/** If the server does not say, or does not answer. */
const USUAL = 20_000;
/** After full time nothing else tells of a rematch: so often it is asked for, and so long. */
const AFTER_FULL_TIME = { every: 5_000, for: 600_000 };

export class Presence {
  readonly heard = signal<Heard | null>(null);
  readonly backLater = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** When the match was first seen to be over. */
  #over: number | null = null;

  constructor(readonly match: Match) {}

  /** Gives a sign of life, and again when the next one is due. */
  async sign(): Promise<void> {
    clearTimeout(this.#timer);
    const { match } = this;
    if (this.#hasGone()) return;
    let due = USUAL;
    try {
      const seat = secretFor(match.seats.peek(), 'anybody');
      const heard = await api.present(match.id, seat, { viewer: match.viewer, back_later: this.backLater.peek() });
      this.heard.value = heard;
      match.hearOf(heard);
      due = match.now.peek()?.over ? Math.min(heard.again_in, AFTER_FULL_TIME.every) : heard.again_in;
    } catch {
      // The live connection says that the server is gone.
    }
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sign(), due);
  }

  /** Nobody is waited for any more. */
  #hasGone(): boolean {
    const { now, setup } = this.match;
    if (!now.peek()?.over) return false;
    this.#over ??= Date.now();
    return !setup.peek()?.coaches.includes('human') || Date.now() - this.#over > AFTER_FULL_TIME.for;
  }

  say(backLater: boolean): void {
    this.backLater.value = backLater;
    void this.sign();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
