// Season statistics in, cards and a report out.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../../api/client';
import type { LineFault, StatisticsWork } from '../../api/schema';
import { teamHash, teamsHash } from '../../core/links';
import { DRAWN, gameModule } from '../../games/registry';
import { Fault } from '../../parts/fault';
import { LineFaults, LineWarnings } from '../../parts/line-faults';
import { OfficeKey } from '../../parts/office-key';
import { Working } from '../../parts/progress';
import { useTitle } from '../../parts/use-title';
import { forgetTeams, games, loadGames } from '../../stores/games';
import { tell } from '../../stores/match';
import { office } from '../../stores/seasons';
import { follow, isOpen } from '../../stores/work';
import { words } from '../../texts';
import { Reports } from './report';
import './statistics.css';

const GAMES = DRAWN.filter((id) => gameModule(id).fromStatistics);
/** Nobody waits long unless he asks for more. */
const SOON = GAMES.filter((id) => gameModule(id).fromStatistics === 'soon');

/** Larger bodies are refused by the server. */
const LARGEST = 1_000_000;

type Texts = Record<'clubs' | 'players', { name: string; text: string } | null>;

export default function StatisticsPage() {
  const text = words.statistics;
  const [texts, setTexts] = useState<Texts>({ clubs: null, players: null });
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<string[]>(SOON);
  const [fault, setFault] = useState('');
  const [faults, setFaults] = useState<LineFault[]>([]);
  const [job, setJob] = useState('');
  const [work, setWork] = useState<StatisticsWork | null>(null);
  const [kept, setKept] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useTitle(text.title);
  useEffect(() => {
    void loadGames();
    return () => stop.current();
  }, []);

  const take = async (files: Iterable<File>) => {
    setFault('');
    const next = { ...texts };
    for (const file of files) {
      if (file.size > LARGEST) {
        setFault(text.tooLarge(file.name));
        continue;
      }
      let content: string;
      try {
        content = await api.textOf(file);
      } catch (error) {
        setFault(tell(error));
        continue;
      }
      const first = content.slice(0, 200).replace(/^[\uFEFF"]+/, '');
      const kind = first.startsWith('touchline season-clubs') ? 'clubs' : first.startsWith('touchline season-players') ? 'players' : null;
      if (kind) next[kind] = { name: file.name, text: content };
      else setFault(text.unknownFile(file.name));
    }
    setTexts(next);
  };

  const example = async () => {
    try {
      const [clubs, players] = await Promise.all([api.example('clubs.csv'), api.example('players.csv')]);
      setTexts({ clubs: { name: 'clubs.csv', text: clubs }, players: { name: 'players.csv', text: players } });
      setFault('');
    } catch (error) {
      setFault(tell(error));
    }
  };

  const send = async () => {
    stop.current();
    setFault('');
    setFaults([]);
    setWork(null);
    setKept(false);
    try {
      const sent = { clubs: texts.clubs?.text ?? '', players: texts.players?.text ?? '', name, games: wanted };
      const begun = await api.sendStatistics(sent);
      setJob(begun.job);
      stop.current = follow(() => api.statisticsWork(begun.job, office.peek().secret), setWork, (error) => setFault(tell(error)));
    } catch (error) {
      if (error instanceof ApiError && error.faults.length > 0) setFaults(error.faults);
      else setFault(tell(error));
    }
  };

  const keep = async () => {
    try {
      await api.keepStatistics(job, office.peek().secret);
      forgetTeams();
      setKept(true);
    } catch (error) {
      setFault(tell(error));
    }
  };

  const openOffice = async () => {
    const now = await api.statisticsWork(job, office.peek().secret);
    setWork(now);
    return now.may_keep;
  };

  const gameName = (id: string) => games.value?.find((game) => game.id === id)?.name ?? id;
  return (
    <section class="sheet statistics">
      <p>
        <a href={teamsHash()}>{words.teams.title}</a>
      </p>
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div
          class="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer?.files ?? []);
          }}
        >
          <label class="field">
            <span>{text.files}</span>
            <input
              type="file"
              multiple
              accept=".csv,text/csv,text/plain"
              onChange={(event) => void take(event.currentTarget.files ?? [])}
            />
            <small>{text.filesHint}</small>
          </label>
          <button type="button" class="quiet" onClick={() => void example()}>
            {text.example}
          </button>
          <ul>
            {(['clubs', 'players'] as const).map((kind) => (
              <li key={kind}>
                {text.kinds[kind]}: {texts[kind]?.name ?? text.missing}
              </li>
            ))}
          </ul>
        </div>
        <label class="field">
          <span>{text.name}</span>
          <input type="text" value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          <small>{text.nameHint}</small>
        </label>
        <fieldset>
          <legend>{text.games}</legend>
          {GAMES.map((id) => (
            <label key={id} class="tick">
              <input
                type="checkbox"
                checked={wanted.includes(id)}
                onChange={() => setWanted(wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id])}
              />{' '}
              {gameName(id)}
            </label>
          ))}
          <p class="soft">{text.gamesHint(GAMES.flatMap((id) => gameModule(id).slow?.() ?? []))}</p>
        </fieldset>
        <button class="primary" disabled={wanted.length === 0 || (work !== null && isOpen(work))}>
          {text.send}
        </button>
      </form>
      <Fault text={fault} />
      <LineFaults faults={faults} />
      {work ? <Working work={work} onCancel={() => void api.cancelStatistics(job)} /> : null}
      {work?.made ? (
        <>
          <LineWarnings warnings={work.made.warnings} />
          <h2>{text.made(work.made.clubs, work.made.players)}</h2>
          {work.made.renamed.length > 0 ? <p class="soft">{text.renamed(work.made.renamed.length)}</p> : null}
          <div class="buttons">
            {work.may_keep && !kept ? (
              <button type="button" onClick={() => void keep()}>
                {text.keep}
              </button>
            ) : null}
            {work.made.files.map((file, at) => (
              <a key={file} class="button" href={api.madeFileAddress(job, at)} download>
                {text.download(file)}
              </a>
            ))}
          </div>
          {kept ? (
            <div role="status" class="notice">
              <p>{text.kept(work.made.name)}</p>
              <ul class="kept-teams">
                {work.made.teams.map((team) => (
                  <li key={`${team.game} ${team.id}`}>
                    <a href={teamHash(team.game, team.id)}>{team.name}</a> <span class="soft">{gameName(team.game)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ) : work.may_keep ? null : (
            <>
              <p class="soft">{text.mayNotKeep}</p>
              <OfficeKey ask={openOffice} />
            </>
          )}
          <Reports reports={work.made.reports} gameName={gameName} />
        </>
      ) : null}
    </section>
  );
}
