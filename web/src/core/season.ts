// What the season page works out from what the server tells.
import type { Fixture, MatchResult as Result, RoundChances, Season, Side, Stage, TeamChances, TypedMatch } from '../api/schema';

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

/** The rounds as somebody looks for them: what is next, what is to come, and what was played, the last one first. */
export function sorted(all: Round[]): { next: Round | null; later: Round[]; played: Round[] } {
  const at = all.findIndex(({ fixtures }) => fixtures.some(({ open }) => open));
  if (at < 0) return { next: null, later: [], played: [...all].reverse() };
  return { next: all[at] ?? null, later: all.slice(at + 1), played: all.slice(0, at).reverse() };
}

/** The name of a round of a cup; null where rounds are counted. */
export function cupRound(stages: Stage[], { stage, round }: { stage: number; round: number }): string | null {
  return stages[stage - 1]?.rounds[round - 1] ?? null;
}

/** The matches of a club: those to come, and those played, the last one first. */
export function ofClub(fixtures: Fixture[], club: string): { open: Fixture[]; played: Fixture[] } {
  const own = fixtures.filter(({ home, away }) => home === club || away === club);
  return { open: own.filter(({ open }) => open), played: own.filter(({ result }) => result !== null).reverse() };
}

/** Whether a club won, drew or lost; after kicks or lots the one that goes on has won. */
export function outcomeFor(club: string, { home, result }: Fixture): 'won' | 'drawn' | 'lost' {
  if (!result) return 'drawn';
  const [scored, allowed] = goals(result);
  const kicks = result.shootout ? result.shootout[0] - result.shootout[1] : 0;
  const lots = result.lots === 'home' ? 1 : result.lots === 'away' ? -1 : 0;
  const ahead = (scored - allowed || kicks || lots) * (home === club ? 1 : -1);
  return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn';
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

/** The place that is to be expected. */
export function expectedPlace({ places }: TeamChances): number {
  return places.reduce((sum, chance, at) => sum + chance * (at + 1), 0);
}

/** Group by group, and in each the best expected place first. */
export function inOrder(teams: TeamChances[]): TeamChances[][] {
  const groups = new Map<string | null, TeamChances[]>();
  for (const team of teams) groups.set(team.group, [...(groups.get(team.group) ?? []), team]);
  const names = [...groups.keys()].sort((a, b) => (a ?? '').localeCompare(b ?? ''));
  return names.map((name) => (groups.get(name) ?? []).sort((a, b) => expectedPlace(a) - expectedPlace(b)));
}

/** Each team with the chance to be in each round of a cup, the likeliest champions first. */
export function cupChances(title: RoundChances['reached'], rounds: RoundChances[]) {
  const reached = (team: string) => rounds.map((round) => round.reached.find((one) => one.team === team) ?? null);
  const teams = title.map((one) => ({ ...one, rounds: reached(one.team) }));
  const deeper = (a: (typeof teams)[number], b: (typeof teams)[number]) =>
    b.chance - a.chance || sumOf(b.rounds) - sumOf(a.rounds);
  return teams.sort(deeper);
}

const sumOf = (rounds: ({ chance: number } | null)[]) => rounds.reduce((sum, one) => sum + (one?.chance ?? 0), 0);

/** The divisions that a season is linked with, the highest first; itself at least. */
export function divisionsOf(all: Season[], of: Season): Season[] {
  const find = (id: string | null) => all.find((one) => one.id === id);
  const linked = [of];
  for (let above = find(of.above); above && !linked.includes(above); above = find(above.above)) linked.unshift(above);
  const below = (id: string) => all.find((one) => one.above === id && !linked.includes(one));
  for (let next = below(of.id); next; next = below(next.id)) linked.push(next);
  return linked;
}

/** `valley 2` after `valley`, `valley 3` after that. */
export function nextName(id: string): string {
  const words = id.split(' ');
  const last = Number(words.at(-1));
  const counted = words.length > 1 && Number.isInteger(last) && last > 0;
  return counted ? [...words.slice(0, -1), last + 1].join(' ') : `${id} 2`;
}
