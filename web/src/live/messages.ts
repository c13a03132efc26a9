// What is told of matches that are followed, and what a tab and the line that all tabs share say to each other.
import type { End, Foreseen, GivenEmote, Update } from '../api/schema';
import type { Language } from '../texts';

/** What the server tells of a match, by the names of its messages. */
export interface News {
  update: Update;
  /** Who will win. */
  chances: Foreseen;
  emote: GivenEmote;
  /** Nothing more comes. */
  end: End;
}

export const NAMES: (keyof News)[] = ['update', 'chances', 'emote', 'end'];

export type Link = 'connecting' | 'live' | 'lost';

/** A match as a page wants to follow it. */
export interface Wanted {
  match: string;
  /** The version that the page has. */
  version: number;
  /** What the page calls itself. */
  viewer: string;
  chances: boolean;
  language: Language;
}

/** One message, with what belongs to its name. */
export type Told = { [Name in keyof News]: { name: Name; news: News[Name] } }[keyof News];

export type ToTab = { kind: 'here' } | { kind: 'link'; match: string; state: Link } | ({ kind: 'told'; match: string } & Told);

export type FromTab =
  | { kind: 'follow'; wanted: Wanted }
  /** What an answer told the page, the line need not tell again. */
  | { kind: 'reached'; match: string; version: number }
  | { kind: 'leave'; match: string }
  /** The tab goes. */
  | { kind: 'gone' };

/** What a page does with what it hears. */
export interface Listener {
  told(told: Told): void;
  link(state: Link): void;
}

export interface Following {
  /** The page knows this version from an answer. */
  reached(version: number): void;
  stop(): void;
}
