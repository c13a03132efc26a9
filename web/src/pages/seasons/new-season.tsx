// A new season: what it is called, what is played, by whom.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Competition } from '../../api/schema';
import { seasonHash } from '../../core/links';
import { gameModule } from '../../games/registry';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { games, loadGames, loadTeams, teamsOf } from '../../stores/games';
import { go } from '../../stores/route';
import { beginSeason } from '../../stores/seasons';
import { words } from '../../texts';

export function NewSeason() {
  const text = words.newSeason;
  const { fault, busy, attempt } = useAttempt();
  const [competitions, setCompetitions] = useState<Competition[]>([]);
  const [id, setId] = useState('');
  const [chosen, setChosen] = useState('league');
  const [wish, setWish] = useState('');
  const [clubs, setClubs] = useState<string[]>([]);
  useEffect(() => {
    void loadGames();
    void attempt(async () => setCompetitions(await api.competitions()));
  }, []);
  const competition = competitions.find((one) => one.id === chosen);
  const game = wish || competition?.game || games.value?.[0]?.id || '';
  useEffect(() => {
    if (game) void loadTeams(game);
    setClubs([]);
  }, [game]);
  const needed = competition?.teams ?? null;

  const begin = () =>
    attempt(async () => {
      const season = await beginSeason({ id: id.trim(), competition: chosen, game, teams: clubs });
      go(seasonHash(season, 'matches'));
    });

  return (
    <details class="fold new-season">
      <summary>{text.title}</summary>
      <form
        class="fold-body"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <div class="pair">
          <label class="field">
            <span>{text.name}</span>
            <input type="text" value={id} maxLength={60} required onInput={(event) => setId(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{text.format}</span>
            <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
              {competitions.map((one) => (
                <option key={one.id} value={one.id}>
                  {text.formats[one.id] ?? gameModule(one.game ?? '').competitions?.()[one.id] ?? one.name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{words.form.game}</span>
            <select value={game} onChange={(event) => setWish(event.currentTarget.value)}>
              {games.value?.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Clubs game={game} chosen={clubs} needed={needed} onChange={setClubs} />
        <Fault text={fault} />
        <button type="submit" class="primary" disabled={busy || !competition}>
          {text.begin}
        </button>
      </form>
    </details>
  );
}

interface ClubsProps {
  game: string;
  chosen: string[];
  needed: number | null;
  onChange(chosen: string[]): void;
}

/** Nobody chosen is everybody, or as many as it needs. */
function Clubs({ game, chosen, needed, onChange }: ClubsProps) {
  const text = words.newSeason;
  const teams = teamsOf(game);
  const groups = [...new Set(teams.map((team) => team.group))];
  return (
    <fieldset class="choice-list club-list">
      <legend>{text.clubs}</legend>
      <p class="soft" aria-live="polite">
        {chosen.length === 0 ? text.clubsNone(needed) : text.clubsChosen(chosen.length, needed)}
      </p>
      {groups.map((group) => (
        <details key={group} open={groups.length === 1}>
          <summary>{group || text.clubs}</summary>
          <div class="choices-row">
            {teams
              .filter((team) => team.group === group)
              .map((team) => (
                <label key={team.id} class="tick">
                  <input
                    type="checkbox"
                    checked={chosen.includes(team.id)}
                    onChange={(event) =>
                      onChange(
                        event.currentTarget.checked ? [...chosen, team.id] : chosen.filter((one) => one !== team.id),
                      )
                    }
                  />{' '}
                  {team.name}
                </label>
              ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}
