// What the server says and hears. One place; nothing else declares these shapes.

export type Side = 'home' | 'away';
export type Seat = Side | 'referee';
export type WaitsFor = Side | 'anybody' | 'contributions' | null;
export type Dice = 'app' | 'mine' | 'verifiable';
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

/** When those who watch are told who will win. */
export type Foretold = 'on' | 'delayed' | 'off';

export interface NewMatch {
  game: string;
  home?: string;
  away?: string;
  coaches?: { home?: string; away?: string };
  dice?: Dice;
  seed?: number;
  undo?: UndoRule;
  one_screen?: boolean;
  chances?: Foretold;
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
  dice: Dice;
  undo: string;
  options: string[];
  one_screen: boolean;
  chances: Foretold;
  /** It can be said exactly what each choice is worth. */
  exact_odds: boolean;
  /** A what-if: the match it branched off from, and at which answer. */
  what_if?: string;
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
  /** Who asked the other side to stop it. */
  pause_asked_by: Side | null;
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
  /** What is to be said beside them, so that nobody takes them for a mistake. */
  note?: string;
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
  undo: { possible: boolean; asked_by: Side | null; declined: Side | null };
  /** Who coaches by now. */
  coaches: [string, string];
  /** Dice that both sides can verify; null for others. */
  pledge: Pledge | null;
  rematch: string | null;
  /** The coaches write down what the others must not see; each seat sees a match of its own. */
  sealed: boolean;
  notes: string[];
}

/** What is known of verifiable dice by now. */
export interface Pledge {
  /** The SHA-256 of the secret, promised before kick-off. */
  promised: string;
  /** 1 in matches of before, whose sides add in the open; 2 in those whose sides commit themselves first. */
  form: 1 | 2;
  /** What the sides are bound to. */
  commitments: [string | null, string | null];
  /** What they added, revealed. */
  contributions: [string | null, string | null];
  /** Who has to do something now, so that the match can begin. */
  lacking: Side[];
  due: [Due | null, Due | null];
  /** Who was named for not revealing. */
  unrevealed: Side | null;
  /** Told at full time. */
  secret: string | null;
}

/** What a side has to do for verifiable dice. */
export type Due = 'contribution' | 'commitment' | 'reveal';

/** What it does. */
export type MixStep = 'add' | 'commit' | 'reveal' | 'unrevealed' | 'anew';

export interface Proof {
  result: 'fits' | 'differs' | 'secret' | 'mine';
  throws: number;
  line: number | null;
}

/** A seat between two screens. */
export interface Place {
  side: Side;
  here: boolean;
  back_later: boolean;
  /** The other side may let somebody else have it. */
  left: boolean;
}

export interface Presence {
  places: Place[];
  watchers: number;
  /** Milliseconds until the next sign of life is due. */
  again_in: number;
}

export type Successor = 'computer' | 'invited' | 'returned';

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

/** Who will win, from one moment on. */
export interface WinChances {
  home: number;
  draw: number;
  away: number;
  method: 'exact' | 'played' | 'estimated';
  standard_error?: number;
}

export interface Foreseen {
  version: number;
  chances: WinChances | null;
}

export interface CoursePoint extends WinChances {
  frame: number;
  at: string;
}

/** How a finished match went. */
export interface Course {
  points: CoursePoint[];
  /** The moment before, and the moment after. */
  swings: [CoursePoint, CoursePoint][];
  /** Home, away: what dice and decisions gave or took, in matches. */
  luck: [Luck, Luck] | null;
  likelihood: { matches: number; score: number; home: number; away: number } | null;
}

export interface Luck {
  chance: number;
  decisions: number;
}

export type RecapFormat = 'markdown' | 'bbcode' | 'html' | 'svg';

/** What a coach wants with a question: to be asked, the default, or a standing answer. */
export type Wish = 'ask' | 'pass' | 'do';

export interface Order {
  question: string;
  wish: Wish;
  answer?: string;
  from?: number;
}
