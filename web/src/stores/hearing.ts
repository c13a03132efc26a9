// What is heard of a match while something can happen in it.
import { computed, effect, signal } from '@preact/signals';
import type { Foreseen, GivenEmote, Update } from '../api/schema';
import { mayForesee } from '../core/foresight';
import { follow } from '../live/follow';
import type { Following, Link, Told } from '../live/messages';
import { language } from '../texts';
import type { Match } from './match';
import { look } from './reach';

export class Hearing {
  readonly link = signal<Link>('connecting');
  /** Who will win, if this page only watches. */
  readonly foreseen = signal<Foreseen | null>(null);
  /** The last sign that a coach gave. */
  readonly emote = signal<GivenEmote | null>(null);
  #following: Following | null = null;
  #deaf: (() => void) | null = null;

  constructor(
    readonly match: Match,
    readonly hear: (update: Update) => void,
  ) {}

  /** From now on; anew where other things are to be heard: in another language, from another seat, or of a match that goes on after its end. */
  begin(): void {
    const over = computed(() => this.match.now.value?.over ?? true);
    const sits = computed(() => Object.keys(this.match.seats.value).join());
    let spoken = language.peek();
    this.#deaf = effect(() => {
      void sits.value;
      const another = language.value !== spoken;
      spoken = language.value;
      this.#following?.stop();
      this.#following = over.value ? null : this.#follow();
      if (another) void this.match.readAgain();
    });
  }

  /** The page knows this version from an answer. */
  reached(version: number): void {
    this.#following?.reached(version);
  }

  stop(): void {
    this.#deaf?.();
    this.#following?.stop();
  }

  #follow(): Following | null {
    const { id, setup, now, seats, viewer } = this.match;
    const [agreed, known] = [setup.peek(), now.peek()];
    if (!agreed || !known) return null;
    const chances = mayForesee(agreed, seats.peek());
    const wanted = { match: id, version: known.version, viewer, chances, language: language.peek() };
    let lost = false;
    return follow(wanted, {
      told: (told) => this.#told(told),
      link: (state) => {
        this.link.value = state;
        if (state === 'lost' && !lost) void look();
        if (state === 'live' && lost) void this.match.readAgain();
        lost = state === 'lost';
      },
    });
  }

  #told(told: Told): void {
    switch (told.name) {
      case 'update':
        this.link.value = 'live';
        return this.hear(told.news);
      case 'chances':
        this.foreseen.value = told.news;
        return;
      case 'emote':
        this.emote.value = told.news;
        return;
      case 'end':
        if (told.news.why === 'gone') this.link.value = 'lost';
    }
  }
}
