// All teams of a game, and the search over clubs and players of all games.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Found, Hit, Team } from '../../api/schema';
import { statisticsHash, teamHash, teamsHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { Fault } from '../../parts/fault';
import { useTitle } from '../../parts/use-title';
import { games, loadGames, loadTeams, teamsOf } from '../../stores/games';
import { tell } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { words } from '../../texts';
import './teams.css';

/** Typing is followed by a look as soon as it rests. */
const REST = 200;

export default function TeamsPage({ game, find }: { game: string; find: string }) {
  const text = words.teams;
  const [typed, setTyped] = useState(find);
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState('');
  useTitle(text.title);
  useEffect(() => void loadGames(), []);
  const shown = games.value?.find(({ id }) => id === game) ?? games.value?.[0];
  useEffect(() => void (shown && loadTeams(shown.id)), [shown?.id]);
  useEffect(() => setTyped(find), [find]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== find) replaceAddress(teamsHash(game, typed));
    }, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    setFound(null);
    if (!find.trim()) return;
    let late = false;
    api.search(find, '').then(
      (result) => late || (setFound(result), setFault('')),
      (error) => late || setFault(tell(error)),
    );
    return () => {
      late = true;
    };
  }, [find]);
  return (
    <section class="sheet teams">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span>{text.search}</span>
          <input
            type="search"
            value={typed}
            maxLength={200}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <small>{text.searchHint}</small>
        </label>
      </form>
      <Fault text={fault} />
      {found ? <Hits found={found} find={find} /> : null}
      {find.trim() ? null : (
        <>
          <nav aria-label={text.games} class="tabs">
            {games.value?.map(({ id, name }) => (
              <a key={id} href={teamsHash(id)} aria-current={id === shown?.id ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
          {shown ? <Groups game={shown.id} teams={teamsOf(shown.id)} /> : null}
          <p>
            <a class="button" href={statisticsHash}>
              {text.make}
            </a>{' '}
            <span class="soft">{text.makeHint}</span>
          </p>
        </>
      )}
    </section>
  );
}

function Hits({ found, find }: { found: Found; find: string }) {
  const text = words.teams;
  const name = (id: string) => games.value?.find((game) => game.id === id)?.name ?? id;
  return (
    <>
      <p role="status">{text.found(found.hits.length + found.more)}</p>
      <ul class="hits">
        {found.hits.map((hit) => (
          <li key={`${hit.game} ${hit.team} ${hit.player ?? ''}`}>
            <a href={teamHash(hit.game, hit.team, hit.player)}>{hit.player ?? hit.team_name}</a>{' '}
            <span class="soft">
              {[...(hit.player ? [hit.team_name] : []), ...(hit.positions ? [hit.positions] : []), name(hit.game)].join(' · ')}
            </span>
            {hit.player ? <small class="figures">{best(hit, find)}</small> : <small>{hit.group}</small>}
          </li>
        ))}
      </ul>
      {found.more > 0 ? <p class="soft">{text.more(found.more)}</p> : null}
    </>
  );
}

/** A few of a man's numbers, those that were asked for first. */
function best({ abilities }: Hit, find: string): string {
  const asked = find.toLowerCase().split(/\s+/).map((word) => word.replace(/[<>=].*$/, ''));
  const all = Object.entries(abilities);
  const wanted = all.filter(([name]) => asked.includes(name.toLowerCase()));
  const told = [...wanted, ...all.filter((one) => !wanted.includes(one))].slice(0, 10);
  return told.map(([name, value]) => `${name} ${words.number(value, Number.isInteger(value) ? 0 : 1)}`).join(', ');
}

function Groups({ game, teams }: { game: string; teams: Team[] }) {
  const groups = [...new Set(teams.map(({ group }) => group))];
  const { teamsNote: note } = gameModule(game);
  return (
    <>
      {note ? <p class="soft">{note()}</p> : null}
      {groups.map((group) => (
        <section key={group}>
          {group ? <h2>{group}</h2> : null}
          <ul class="team-list">
            {teams
              .filter((team) => team.group === group)
              .map((team) => (
                <li key={team.id}>
                  <a href={teamHash(game, team.id)}>
                    <b class="figures">{team.short}</b> {team.name}
                  </a>
                  {team.about ? <small class="soft">{team.about}</small> : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
