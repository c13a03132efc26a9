// A season: what is next, its table, its people, and what is told of it.
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import { seasonHash, seasonsHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { OfficeKey } from '../../parts/office-key';
import { useAttempt } from '../../parts/use-attempt';
import { useTitle } from '../../parts/use-title';
import { say } from '../../stores/announcer';
import { loadGames } from '../../stores/games';
import { loadSeason, season } from '../../stores/seasons';
import { words } from '../../texts';
import { Handout } from '../match/invite';
import { ForecastTab } from './forecast';
import { named } from './names';
import { Matches } from './matches';
import { MyClub } from './my-club';
import { NextSeason } from './next-season';
import { People } from './people';
import { RecapTab } from './recap';
import { Tables } from './tables';

const TABS = ['matches', 'table', 'people', 'forecast', 'recap'] as const;

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
  const acts = { busy, attempt };
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
            {named(view.season)}, {text.progress(view.season.played, view.season.open)}
          </p>
          {view.season.champion ? <p class="champion">{text.champion(view.season.champion)}</p> : null}
          <nav class="tabs" aria-label={text.tabsLabel}>
            {TABS.map((one) => (
              <a key={one} href={seasonHash(id, one)} aria-current={one === tab ? 'page' : undefined}>
                {text.tabs[one]}
              </a>
            ))}
          </nav>
          {tab === 'matches' || tab === 'table' ? <MyClub view={view} acts={acts} /> : null}
          {tab === 'matches' ? <Matches view={view} acts={acts} /> : null}
          {tab === 'table' ? <Tables view={view} acts={acts} /> : null}
          {tab === 'forecast' ? <ForecastTab view={view} /> : null}
          {tab === 'people' ? <People listings={view.listings} /> : null}
          {tab === 'recap' ? <RecapTab view={view} /> : null}
          {view.office && view.season.champion ? <NextSeason season={view.season} /> : null}
          <div class="row season-foot">
            <a class="button" href={api.seasonFileAddress(id)} download={`${id}.season`} title={text.saveHint}>
              {text.save}
            </a>
          </div>
          <details class="fold">
            <summary>{text.share}</summary>
            <div class="fold-body">
              <p>{text.shareText}</p>
              <Handout hash={seasonHash(id)} label={text.share} nowhere={text.nowhere} />
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
