// What the season page works out from what the server tells.
import type { Fixture, MatchResult as Result, Side, Table, TeamChances, TypedMatch } from '../api/schema';

/** What men do that can be typed. */
export const DID = ['goals', 'assists', 'yellows', 'reds', 'injured'] as const;
export type Did = (typeof DID)[number];

export interface Round {
  stage: number;
  round: number;
  fixtures: Fixture[];
}

/** The rounds in their order. */
export function rounds(fixtures: Fixture[]): Round[] {
  const found: Round[] = [];
  for (const fixture of fixtures) {
    const same = found.find(({ stage, round }) => stage === fixture.stage && round === fixture.round);
    if (same) same.fixtures.push(fixture);
    else found.push({ stage: fixture.stage, round: fixture.round, fixtures: [fixture] });
  }
  return found.sort((a, b) => a.stage - b.stage || a.round - b.round);
}

/** The last round with a result, and the first in which something can be played. */
export function near(all: Round[]): Round[] {
  const next = all.findIndex(({ fixtures }) => fixtures.some(({ open }) => open));
  if (next < 0) return all.slice(-2);
  return all.slice(Math.max(0, next - 1), next + 1);
}

/** Goals with those of extra time. */
export function goals({ goals: [home, away], extra }: Result): [number, number] {
  return extra ? [home + extra[0], away + extra[1]] : [home, away];
}

/** The men of each side that did something, with commas between. */
export type Listed = Record<Side, Record<Did, string>>;

export function listed(typed: TypedMatch): Listed {
  const of = (side: Side) => {
    const names = (men: string[]) => men.filter((man) => man.startsWith(`${side}=`)).map((man) => man.slice(side.length + 1));
    return Object.fromEntries(DID.map((what) => [what, names(typed[what]).join(', ')])) as Record<Did, string>;
  };
  return { home: of('home'), away: of('away') };
}

export function typedMatch(result: string, did: Listed): TypedMatch {
  const men = (what: Did) =>
    (['home', 'away'] as const).flatMap((side) => {
      const names = did[side][what].split(',').map((name) => name.trim());
      return names.filter(Boolean).map((name) => `${side}=${name}`);
    });
  return { result, ...(Object.fromEntries(DID.map((what) => [what, men(what)])) as Record<Did, string[]>) };
}

/** The stages that have tables, each with its groups. */
export function stagesOf(tables: Table[]): Map<number, Table[]> {
  const stages = new Map<number, Table[]>();
  for (const table of tables) stages.set(table.stage, [...(stages.get(table.stage) ?? []), table]);
  return stages;
}

/** `clean_sheets` as people write it. */
export function columnName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By the place that is to be expected, the best first. */
export function inOrder(teams: TeamChances[]): TeamChances[] {
  const expected = ({ places }: TeamChances) => places.reduce((sum, chance, at) => sum + chance * (at + 1), 0);
  return [...teams].sort((a, b) => expected(a) - expected(b));
}
