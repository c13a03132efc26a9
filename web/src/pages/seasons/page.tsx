// A season: its table, its matches, its people.
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import { seasonHash, seasonsHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { OfficeKey } from '../../parts/office-key';
import { useAttempt } from '../../parts/use-attempt';
import { useTitle } from '../../parts/use-title';
import { say } from '../../stores/announcer';
import { gameName, loadGames } from '../../stores/games';
import { loadSeason, season } from '../../stores/seasons';
import { words } from '../../texts';
import { Handout } from '../match/invite';
import { ForecastTab } from './forecast';
import { Matches } from './matches';
import { People } from './people';
import { Tables } from './tables';

const TABS = ['table', 'matches', 'people', 'forecast'] as const;

export function SeasonPage({ id, show }: { id: string; show: string | null }) {
  const { fault, busy, attempt } = useAttempt();
  const text = words.seasons;
  const view = season.value?.season.id === id ? season.value : null;
  useTitle(id);

  useEffect(() => {
    void loadGames();
    void attempt(() => loadSeason(id));
  }, [id]);
  useEffect(() => {
    if (busy && view) say(text.working);
  }, [busy]);

  const openOffice = async () => {
    await loadSeason(id);
    return season.peek()?.office ?? false;
  };
  const tab = TABS.find((one) => one === show) ?? TABS[0];
  return (
    <section class="sheet seasons" aria-busy={busy}>
      <p>
        <a href={seasonsHash}>{text.back}</a>
      </p>
      <h1 tabIndex={-1}>{id}</h1>
      <Fault text={fault} />
      {view ? (
        <>
          <p class="soft">
            {view.season.name}, {gameName(view.season.game)}, {text.progress(view.season.played, view.season.open)}
          </p>
          {view.season.champion ? <p class="champion">{text.champion(view.season.champion)}</p> : null}
          <nav class="tabs" aria-label={text.tabsLabel}>
            {TABS.map((one) => (
              <a key={one} href={seasonHash(id, one)} aria-current={one === tab ? 'page' : undefined}>
                {text.tabs[one]}
              </a>
            ))}
          </nav>
          {tab === 'table' ? <Tables tables={view.tables.tables} /> : null}
          {tab === 'matches' ? <Matches view={view} busy={busy} attempt={attempt} /> : null}
          {tab === 'forecast' ? <ForecastTab id={id} played={view.season.played} /> : null}
          {tab === 'people' ? <People listings={view.listings} /> : null}
          <div class="row season-foot">
            <a class="button" href={api.seasonFileAddress(id)} download={`${id}.season`} title={text.saveHint}>
              {text.save}
            </a>
          </div>
          <details class="fold">
            <summary>{text.share}</summary>
            <div class="fold-body">
              <Handout hash={seasonHash(id)} label={text.share} />
            </div>
          </details>
          {view.office ? null : (
            <>
              <p class="soft">{text.readOnly}</p>
              <OfficeKey ask={openOffice} />
            </>
          )}
        </>
      ) : null}
    </section>
  );
}
