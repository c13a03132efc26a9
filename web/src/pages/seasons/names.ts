// What rounds and stages of a season are called.
import type { Season, SeasonView } from '../../api/schema';
import { cupRound } from '../../core/season';
import { gameName } from '../../stores/games';
import { plainly } from '../../texts/formats';
import { words } from '../../texts';

type Where = { stage: number; round: number };

/** `Round 3`, `Semi-finals`; with its stage where there are several with rounds that are counted. */
export function roundName(view: SeasonView, where: Where): string {
  const text = words.seasons;
  const cup = cupRound(view.stages, where);
  if (cup) return plainly(cup);
  const tables = view.stages.filter((stage) => !stage.cup);
  const round = text.round(where.round);
  return tables.length > 1 ? `${view.stages[where.stage - 1]?.name ?? text.stage(where.stage)}, ${round}` : round;
}

/** What a zone of a table is called. */
export function zoneName(zone: string): string {
  return words.seasons.zones[zone] ?? plainly(zone);
}

/** The head of a column: of a table of people, or a number that is counted. */
export function columnName(name: string): string {
  return words.seasons.heads[name] ?? words.boxScore(name);
}

/** What is played in a season, and with which game. */
export function named({ id, name, game }: Season): string {
  const played = words.seasons.competitions[name] ?? name;
  return [name === id ? '' : played, gameName(game)].filter(Boolean).join(', ');
}
