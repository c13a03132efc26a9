// One team, with what its game knows of it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { TeamCards } from '../../api/schema';
import { writeLab, plainSetting } from '../../core/lab';
import { oddsHash, startHash, teamsHash } from '../../core/links';
import { gameModule } from '../../games/registry';
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
  const { Cards } = gameModule(game);
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
          {Cards ? <Cards cards={team.cards} player={player} /> : null}
        </>
      ) : null}
    </section>
  );
}
