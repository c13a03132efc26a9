// The pace of a match is the person's: pausing, stepping, leaping to what comes next, turning cards.
import { signal } from '@preact/signals';
import type { Landmark, Speed, Tempo, Turning } from '../core/pace';
import { SIDES } from '../core/plan';
import { gameModule } from '../games/registry';
import { words } from '../texts';
import { say } from './announcer';
import type { Match } from './match';
import { set, settings, tempo } from './settings';

/** Milliseconds that a message stays. */
const TOLD_FOR = 6000;

export class Pace {
  /** He is asked whether he wants to skip to the end; what was wanted is done then. */
  readonly asking = signal<(() => void) | null>(null);
  /** Why nothing else is shown, in words. */
  readonly told = signal('');
  /** It was seen to the end: from here on it is a film. */
  readonly ended = signal(false);
  /** It went on when he was asked. */
  #went = false;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: Match) {}

  /** Somebody is to look alone: there is no looking back over his shoulder. */
  get closed(): boolean {
    return this.match.curtain.value !== null;
  }

  /** How it is shown, as things stand: under a live clock nothing takes long. */
  tempo(): Tempo {
    const { now, setup } = this.match;
    const wanted = tempo();
    const live = now.peek()?.clock?.running ?? false;
    const speed = live && (wanted.speed === 'slow' || wanted.speed === 'normal') ? 'fast' : wanted.speed;
    const people = SIDES.filter((_, at) => setup.peek()?.coaches[at] === 'human');
    return { ...wanted, speed, people, turning: this.turning() };
  }

  /** The cards can be turned one by one: nobody decides anything, and they are not real ones that somebody turns anyway. */
  turned(): boolean {
    const setup = this.match.setup.value;
    return setup !== null && setup.dice !== 'mine' && gameModule(setup.game).turned === true;
  }

  /** There are decisions in this game, so that one can be looked for. */
  decides(): boolean {
    const setup = this.match.setup.value;
    return setup !== null && gameModule(setup.game).length?.decisions !== 0;
  }

  /** The next card waits to be turned, or is being turned. */
  turns(): boolean {
    return this.turning() !== 'itself' && !this.ended.value && !this.match.playback.settled.value;
  }

  /** Whoever plays turns the cards, unless he would rather not, or wants to see less. */
  turning(): Turning {
    const { turning, highlights, speed } = settings.value;
    const { seats, setup } = this.match;
    if (!this.turned()) return 'itself';
    if (turning !== 'usual') return turning;
    const plays = SIDES.some((side) => seats.value[side] !== undefined) && (setup.value?.coaches.includes('human') ?? false);
    return plays && !highlights && speed !== 'at once' ? 'minute' : 'itself';
  }

  /** Pauses or goes on; where cards are turned, turns. */
  toggle(): void {
    const { playback } = this.match;
    this.#quiet();
    if (this.goesOn() && !playback.turns) {
      playback.pause();
      return say(words.match.pace.held);
    }
    if (this.ended.peek()) return playback.play();
    if (playback.settled.peek()) return;
    if (this.turning() === 'itself') playback.goOn();
    else playback.turn();
  }

  /** Lines come by themselves. */
  goesOn(): boolean {
    const { running, settled } = this.match.playback;
    return running.value && !settled.value;
  }

  /** Somebody looks back, or at a match that is over. Play that goes on, and a question that waits, are not looked at like that. */
  looksBack(): boolean {
    const { playback, now } = this.match;
    const back = !playback.running.value && !playback.settled.value;
    return !this.closed && (back || now.value?.over === true);
  }

  /** What is on screen was seen before, and the match itself stands further on. */
  isBehind(): boolean {
    const { shown, seen } = this.match.playback;
    return !this.ended.value && shown.value < seen.value;
  }

  /** What stands now, after a look back. */
  backToNow(): void {
    this.#quiet();
    this.match.playback.backToNow();
    say(words.match.backAtNow);
  }

  step(by: 1 | -1): void {
    this.#quiet();
    if (!this.closed) this.match.playback.step(by);
  }

  /** The next goal, chance or decision; a question that waits before it comes first. */
  leap(what: Landmark): void {
    const { playback, now } = this.match;
    this.#quiet();
    if (this.closed || playback.settled.peek() || playback.leap(what)) return;
    // A question that waits is the next decision, and what will come after it nobody knows.
    const waits = now.peek()?.over === false;
    if (waits) playback.skip();
    if (!waits || what !== 'decision') this.#tell(words.match.pace.none[what][waits ? 'yet' : 'more']);
  }

  /** Skips to the end, once it was said that this is meant; who has seen it is not asked. */
  askEnd(act: () => void = () => undefined): void {
    const { playback } = this.match;
    this.#quiet();
    if (this.closed || playback.settled.peek()) return;
    if (this.ended.peek()) return playback.skip();
    this.#went = playback.running.peek();
    playback.pause();
    this.asking.value = act;
    say(words.match.pace.ask);
  }

  answerEnd(yes: boolean): void {
    const act = this.asking.peek();
    this.asking.value = null;
    if (!act) return;
    if (yes) {
      act();
      this.match.playback.skip();
    }
    if (yes || this.#went) this.match.playback.goOn();
  }

  /** At once is to the end of what there is: that is asked, too. */
  setSpeed(speed: Speed): void {
    const open = !this.match.playback.settled.peek() && !this.ended.peek();
    if (speed === 'at once' && open) this.askEnd(() => set('speed', speed));
    else set('speed', speed);
  }

  setTurning(turning: Turning): void {
    const { playback } = this.match;
    set('turning', turning);
    playback.pause();
    if (turning === 'itself') playback.goOn();
  }

  setHighlights(on: boolean): void {
    set('highlights', on);
    const { playback } = this.match;
    // Who waited for somebody to turn the next card waits no longer.
    if (on && settings.peek().turning === 'usual' && this.turned()) playback.goOn();
  }

  #quiet(): void {
    this.asking.value = null;
    this.told.value = '';
    clearTimeout(this.#telling);
  }

  #tell(text: string): void {
    this.told.value = text;
    this.#telling = setTimeout(() => (this.told.value = ''), TOLD_FOR);
    say(text);
  }
}
