// The frame around every page: masthead, content, and what a screen reader is told.
import '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { rulesHash, seasonsHash, settingsHash, startHash, type Route } from './core/links';
import { FIRST_GAME } from './games/registry';
import { MatchPage } from './pages/match/page';
import { RulesPage } from './pages/rules';
import { SeasonPage } from './pages/seasons/page';
import { SeasonsPage } from './pages/seasons/list';
import { SettingsPage } from './pages/settings';
import { StartPage } from './pages/start/page';
import { Mark } from './parts/mark';
import { said } from './stores/announcer';
import { chosenGame } from './stores/draft';
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
        <nav aria-label={words.nav.label}>
          <a href={startHash} aria-current={here.page === 'start' ? 'page' : undefined}>
            {words.nav.start}
          </a>
          <a
            href={seasonsHash}
            aria-current={here.page === 'seasons' || here.page === 'season' ? 'page' : undefined}
          >
            {words.nav.seasons}
          </a>
          <a href={rulesHash(chosenGame.value?.id ?? FIRST_GAME)} aria-current={here.page === 'rules' ? 'page' : undefined}>
            {words.nav.rules}
          </a>
          <a href={settingsHash} aria-current={here.page === 'settings' ? 'page' : undefined}>
            {words.nav.settings}
          </a>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1} class={`page-${here.page}`}>
        <Page here={here} key={page} />
      </main>
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" data-testid="announcer">
        {said.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </>
  );
}

function pageKey(here: Route): string {
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
    case 'rules':
      return <RulesPage game={here.game} at={here.at} />;
    case 'match':
      return <MatchPage id={here.id} invitation={here.seat} />;
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
