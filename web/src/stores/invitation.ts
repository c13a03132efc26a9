// A link to a seat that was opened here. Its secret is kept in this browser from the first moment; what it proves the
// server says, and whoever opened it sits down when he wants to.
import { effect, signal } from '@preact/signals';
import type { MatchView, Side } from '../api/schema';
import { api } from '../api/client';
import { words } from '../texts';
import type { Match } from './match';
import * as seats from './seats';
import { whenBack } from './reach';

export class Invitation {
  /** The side whose coach may sit down here. */
  readonly side = signal<Side | null>(null);
  #judged: string | null = null;
  #deaf: (() => void) | null = null;

  constructor(readonly match: Match) {}

  /** The secret that came with the link. */
  secret(): string | null {
    return seats.find(this.match.id).invitation ?? null;
  }

  /** What the server said of a secret. */
  judge(secret: string, { you, now }: Pick<MatchView, 'you' | 'now'>): void {
    const { id } = this.match;
    this.#judged = secret;
    if (!you) {
      seats.dropInvitation(id);
      this.match.notice.value = words.match.badInvitation;
      void this.match.readAgain();
    } else if (you === 'referee' || now.over) {
      seats.takeSeat(id, you, secret);
    } else {
      this.side.value = you;
    }
  }

  sitDown(): void {
    const [side, secret] = [this.side.peek(), this.secret()];
    if (side && secret) seats.takeSeat(this.match.id, side, secret);
    void this.match.readAgain();
  }

  /** Another link may be opened on this page while it only watches, or in another tab of this browser. */
  watch(): void {
    this.#deaf = effect(() => {
      const secret = this.secret();
      if (secret === null) this.side.value = null;
      else if (secret !== this.#judged) void this.#ask(secret);
    });
  }

  stop(): void {
    this.#deaf?.();
  }

  async #ask(secret: string): Promise<void> {
    this.#judged = secret;
    for (;;) {
      const view = await api.match(this.match.id, secret).catch(() => null);
      if (view && !view.kept) return this.judge(secret, view);
      await whenBack();
      if (this.secret() !== secret) return;
    }
  }
}
