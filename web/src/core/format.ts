// What is played in a season, from a few choices to the file of a competition.
import type { CompetitionFile, NewSeason, StageFile } from '../api/schema';

export const SHAPES = ['league', 'groups', 'cup', 'phase', 'known', 'written'] as const;
export type Shape = (typeof SHAPES)[number];

export const TIES = ['single', 'two legs', 'replay', 'best of 3', 'best of 5', 'best of 7'] as const;
export type Ties = (typeof TIES)[number];

export const EXTRAS = ['full', 'golden', 'silver', 'none'] as const;
export type ExtraTime = (typeof EXTRAS)[number];

export const PAIRINGS = ['seeds', 'draw', 'reseed'] as const;
export type CupPairing = (typeof PAIRINGS)[number];

export const HOMES = ['higher_seed', 'drawn_first', 'neutral'] as const;
export const AWAY_GOALS = ['off', 'regulation', 'also_extra'] as const;

export interface Format {
  shape: Shape;
  /** The id of a competition that there is. */
  known: string;
  /** The text of a file. */
  written: string;
  /** How often everybody meets. */
  legs: number;
  groups: number;
  drawn: boolean;
  /** Matches of each club in a phase. */
  matches: number;
  /** How many go on, of each group or of the phase. */
  advance: number;
  /** What a win is worth. */
  win: number;
  /** The name of an order of tables; empty for the usual one. */
  rank: string;
  /** How many go up and down at the end. */
  up: number;
  down: number;
  ties: Ties;
  finalTies: 'single' | 'two legs';
  awayGoals: (typeof AWAY_GOALS)[number];
  extra: ExtraTime;
  lots: boolean;
  thirdPlace: boolean;
  pairing: CupPairing;
  home: (typeof HOMES)[number];
  /** The name of rules of discipline; empty for the usual ones. */
  discipline: string;
}

export const USUAL: Format = {
  shape: 'league',
  known: '',
  written: '',
  legs: 2,
  groups: 2,
  drawn: false,
  matches: 4,
  advance: 2,
  win: 3,
  rank: '',
  up: 0,
  down: 0,
  ties: 'single',
  finalTies: 'single',
  awayGoals: 'off',
  extra: 'full',
  lots: false,
  thirdPlace: false,
  pairing: 'seeds',
  home: 'higher_seed',
  discipline: '',
};

/** The usual order of clubs that are level on points. */
const ORDER = ['GD', 'GF', 'WINS', 'H2H_PTS', 'LOTS'] as const;

/** What the server is told is played; `clubs` is how many there are, if that is known. */
export function competitionOf(format: Format, name: string, clubs: number | null): NewSeason['competition'] {
  if (format.shape === 'known') return format.known;
  return format.shape === 'written' ? format.written : fileOf(format, name, clubs);
}

/** The file of a competition that the choices come to. */
export function fileOf(format: Format, name: string, clubs: number | null): CompetitionFile {
  return {
    touchline: 'competition 1',
    id: 'own',
    name: name.trim() || 'own',
    ...(format.discipline ? { discipline: format.discipline } : {}),
    stages: stagesOf(format, clubs),
  };
}

function stagesOf(format: Format, clubs: number | null): StageFile[] {
  const points: [number, number, number] = [format.win, 1, 0];
  const tables = { points, rank: format.rank || [...ORDER] };
  switch (format.shape) {
    case 'groups':
      return [
        { kind: 'groups', groups: format.groups, legs: format.legs, drawn: format.drawn, advance: format.advance, ...tables },
        cupOf(format),
      ];
    case 'phase':
      return [{ kind: 'phase', matches: format.matches, advance: format.advance, ...tables }, cupOf(format)];
    case 'cup':
      return [cupOf(format)];
    default:
      return [{ kind: 'league', legs: format.legs, ...tables, zones: zonesOf(format, clubs) }];
  }
}

function zonesOf({ up, down }: Format, clubs: number | null): NonNullable<StageFile['zones']> {
  const zones: NonNullable<StageFile['zones']> = [{ name: 'champion', places: [1, 1] }];
  if (up > 0) zones.push({ name: 'promoted', places: [1, up] });
  if (down > 0 && clubs !== null && clubs > down) zones.push({ name: 'relegated', places: [clubs - down + 1, clubs] });
  return zones;
}

function cupOf(format: Format): StageFile {
  const best = Number(format.ties.split(' ').at(-1));
  return {
    kind: 'knockout',
    ...(format.ties === 'two legs' ? { legs: 2, away_goals: format.awayGoals } : { legs: 1 }),
    ...(format.ties === 'replay' ? { replay: true } : {}),
    ...(best ? { best_of: best } : {}),
    ...(format.finalTies === 'two legs' ? { final_legs: 2 } : {}),
    extra: extraOf(format.extra),
    lots: format.lots,
    third_place: format.thirdPlace,
    ...(format.pairing === 'draw' ? { draw: true } : {}),
    ...(format.pairing === 'reseed' ? { reseed: true } : {}),
    home: format.home,
  };
}

function extraOf(extra: ExtraTime): NonNullable<StageFile['extra']> {
  return extra === 'none' ? [] : [{ periods: 2, minutes: 15, mode: extra }];
}

/** The choices as a file, to be changed by hand. */
export function writtenOf(format: Format, name: string, clubs: number | null): string {
  return JSON.stringify(fileOf(format, name, clubs), null, 2);
}
