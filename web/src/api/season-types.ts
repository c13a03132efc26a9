// Seasons, as the server tells of them.
import type { Dice, Side } from './types';

export interface Season {
  id: string;
  name: string;
  game: string;
  teams: number;
  played: number;
  open: number;
  champion: string | null;
}

/** What a season can be of. */
export interface Competition {
  id: string;
  name: string;
  /** How many teams it needs, if that is fixed. */
  teams: number | null;
  game: string | null;
}

export interface NewSeason {
  id: string;
  competition: string;
  game: string;
  teams: string[];
}

export interface Seasons {
  seasons: Season[];
  office: boolean;
}

export interface Row {
  place: number;
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points: number;
  deducted: number;
}

export interface Table {
  stage: number;
  group: string;
  rows: Row[];
}

export interface Result {
  goals: [number, number];
  extra?: [number, number];
  shootout?: [number, number];
  lots?: Side;
  status?: string;
}

/** What men do that can be typed. */
export const DID = ['goals', 'assists', 'yellows', 'reds', 'injured'] as const;
export type Did = (typeof DID)[number];

/** A match as it is typed; men are written `home=NAME`, once for each time. */
export interface TypedMatch extends Record<Did, string[]> {
  result: string;
}

export interface Correction {
  typed: TypedMatch;
  /** True to take out later results that do not fit any more. */
  drop_later: boolean;
}

export interface Fixture {
  key: string;
  stage: number;
  round: number;
  group: string | null;
  home: string;
  away: string;
  day?: string | null;
  open: boolean;
  result: Result | null;
}

export interface Listing {
  columns: string[];
  rows: (string | number)[][];
}

export interface SeasonView {
  season: Season;
  office: boolean;
  tables: { tables: Table[]; champion: string | null };
  fixtures: Fixture[];
  /** What was entered last; the match if it is a result. */
  last: { entry: number; key: string | null; told: string } | null;
  listings: Record<string, Listing>;
}

export interface PlayFixture {
  key: string;
  coaches: Partial<Record<Side, string>>;
  dice: Dice;
  one_screen: boolean;
}

export interface Chance {
  chance: number;
  standard_error: number;
}

export interface TeamChances {
  team: string;
  group: string | null;
  /** The chance of each place, the first one first. */
  places: number[];
  zones: (Chance & { name: string; places: [number, number]; certain: boolean | null })[];
  best_possible: number | null;
  worst_possible: number | null;
}

export interface Forecast {
  seasons: number;
  matches_left: number;
  title: (Chance & { team: string })[];
  tables: { stage: number; teams: TeamChances[] }[];
}
