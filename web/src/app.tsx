// The frame around every page: masthead, content, and what a screen reader is told.
import '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { startHash, type Route } from './core/links';
import { MatchPage } from './pages/match/page';
import { RulesPage } from './pages/rules';
import { SeasonPage } from './pages/seasons/page';
import { ResultPage } from './pages/seasons/result';
import { SeasonsPage } from './pages/seasons/list';
import { SettingsPage } from './pages/settings';
import { StartPage } from './pages/start/page';
import { Later } from './parts/later';
import { Mark } from './parts/mark';
import { Menu } from './parts/menu';
import { said } from './stores/announcer';
import { reachable, returns, waitingLong } from './stores/reach';
import { route } from './stores/route';
import { words } from './texts';

export function App() {
  const here = route.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const page = pageKey(here);

  useEffect(() => {
    // A new page is told by its heading, as a page load would.
    if (!first.current) {
      main.current?.querySelector<HTMLElement>('h1')?.focus();
      scrollTo(0, 0);
    }
    first.current = false;
  }, [page]);

  return (
    <>
      <a class="skip-link" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {words.skip}
      </a>
      <header class="masthead">
        <a class="wordmark" href={startHash}>
          <Mark />
          <span>{words.name}</span>
        </a>
        <Menu here={here} />
      </header>
      <div role="status" class="away-sign" data-testid="away">
        {reachable.value ? null : (
          <p>
            <strong>{words.offline.title}.</strong> {words.offline.text}
          </p>
        )}
        {reachable.value && waitingLong.value > 0 ? <p>{words.offline.late}</p> : null}
      </div>
      <main id="main" ref={main} tabIndex={-1} class={isLesson(here) ? 'page-match page-lesson' : `page-${here.page}`}>
        {/* What could not be fetched is asked for again; a match looks after itself. */}
        <Page here={here} key={here.page === 'match' || isLesson(here) ? page : `${page} ${returns.value}`} />
      </main>
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" data-testid="announcer">
        {said.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </>
  );
}

/** A lesson is a match with a tutor. */
function isLesson(here: Route): boolean {
  return here.page === 'learn' && here.name !== null;
}

function pageKey(here: Route): string {
  if (here.page === 'learn') return `learn ${here.game} ${here.name ?? ''}`;
  if (here.page === 'team') return `team ${here.game} ${here.id}`;
  return here.page === 'match' || here.page === 'season' ? `${here.page} ${here.id}` : here.page;
}

function Page({ here }: { here: Route }) {
  switch (here.page) {
    case 'start':
      return <StartPage />;
    case 'settings':
      return <SettingsPage />;
    case 'seasons':
      return <SeasonsPage office={here.office} />;
    case 'season':
      return <SeasonPage id={here.id} show={here.show} />;
    case 'result':
      return <ResultPage season={here.id} match={here.match} />;
    case 'rules':
      return <RulesPage game={here.game} at={here.at} />;
    // What few look at comes along when it is looked at.
    case 'teams':
      return <Later load={() => import('./pages/teams/page')} props={{ game: here.game, find: here.find }} />;
    case 'team':
      return <Later load={() => import('./pages/teams/team')} props={{ game: here.game, id: here.id, player: here.player }} />;
    case 'statistics':
      return <Later load={() => import('./pages/statistics/page')} props={{}} />;
    case 'learn':
      return <Later load={() => import('./pages/learn/page')} props={{ game: here.game, name: here.name }} />;
    case 'odds':
      return <Later load={() => import('./pages/odds/page')} props={{ question: here.question }} />;
    case 'match':
      return <MatchPage id={here.id} line={here.line} season={here.season} />;
    default:
      return (
        <section class="sheet narrow">
          <h1 tabIndex={-1}>{words.errors.lostTitle}</h1>
          <p>{words.errors.lost}</p>
          <p>
            <a class="button" href={startHash}>
              {words.errors.toStart}
            </a>
          </p>
        </section>
      );
  }
}
