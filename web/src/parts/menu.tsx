// Where one can go: side by side where there is room, else behind one button.
import { useEffect, useRef } from 'preact/hooks';
import { learnHash, oddsHash, rulesHash, seasonsHash, settingsHash, startHash, teamsHash, type Route } from '../core/links';
import { FIRST_GAME } from '../games/registry';
import { chosenGame } from '../stores/draft';
import { roomy } from '../stores/room';
import { words } from '../texts';

type Page = Route['page'];

const places = (): [text: string, address: string, pages: Page[]][] => [
  [words.nav.start, startHash, ['start']],
  [words.nav.learn, learnHash(), ['learn']],
  [words.nav.seasons, seasonsHash, ['seasons', 'season']],
  [words.nav.teams, teamsHash(), ['teams', 'team', 'statistics']],
  [words.nav.odds, oddsHash(), ['odds']],
  [words.nav.rules, rulesHash(chosenGame.value?.id ?? FIRST_GAME), ['rules']],
  [words.nav.settings, settingsHash, ['settings']],
];

export function Menu({ here }: { here: Route }) {
  const list = useRef<HTMLElement>(null);
  const folded = !roomy.value;
  // Whoever went somewhere has no more use for it.
  useEffect(() => void (folded && list.current?.hidePopover?.()), [here]);
  return (
    <>
      {folded ? (
        <button type="button" class="menu-button" popovertarget="menu">
          {words.nav.menu}
        </button>
      ) : null}
      <nav id="menu" ref={list} aria-label={words.nav.label} popover={folded ? 'auto' : undefined}>
        {places().map(([text, address, pages]) => (
          <a key={address} href={address} aria-current={pages.includes(here.page) ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
    </>
  );
}
