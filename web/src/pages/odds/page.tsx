// The odds lab: two teams, a setting, and perhaps another one beside it. The whole question is the address.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client';
import type { Game, LineFault, OddsWork, Side, Team } from '../../api/schema';
import { plainSetting, questionOf, readLab, writeLab, type Lab, type Setting } from '../../core/lab';
import { oddsHash } from '../../core/links';
import { SIDES } from '../../core/plan';
import { Fault } from '../../parts/fault';
import { LineFaults } from '../../parts/line-faults';
import { Working } from '../../parts/progress';
import { useTitle } from '../../parts/use-title';
import { games, loadGames, loadTeams, teamsOf } from '../../stores/games';
import { tell } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { follow, isOpen } from '../../stores/work';
import { words } from '../../texts';
import { Answers } from './answers';
import { SettingForm } from './setting';
import './odds.css';

export default function OddsPage({ question }: { question: string }) {
  const text = words.lab;
  useTitle(text.title);
  useEffect(() => void loadGames(), []);
  const asked = readLab(question);
  const game = games.value?.find(({ id }) => id === asked.game) ?? games.value?.[0];
  useEffect(() => void (game && loadTeams(game.id)), [game?.id]);
  const teams = game ? teamsOf(game.id) : [];
  return (
    <section class="sheet lab">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      {game && teams.length > 1 ? <Bench key={game.id} game={game} teams={teams} lab={whole(asked, game, teams)} /> : null}
    </section>
  );
}

/** A question without teams gets the first two that stand together. */
function whole(lab: Lab, game: Game, teams: Team[]): Lab {
  const known = (id: string) => teams.some((team) => team.id === id);
  const home = known(lab.home) ? lab.home : (teams.find(({ id }) => id !== lab.away)?.id ?? '');
  const group = teams.find(({ id }) => id === home)?.group;
  const others = teams.filter(({ id }) => id !== home);
  const near = others.find((team) => team.group === group) ?? others[0];
  return { ...lab, game: game.id, home, away: known(lab.away) ? lab.away : (near?.id ?? '') };
}

function Bench({ game, teams, lab }: { game: Game; teams: Team[]; lab: Lab }) {
  const text = words.lab;
  const [work, setWork] = useState<OddsWork | null>(null);
  const [job, setJob] = useState('');
  const [asked, setAsked] = useState('');
  const [fault, setFault] = useState('');
  const [faults, setFaults] = useState<LineFault[]>([]);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const change = (next: Partial<Lab>) => replaceAddress(oddsHash(writeLab({ ...lab, ...next })));
  const now = writeLab(lab);

  const ask = async () => {
    stop.current();
    if (work && isOpen(work)) void api.cancelOdds(job).catch(() => undefined);
    setFault('');
    setFaults([]);
    setWork(null);
    try {
      const begun = await api.askOdds(questionOf(lab));
      replaceAddress(oddsHash(now));
      setAsked(now);
      setJob(begun.job);
      stop.current = follow(() => api.oddsWork(begun.job), setWork, (error) => setFault(tell(error)));
    } catch (error) {
      if (error instanceof ApiError && error.faults.length > 0) setFaults(error.faults);
      else setFault(tell(error));
    }
  };

  const team = (side: Side) => (
    <label class="field" key={side}>
      <span>{words.sideTitle[side]}</span>
      <select value={lab[side]} onChange={(event) => change({ [side]: event.currentTarget.value })}>
        {[...new Set(teams.map(({ group }) => group))].map((group) => (
          <optgroup key={group} label={group || game.name}>
            {teams
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
  const setting = (name: string, value: Setting, onChange: (setting: Setting) => void) => (
    <SettingForm key={name} name={name} game={game} lab={lab} setting={value} onChange={onChange} />
  );
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <div class="lab-who">
          <label class="field">
            <span>{words.form.game}</span>
            <select
              value={game.id}
              onChange={(event) =>
                replaceAddress(
                  oddsHash(writeLab({ game: event.currentTarget.value, home: '', away: '', setting: plainSetting(), against: null })),
                )
              }
            >
              {games.value?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {SIDES.map(team)}
        </div>
        <div class={lab.against ? 'lab-settings two' : 'lab-settings'}>
          {setting(lab.against ? text.first : text.only, lab.setting, (next) => change({ setting: next }))}
          {lab.against ? setting(text.second, lab.against, (next) => change({ against: next })) : null}
        </div>
        <div class="buttons">
          <button class="primary">{text.ask}</button>
          <button type="button" onClick={() => change({ against: lab.against ? null : plainSetting() })}>
            {lab.against ? text.alone : text.beside}
          </button>
        </div>
      </form>
      <Fault text={fault} />
      <LineFaults faults={faults} />
      {work ? <Working work={work} onCancel={() => void api.cancelOdds(job)} /> : null}
      {work && work.answers.length > 0 ? (
        <>
          {asked === now ? null : <p class="notice">{text.stale}</p>}
          <Answers answers={work.answers} />
        </>
      ) : null}
    </>
  );
}
