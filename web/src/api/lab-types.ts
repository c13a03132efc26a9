// What the server says of teams, of work that takes its time, and of odds.
import type { ManCard } from '../games/inside-the-net/papers';
import type { TeamSheet } from '../games/action-deck/lookups';
import type { Side } from './types';

export type Cards =
  | { kind: 'names' }
  | { kind: 'ratings'; ratings: { name: string; value: string }[] }
  | { kind: 'chart'; team: TeamSheet; player_columns: string[]; keeper_columns: string[] }
  | { kind: 'squad'; squad: { ratings: string; cards: ManCard[] } }
  | { kind: 'players'; players: { id: string; name: string; values: Record<string, number> }[] };

export interface TeamCards {
  game: string;
  id: string;
  name: string;
  short: string;
  about: string;
  group: string;
  cards: Cards;
}

export interface Hit {
  game: string;
  team: string;
  team_name: string;
  group: string;
  /** Left out if the team itself was found. */
  player?: string;
  positions: string;
  abilities: Record<string, number>;
}

export interface Found {
  hits: Hit[];
  more: number;
}

export interface LineFault {
  file: string;
  line: number | null;
  what: string;
  cure: string;
}

export interface Edit {
  file: string;
  line: number;
  was: string;
  now: string;
}

export interface Setting {
  coaches: Partial<Record<Side, string>>;
  options: string[];
  edits: Edit[];
}

export interface OddsQuestion extends Partial<Setting> {
  game: string;
  home: string;
  away: string;
  against?: Partial<Setting>;
  matches?: number;
}

export interface Paper {
  file: string;
  sections: { name: string; lines: { line: number; text: string }[] }[];
}

export interface EditedFile {
  file: string;
  text: string;
}

export interface Work {
  state: 'waiting' | 'working' | 'done' | 'late' | 'cancelled' | 'failed';
  what: string;
  done: number;
  of: number;
  error?: string;
}

export interface Answer {
  home: string;
  away: string;
  method: 'exact' | 'bounded' | 'simulated';
  error?: number;
  standard_error?: number;
  home_win: number;
  draw: number;
  away_win: number;
  goals: Record<Side, number>;
  /** Rows are goals of home. */
  score: number[][];
  per_match: Record<Side, Record<string, number>>;
  matches?: number;
  seconds: number;
  notes: string[];
}

export interface OddsWork extends Work {
  answers: Answer[];
}

export interface SentStatistics {
  clubs: string;
  players: string;
  name: string;
  games: string[];
}

export interface ReportNumber {
  name: string;
  real: number;
  given: number;
}

export interface ReportLine {
  name: string;
  club: string;
  numbers: ReportNumber[];
}

export interface Report {
  game: string;
  seasons: number;
  matches: number;
  correlation: number;
  points_off: number;
  results: [number, number, number];
  clubs: ReportLine[];
  scorers: ReportLine[];
  odd: { name: string; club: string; number: ReportNumber }[];
}

export interface StatisticsWork extends Work {
  may_keep: boolean;
  made?: {
    name: string;
    clubs: number;
    players: number;
    teams: { game: string; id: string; name: string }[];
    renamed: [string, string][];
    /** What should be looked at in the statistics. */
    warnings: LineFault[];
    files: string[];
    reports: Report[];
  };
}
