// The cards of a whole squad, without a match.
import { LookedFor } from '../../parts/looked-for';
import type { TeamCardsProps } from '../module';
import { Values } from './squads';
import { ca } from './texts';

export function TeamCards({ cards, player }: TeamCardsProps) {
  if (cards.kind !== 'players') return null;
  return (
    <>
      <p class="soft">{ca.playersHint}</p>
      <div class="card-wall">
        {cards.players.map((man) => (
          <LookedFor key={man.id} here={man.name === player}>
            <article class="ca-card home" aria-label={man.name}>
              <header>
                <div>
                  <strong>
                    {man.id} {man.name}
                  </strong>
                  <small>{[...(man.keeper ? ['GK'] : []), ...(man.starts ? [] : [ca.substitute])].join(', ')}</small>
                </div>
              </header>
              <Values values={man.values} />
            </article>
          </LookedFor>
        ))}
      </div>
    </>
  );
}
