// The chart of a team, without a match.
import type { TeamCardsProps } from '../module';
import { TeamChart } from './team-chart';
import { ad } from './texts';

export function TeamCards({ cards }: TeamCardsProps) {
  if (cards.kind !== 'chart') return null;
  return (
    <>
      <p class="soft">{ad.chartHint}</p>
      <TeamChart team={cards.team} papers={cards} />
    </>
  );
}
