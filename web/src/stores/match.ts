// One open match: its timeline, its playback, and what can be done to it.
import type { ComponentType } from 'preact';
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { ApiError, api } from '../api/client';
import type { Board, Decision, Emote, Frame, MixStep, Now, Pending, Pledge, Presence, Setup, Side, Successor, Update } from '../api/schema';
import { costOf } from '../core/foresight';
import { keepMatch } from '../core/kept-files';
import { randomText } from '../core/lots';
import { SIDES } from '../core/plan';
import { Playback } from '../core/playback';
import type { Situation } from '../core/position';
import type { Scene } from '../games/module';
import { GAP, applyUpdate, frameAt, reconcile, situationAt } from '../core/timeline';
import { words } from '../texts';
import { Hearing } from './hearing';
import { Invitation } from './invitation';
import { Pace } from './pace';
import { whenBack } from './reach';
import * as seats from './seats';

export interface Odds {
  version: number;
  decision: Decision;
}

/** Somebody beside the table who looks at what is to be sent, and says in the place of the question what is to be done. */
export interface Guide {
  Panel: ComponentType<{ match: Match; scene: Scene }>;
  /** As much of it as may be sent. */
  passes(texts: string[]): string[];
  /** That was sent. */
  passed(texts: string[]): void;
  close(): void;
}

/** Milliseconds of quiet before a match is kept. */
const KEEP_AFTER = 400;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Match {
  readonly setup = signal<Setup | null>(null);
  readonly board = signal<Board | null>(null);
  readonly now = signal<Now | null>(null);
  readonly frames = signal<Frame[]>([]);
  /** When `now` came, by the page's clock: a live clock is counted on from there. */
  readonly received = signal(0);
  readonly fault = signal<ApiError | null>(null);
  readonly notice = signal('');
  readonly busy = signal(false);
  readonly odds = signal<Odds | null>(null);
  readonly spent = signal<{ choice: string; cost: number } | null>(null);
  readonly hearing = new Hearing(this, (update) => this.#hear(update));
  /** A link to a seat was opened here, and nobody has sat down yet. */
  readonly invitation = new Invitation(this);
  readonly playback: Playback;
  readonly pace: Pace;
  guide: Guide | null = null;
  /** What this page calls itself. */
  readonly viewer = randomText();

  readonly seats: ReadonlySignal<seats.Known['seats']>;
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly situation: ReadonlySignal<Situation>;
  /** It waits for somebody at this page, whatever is on screen. */
  readonly waitsHere: ReadonlySignal<boolean>;
  /** This page may give the answer that is waited for, and everything before it has been seen. */
  readonly asked: ReadonlySignal<boolean>;
  /** A real die or card is due that can be entered here: it lies on the table, and waits for no animation. */
  readonly due: ReadonlySignal<Pending | null>;
  /** Something is sealed, two people share this screen, and this one has not said that he looks alone. */
  readonly curtain: ReadonlySignal<Side | null>;
  /** The sides whose papers may be shown. */
  readonly unsealed: ReadonlySignal<Side[]>;
  /** Who looks alone. */
  readonly #looks = signal<Side | null>(null);

  /** The dice that are on their way, one after the other. */
  #rolled: Promise<boolean> = Promise.resolve(true);
  #closed = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.playback = new Playback(this.frames, () => this.pace.tempo());
    this.pace = new Pace(this);
    this.seats = computed(() => seats.find(id).seats);
    this.frame = computed(() => this.frames.value[this.playback.shown.value]);
    this.situation = computed(() => situationAt(this.frames.value, this.playback.shown.value));
    this.curtain = computed(() => {
      const now = this.now.value;
      const side = now?.waits_for;
      const shared = SIDES.every((one) => this.seats.value[one] !== undefined);
      if (!now?.sealed || !shared || (side !== 'home' && side !== 'away')) return null;
      return this.#looks.value === side ? null : side;
    });
    this.waitsHere = computed(() => {
      const now = this.now.value;
      if (!now?.pending || now.over) return false;
      if (now.waits_for === 'contributions') return mixes(now.pledge, this.seats.value);
      return seats.secretFor(this.seats.value, now.waits_for) !== null;
    });
    this.asked = computed(() => this.waitsHere.value && this.now.value?.waits_for !== 'contributions' && this.playback.settled.value && !this.curtain.value);
    this.due = computed(() => {
      const pending = this.now.value?.pending ?? null;
      const isReal = pending?.kind === 'roll' || pending?.kind === 'draw';
      return isReal && this.waitsHere.value && !this.curtain.value ? pending : null;
    });
    this.unsealed = computed(() => {
      const now = this.now.value;
      if (!now?.sealed) return SIDES;
      if (this.curtain.value) return [];
      const mine = SIDES.filter((side) => this.seats.value[side] !== undefined);
      return mine.length > 1 ? mine.filter((side) => side === now.waits_for) : mine;
    });
  }

  /** He is alone at the screen now. */
  draw(side: Side): void {
    this.#looks.value = side;
  }

  /** Reads the match and listens to it; shown from a line of its log on, if there is one. */
  async open(line: number | null = null): Promise<void> {
    try {
      const read = await this.#untilRead();
      if (!read) return;
      const { view, sent } = read;
      const fresh = seats.touch(this.id);
      batch(() => {
        this.setup.value = view.setup;
        this.board.value = view.board;
        this.frames.value = view.frames;
        this.#take(view.now);
        if (!fresh) this.playback.shown.value = Math.min(seats.seenOf(this.id) ?? Infinity, view.frames.length - 1);
      });
      if (sent && !view.kept) this.invitation.judge(sent, view);
      this.playback.arrive(view.frames.length);
      if (line !== null) this.showLine(line);
      this.hearing.begin();
      this.invitation.watch();
    } catch (error) {
      if (!this.#closed) this.fault.value = asApiError(error);
    }
  }

  /** The moment of a line of the log, to be looked at. */
  showLine(line: number): void {
    const { frame, stands } = frameAt(this.frames.peek(), line);
    this.playback.seek(frame);
    if (!stands) this.notice.value = words.match.momentGone;
  }

  close(): void {
    this.#closed = true;
    this.guide?.close();
    this.leave();
    this.playback.close();
    clearTimeout(this.#keeping);
    void this.#keep().catch(() => undefined);
    this.hearing.stop();
    this.invitation.stop();
  }

  /** Notes how far it was seen, to go on from there. */
  leave(): void {
    if (this.now.peek()) seats.noteSeen(this.id, this.playback.settled.peek() ? null : this.playback.shown.peek());
  }

  async answer(wanted: string[]): Promise<boolean> {
    const texts = this.guide?.passes(wanted) ?? wanted;
    if (texts.length === 0) return false;
    const now = this.now.peek();
    const secret = seats.secretFor(this.seats.peek(), now?.waits_for ?? null);
    if (!now || !secret) return false;
    const odds = this.odds.peek();
    const done = await this.#send(() => api.answer(this.id, this.#as(secret), now.version, texts), () => {
      // Who types the next die has seen the last one: what is shown catches up.
      if (!this.playback.settled.peek()) this.playback.skip('played');
    });
    // Whoever looked about before he answered wants to see what comes of it.
    if (done) this.playback.goOn();
    if (done) this.guide?.passed(texts);
    if (!done && texts.length > 1 && this.notice.peek()) this.notice.value += ` ${words.match.noneKept}`;
    if (done && odds?.version === now.version) this.spent.value = costOf(odds.decision, texts[0]);
    else if (done) this.spent.value = null;
    return done;
  }

  /** Enters dice or cards; those that come while others are on their way go after them. */
  roll(texts: string[]): Promise<boolean> {
    this.#rolled = this.#rolled.then(async () => (this.due.peek() ? this.answer(texts) : false));
    return this.#rolled;
  }

  /** Gives the other side a sign. */
  async giveEmote(emote: Emote): Promise<void> {
    const secret = seats.secretFor(this.seats.peek(), 'anybody');
    // A sign that does not arrive is not worth a word.
    if (secret) await api.emote(this.id, secret, emote).catch(() => undefined);
  }

  /** What a sign of life brought: after full time nothing else tells of a rematch, or that it goes on. */
  hearOf({ version, rematch }: Pick<Presence, 'version' | 'rematch'>): void {
    const now = this.now.peek();
    if (now?.over && (version !== now.version || rematch !== now.rematch)) void this.readAgain();
  }

  /** Takes a step on the way to verifiable dice, for a side of ours. */
  async mix(side: Side, step: MixStep, text = ''): Promise<boolean> {
    const secret = this.seats.peek()[side];
    const version = this.now.peek()?.version ?? 0;
    return secret ? this.#send(() => api.mix(this.id, this.#as(secret), version, step, text)) : false;
  }

  /** Says no to the other side's wish to take back, or withdraws ours. */
  declineUndo(): Promise<boolean> {
    return this.#sendAs((secret, version) => api.undo(this.id, this.#as(secret), version, true));
  }

  /** Lets somebody else have a seat; a new secret for it comes back, if it has one. */
  async takeOver(side: Side, by: Successor): Promise<string | null> {
    const own = this.seats.peek()[by === 'returned' ? side : side === 'home' ? 'away' : 'home'];
    const version = this.now.peek()?.version ?? 0;
    let fresh: string | null = null;
    if (!own) return null;
    await this.#send(async () => {
      const { secret, update } = await api.takeOver(this.id, own, { version, side, by });
      fresh = secret;
      return update;
    });
    return fresh;
  }

  undo(): Promise<boolean> {
    return this.#sendAs((secret, version) => api.undo(this.id, this.#as(secret), version));
  }

  pause(on: boolean): Promise<boolean> {
    return this.#sendAs((secret, version) => api.pause(this.id, this.#as(secret), version, on));
  }

  async askOdds(): Promise<void> {
    const version = this.now.peek()?.version ?? 0;
    this.busy.value = true;
    try {
      this.odds.value = { version, decision: await api.odds(this.id) };
    } catch (error) {
      this.notice.value = tell(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** The id of the rematch, with our secrets kept for it. */
  async rematch(): Promise<string | null> {
    const mine = seats.find(this.id);
    const secret = mine.seats.home ?? mine.seats.away ?? mine.seats.referee;
    const known = this.now.peek()?.rematch;
    try {
      const id = secret ? (await api.rematch(this.id, secret)).id : known;
      if (id) seats.remember(id, { seats: mine.seats, invites: mine.invites }, true);
      return id ?? null;
    } catch (error) {
      this.notice.value = tell(error);
      return null;
    }
  }

  /** The seat whose turn it is to agree or to act, among ours. */
  #actor(): string | null {
    const now = this.now.peek();
    const mine = this.seats.peek();
    const asking = now?.undo.asked_by ?? now?.clock?.pause_asked_by;
    const first: Side | null = asking ? (asking === 'home' ? 'away' : 'home') : null;
    const waits = now?.waits_for === 'home' || now?.waits_for === 'away' ? now.waits_for : null;
    return (first && mine[first]) ?? (waits && mine[waits]) ?? seats.secretFor(mine, 'anybody');
  }

  #as(seat: string) {
    return { seat, viewer: this.viewer };
  }

  async #sendAs(post: (secret: string, version: number) => Promise<Update>): Promise<boolean> {
    const now = this.now.peek();
    const secret = this.#actor();
    if (!now || !secret) return false;
    this.spent.value = null;
    return this.#send(() => post(secret, now.version));
  }

  async #send(post: () => Promise<Update>, before: () => void = () => undefined): Promise<boolean> {
    if (this.busy.peek()) return false;
    this.busy.value = true;
    this.notice.value = '';
    try {
      const update = await this.#untilHeard(post);
      before();
      this.#apply(update);
      this.hearing.reached(update.now.version);
      return true;
    } catch (error) {
      this.notice.value = tell(error);
      if (error instanceof ApiError && error.status === 409) {
        this.notice.value = words.match.movedOn;
        await this.readAgain();
      }
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Sends it again when the server is back. It is meant for one version of the match, so that it cannot count twice. */
  async #untilHeard(post: () => Promise<Update>): Promise<Update> {
    for (;;) {
      try {
        return await post();
      } catch (error) {
        if (this.#closed || !(error instanceof ApiError)) throw error;
        if (error.status === 0) {
          this.notice.value = words.offline.waits;
          await whenBack();
        } else if (error.againAfter !== null) {
          // Kept or not: the server knows what it has.
          this.notice.value = error.message;
          await pause(error.againAfter * 1000);
        } else {
          throw error;
        }
        this.notice.value = '';
      }
    }
  }

  /** The match, asked for until the server answers; and as whom that was, if there was an invitation. */
  async #untilRead() {
    for (;;) {
      try {
        const own = this.seats.peek();
        const sent = this.invitation.secret();
        const view = await api.match(this.id, sent ?? own.home ?? own.away ?? own.referee);
        this.notice.value = '';
        return this.#closed ? null : { view, sent };
      } catch (error) {
        if (this.#closed) return null;
        if (!(error instanceof ApiError) || (error.status !== 0 && error.againAfter === null)) throw error;
        this.notice.value = tell(error);
        await (error.againAfter === null ? whenBack() : pause(error.againAfter * 1000));
      }
    }
  }

  /** A live message proves no seat: while something is sealed, the match is read with ours. */
  #hear(update: Update): void {
    const sealed = update.now.sealed || this.now.peek()?.sealed;
    const news = update.now.version > (this.now.peek()?.version ?? 0);
    if (!sealed) this.#apply(update);
    else if (news) void this.readAgain();
  }

  #take(now: Now): void {
    this.now.value = now;
    this.received.value = performance.now();
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.#keep().catch(() => undefined), KEEP_AFTER);
    if (this.odds.peek()?.version !== now.version) this.odds.value = null;
  }

  /** As it stands, for when the server is away. */
  async #keep(): Promise<void> {
    if (seats.find(this.id).lesson) return;
    const [setup, board, now] = [this.setup.peek(), this.board.peek(), this.now.peek()];
    if (!setup || !board || !now) return;
    await keepMatch({ id: this.id, setup, board, you: null, now, frames: this.frames.peek() }, api.fileAddress(this.id));
  }

  #apply(update: Update): void {
    const now = this.now.peek();
    if (!now || this.#closed) return;
    const applied = applyUpdate({ now, frames: this.frames.peek() }, update);
    if (applied === null) return;
    if (applied === GAP) return void this.readAgain();
    this.#put(applied.now, applied.frames, applied.kept);
  }

  #put(now: Now, frames: Frame[], kept: number): void {
    batch(() => {
      this.#take(now);
      this.frames.value = frames;
    });
    this.playback.arrive(kept);
  }

  /** Reads the whole match again, and goes on from what still stands. */
  async readAgain(): Promise<void> {
    try {
      const own = this.seats.peek();
      const read = await api.match(this.id, own.home ?? own.away ?? own.referee);
      const now = this.now.peek();
      if (this.#closed || !now || read.now.version < now.version) return;
      const applied = reconcile({ now, frames: this.frames.peek() }, read);
      this.#put(applied.now, applied.frames, applied.kept);
    } catch {
      // The live connection keeps trying, and says so.
    }
  }
}

/** Somebody here has yet to mix something into the dice; what is revealed reveals itself. */
function mixes(pledge: Pledge | null, mine: seats.Known['seats']): boolean {
  const isDue = (side: Side) => mine[side] !== undefined && pledge?.due[SIDES.indexOf(side)] !== 'reveal';
  return pledge?.lacking.some(isDue) ?? false;
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, String(error));
}

export function tell(error: unknown): string {
  const { message, cure } = asApiError(error);
  return cure ? `${message} ${cure}` : message;
}
