// The cards of a whole squad, without a match.
import { LookedFor } from '../../parts/looked-for';
import type { TeamCardsProps } from '../module';
import { Card } from './man-card';
import { squadLine } from './papers';
import { itn } from './texts';

export function TeamCards({ cards, player }: TeamCardsProps) {
  if (cards.kind !== 'squad') return null;
  const { squad } = cards;
  return (
    <>
      <p>{squadLine(squad)}</p>
      <p class="soft">{itn.squadHint}</p>
      <div class="card-wall">
        {squad.cards.map((card) => (
          <LookedFor key={card.name} here={card.name === player}>
            <Card side="home" card={card} />
          </LookedFor>
        ))}
      </div>
    </>
  );
}
