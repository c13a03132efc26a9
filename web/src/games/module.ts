// What a game must bring to be played on this page. Nothing outside `games/ID/` knows more of it; its words are in
// `games/ID/texts/`, a file for each language.
import type { ComponentType } from 'preact';
import type {
  Answer,
  Board,
  Cards,
  Chances,
  FollowUp,
  Frame,
  Outlook,
  Pending,
  Setup,
  Side,
  StoryLine,
} from '../api/schema';
import type { Situation } from '../core/position';
import type { Throw } from '../core/timeline';

/** The moment on screen. */
export interface Scene {
  setup: Setup;
  board: Board;
  situation: Situation;
  /** The question, if it is waiting and everything before it has been seen. */
  pending: Pending | null;
  /** What can come of its choices at once; empty where that is not known. */
  outlook: Outlook[];
  /** The frame on screen. */
  frame: Frame | undefined;
  /** The frame of the last die or card up to it. */
  drawn: Frame | undefined;
  /** The last frames, up to that one. */
  lately: Frame[];
  /** What happened in them. */
  recent: StoryLine[];
  /** All frames, up to that one. */
  frames(): Frame[];
  /** Everything that happened, up to that frame. */
  told(): StoryLine[];
  /** The sides whose papers may be shown; both, unless something is sealed. */
  open: Side[];
  /** The sides that are played at this page. */
  mine: Side[];
  /** Changes with every answer: what was thought of before it is void. */
  version: number;
  /** What follows a choice, where a question is asked in two. */
  follows: FollowUp[];
  /** Gives answers; null unless this page is asked. */
  answer: ((texts: string[]) => void) | null;
  /** What can come of answers that somebody thinks of. */
  chances(plans: string[][]): Promise<Chances[]>;
}

/** A button for a choice, and what it sends or does. */
export interface Button {
  choice: string;
  press(): void;
}

export interface ClockFace {
  period: string;
  /** Game seconds left, if the period has a clock. */
  seconds: number | null;
}

export interface Verdict {
  text: string;
  tone: 'good' | 'bad' | 'goal' | 'plain';
}

/** `card` is any other number: of a card, or of dice with many sides. */
export type DieShape = 'd6' | 'd10' | 'd20' | 'card';

/** What is shown of a team without a match; `player` is the man somebody looked for. */
export interface TeamCardsProps {
  cards: Cards;
  player: string | null;
}

export interface GameModule {
  /** A small drawing to know it by. */
  Emblem: ComponentType | null;
  /** In a line or two, to choose it by; none if the server's words do. */
  programme?(): string;
  /** What a match here takes at normal speed, about: minutes, and decisions of a coach. */
  length: { minutes: number; decisions: number } | null;
  /** How soon its cards are made from the statistics of a season; none if its teams are names only. */
  fromStatistics?: 'soon' | 'late';
  /** What of that takes long, if it is late. */
  slow?(): string;
  /** What the server does for this game alone, by the words that it has for it. */
  work?(): Record<string, string>;
  /** The names of competitions that are meant for this game, by their ids. */
  competitions?(): Record<string, string>;
  /** What it knows of a team. */
  Cards: ComponentType<TeamCardsProps> | null;
  /** What is to be known of all its teams. */
  teamsNote?(): string;
  /** The field with everything on it. */
  Board: ComponentType<Scene>;
  /** The field needs room: it gets most of a wide screen. */
  wide?: boolean;
  /** What is answered by buttons and single keys, if not every choice is. */
  buttons?(scene: Scene): Button[];
  /** Choices that few want, and what they are called together: they stand behind a line. */
  further?(scene: Scene): { title: string; choices: string[] } | null;
  /** Letters that mean something on its field, and so no choice. */
  letters?: string[];
  /** More ways to answer, below the buttons. */
  Answer?: ComponentType<Scene>;
  /** What was chosen, if the words of its notation are not for people. */
  said?(answers: Answer[], scene: Scene): string;
  /** What happened that nobody commented on, for whoever does not see it. */
  tellsOf?(story: StoryLine[], board: Board): string[];
  /** Who did what since whoever looks was asked: lies with the dice. */
  Lately?: ComponentType<Scene>;
  /** What lies beside the field: it may be long, and comes after what is asked. */
  Beside?: ComponentType<Scene>;
  /** The signs on the field, explained. */
  Legend: ComponentType<Scene> | null;
  /** A short "how it plays", for somebody who has never seen it. */
  HowItPlays: ComponentType;
  /** The whole rules, as Markdown with clause marks like [GD-4.1]. */
  rules: (() => Promise<string>) | null;
  clock(situation: Situation): ClockFace | null;
  /** Goals of a shoot-out, if there is one. */
  shootout(situation: Situation): [number, number] | null;
  /** Its sentences say more than the server's. */
  saysMore?: boolean;
  /** Where everybody stands, in sentences. */
  sentences(scene: Scene): string[];
  /** `tone` is its colour, if that is part of its name. */
  die(label: string): { name: string; shape: DieShape; tone?: string };
  /** A face as it counts: the 0 of a goalie die is a ten. */
  face(label: string, text: string): string;
  /** What is asked: a decision, or a real die (then it may be empty). */
  question(scene: Scene): string;
  choice(choice: string, scene: Scene): { label: string; hint: string };
  /** What a throw came to. */
  verdict(thrown: Throw, scene: Scene): Verdict | null;
  /** Which dice of a throw made the outcome. */
  telling(thrown: Throw, scene: Scene): boolean[];
  /** Nobody decides anything, so whoever plays turns the cards. */
  turned?: boolean;
  /** What a coach may be asked but need not be. */
  mayLabel(name: string): string;
}
