// What the server says and hears. One place; nothing else declares these shapes.

export type Side = 'home' | 'away';
export type Seat = Side | 'referee';
export type WaitsFor = Side | 'anybody' | null;
export type Pair = [number, number];

export interface Server {
  version: string;
  addresses: string[];
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  clause: string;
  meaning: string;
}

export interface Game {
  id: string;
  name: string;
  about: string;
  options: Option[];
  coaches: { name: string; about: string }[];
  /** What a coach may decide but need not. */
  may: { name: string; asked: boolean }[];
  /** Any name will do for a team. */
  any_name: boolean;
}

export interface Team {
  id: string;
  name: string;
  short: string;
  about: string;
  /** The teams it stands with; empty if all stand together. */
  group: string;
}

export type UndoRule = 'free' | 'until-chance' | 'agreed' | 'off';

export interface NewMatch {
  game: string;
  home?: string;
  away?: string;
  coaches?: { home?: string; away?: string };
  dice?: 'app' | 'mine';
  seed?: number;
  undo?: UndoRule;
  one_screen?: boolean;
  options?: string[];
  ask?: string[];
}

export interface Created {
  id: string;
  seats: Record<Seat, string | null>;
}

export interface Summary {
  id: string;
  game: string;
  names: [string, string];
  coaches: [string, string];
  score: Pair;
  at: string;
  over: boolean;
  waits_for: WaitsFor;
  created: number;
  changed: number;
}

export interface Setup {
  game: string;
  names: [string, string];
  coaches: [string, string];
  dice: 'app' | 'mine';
  undo: string;
  options: string[];
  one_screen: boolean;
}

export type Pending =
  | { kind: 'roll'; die: string; lowest: number; highest: number }
  | { kind: 'draw'; left: number[]; reads: string }
  | { kind: 'clock' }
  | {
      kind: 'decide';
      side: Side;
      name: string;
      menu: string[];
      default: string;
      /** What it is about; empty where the name says it all. */
      about: string;
      /** What is to be known of each choice; empty where the choices say it all. */
      hints: string[];
    };

export interface LiveClock {
  left: number;
  decision: number;
  running: boolean;
}

/** What can come of a choice at once: events in the game's notation. */
export interface Outlook {
  choice: string;
  outcomes: { event: string; chance: number }[];
}

/** What the same coach is asked after a choice, where a question is asked in two. */
export interface FollowUp {
  choice: string;
  name: string;
  menu: string[];
}

/** What can come of answers that somebody thinks of; no outcomes where that is not known. */
export interface Chances {
  answers: string[];
  outcomes: { event: string; chance: number }[];
}

export interface PlayerLine {
  name: string;
  /** Numbers by their names, without those that are 0. */
  did: Record<string, number>;
}

export type BoxScore = Record<string, Pair>;

export interface Now {
  version: number;
  over: boolean;
  score: Pair;
  shootout: Pair | null;
  at: string;
  pending: Pending | null;
  outlook: Outlook[];
  follow_ups: FollowUp[];
  waits_for: WaitsFor;
  clock: LiveClock | null;
  status: string;
  picture: string;
  box_score: BoxScore;
  /** What the players of home and of away did. */
  players: [PlayerLine[], PlayerLine[]];
  undo: { possible: boolean; asked_by: Side | null };
  rematch: string | null;
  /** The coaches write down what the others must not see; each seat sees a match of its own. */
  sealed: boolean;
  notes: string[];
}

export interface StoryLine {
  at: string;
  event: string;
  common: string[];
  commentary: string | null;
  why: string | null;
  clause: string | null;
}

export type Situation = Record<string, string>;

export interface Answer {
  label: string;
  text: string;
  by_default: boolean;
}

export interface Frame {
  answer: Answer | null;
  at: string;
  score: Pair;
  /** What is not as in the frame before; a value that is gone is null. */
  situation: Record<string, string | null> | null;
  story: StoryLine[];
  /** The numbers that are not as in the frame before. */
  box_score: BoxScore | null;
}

/** What is drawn under the markers; each game knows its own. */
export interface Board {
  game: string;
}

export interface MatchView {
  id: string;
  setup: Setup;
  board: Board;
  you: Seat | null;
  now: Now;
  frames: Frame[];
}

export interface Update {
  now: Now;
  keep: number;
  frames: Frame[];
}

export interface Decision {
  line: number;
  /** The number of the frame that the answer makes. */
  frame: number;
  at: string;
  side: Side;
  choices: { choice: string; win: number; draw: number; loss: number }[];
  chosen: string | null;
  cost: number | null;
}
