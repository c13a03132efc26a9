// Signs of life to and from: who is at the other screen, and how many watch.
import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { Presence as Heard } from '../api/schema';
import { secretFor } from './seats';
import type { Match } from './match';

/** If the server does not say, or does not answer. */
const USUAL = 20_000;

export class Presence {
  readonly heard = signal<Heard | null>(null);
  readonly backLater = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly match: Match) {}

  /** Gives a sign of life, and again when the next one is due. */
  async sign(): Promise<void> {
    clearTimeout(this.#timer);
    const { match } = this;
    let due = USUAL;
    try {
      const seat = secretFor(match.seats.peek(), 'anybody');
      const heard = await api.present(match.id, seat, { viewer: match.viewer, back_later: this.backLater.peek() });
      this.heard.value = heard;
      due = heard.again_in;
    } catch {
      // The live connection says that the server is gone.
    }
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sign(), due);
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
