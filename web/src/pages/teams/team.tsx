// One team with its cards, its chart or its ratings.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Cards, TeamCards } from '../../api/schema';
import { writeLab, plainSetting } from '../../core/lab';
import { oddsHash, startHash, teamsHash } from '../../core/links';
import { TeamChart } from '../../games/action-deck/team-chart';
import { Values } from '../../games/counter-attack/squads';
import { Card } from '../../games/inside-the-net/man-card';
import { Fault } from '../../parts/fault';
import { useTitle } from '../../parts/use-title';
import { chooseGame, draft, sketch } from '../../stores/draft';
import { games, loadGames } from '../../stores/games';
import { tell } from '../../stores/match';
import { go } from '../../stores/route';
import { words } from '../../texts';
import './teams.css';

export default function TeamPage({ game, id, player }: { game: string; id: string; player: string | null }) {
  const text = words.teams;
  const [team, setTeam] = useState<TeamCards | null>(null);
  const [fault, setFault] = useState('');
  useTitle(team?.name ?? text.title);
  useEffect(() => {
    void loadGames();
    api.team(game, id).then(setTeam, (error) => setFault(tell(error)));
  }, [game, id]);
  const name = games.value?.find((one) => one.id === game)?.name ?? game;
  const play = () => {
    if (draft.peek().game !== game) chooseGame(game);
    const before = draft.peek();
    sketch({ game, names: { ...before.names, home: id }, own: { ...before.own, home: false } });
    go(startHash);
  };
  return (
    <section class="sheet team-page">
      <p>
        <a href={teamsHash(game)}>{text.all(name)}</a>
      </p>
      <h1 tabIndex={-1}>{team?.name ?? id}</h1>
      <Fault text={fault} />
      {team ? (
        <>
          <p class="soft">{[team.short, name, team.group].filter(Boolean).join(' · ')}</p>
          <div class="buttons">
            <button type="button" class="primary" onClick={play}>
              {text.play}
            </button>
            <a class="button" href={oddsHash(writeLab({ game, home: id, away: '', setting: plainSetting(), against: null }))}>
              {text.odds}
            </a>
          </div>
          <CardsOf cards={team.cards} player={player} />
        </>
      ) : null}
    </section>
  );
}

function CardsOf({ cards, player }: { cards: Cards; player: string | null }) {
  const text = words.teams;
  switch (cards.kind) {
    case 'names':
      return <p>{text.namesOnly}</p>;
    case 'ratings':
      return <Ratings ratings={cards.ratings} />;
    case 'chart':
      return (
        <>
          <p class="soft">{text.chartHint}</p>
          <TeamChart team={cards.team} papers={cards} />
        </>
      );
    case 'squad':
      return (
        <>
          <p>{cards.squad.ratings}</p>
          <p class="soft">{text.squadHint}</p>
          <div class="card-wall">
            {cards.squad.cards.map((card) => (
              <Found key={card.name} here={card.name === player}>
                <Card side="home" card={card} />
              </Found>
            ))}
          </div>
        </>
      );
    case 'players':
      return (
        <>
          <p class="soft">{text.playersHint}</p>
          <div class="card-wall">
            {cards.players.map((man) => (
              <Found key={man.id} here={man.name === player}>
                <article class="ca-card home" aria-label={man.name}>
                  <header>
                    <div>
                      <strong>
                        {man.id} {man.name}
                      </strong>
                      <small>{[...(man.values['sav'] === undefined ? [] : ['GK']), ...(Number(man.id) > 11 ? [text.bench] : [])].join(', ')}</small>
                    </div>
                  </header>
                  <Values values={man.values} />
                </article>
              </Found>
            ))}
          </div>
        </>
      );
  }
}

/** The card that somebody looked for is brought into view and marked. */
function Found({ here, children }: { here: boolean; children: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <div ref={box} class={here ? 'looked-for' : ''} data-testid={here ? 'looked-for' : undefined}>
      {here ? <p class="soft">{words.teams.lookedFor}</p> : null}
      {children}
    </div>
  );
}

const GROUNDS = ['N', 'H', 'A'] as const;

/** O and D on three grounds, and X, with what they mean. */
function Ratings({ ratings }: { ratings: { name: string; value: string }[] }) {
  const text = words.teams;
  const value = (name: string) => ratings.find((rating) => rating.name === name)?.value ?? '–';
  return (
    <>
      <div class="table-scroll" tabIndex={0}>
        <table class="sheet-table ratings">
          <thead>
            <tr>
              <td />
              {GROUNDS.map((ground) => (
                <th key={ground} scope="col">
                  {text.grounds[ground]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['O', 'D'] as const).map((what) => (
              <tr key={what}>
                <th scope="row">
                  {what} {text.ratings[what]}
                </th>
                {GROUNDS.map((ground) => (
                  <td key={ground} class="number">
                    {value(`${what}${ground}`)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">X {text.ratings.X}</th>
              <td class="number" colSpan={3}>
                {value('X')}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>{text.country(value('country'), value('tier'))}</p>
      <p class="soft">{text.ratingsHint}</p>
    </>
  );
}
