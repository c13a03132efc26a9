// All seasons of the server; where there is none, what a season is and the first one to begin.
import { useEffect, useState } from 'preact/hooks';
import { seasonHash, seasonsHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { Later } from '../../parts/later';
import { OfficeKey } from '../../parts/office-key';
import { useTitle } from '../../parts/use-title';
import { tell } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { loadGames } from '../../stores/games';
import { loadSeasons, office, seasons } from '../../stores/seasons';
import { words } from '../../texts';
import { named } from './names';

async function openOffice(): Promise<boolean> {
  await loadSeasons();
  return seasons.peek()?.office ?? false;
}

export function SeasonsPage({ office: secret }: { office: string | null }) {
  const [fault, setFault] = useState('');
  const text = words.seasons;
  useTitle(text.title);
  useEffect(() => {
    if (secret) {
      // The address is for sharing: the secret must not stay in it.
      office.value = { secret };
      replaceAddress(seasonsHash);
    }
    void loadGames();
    loadSeasons().then(
      () => setFault(''),
      (error) => setFault(tell(error)),
    );
  }, [secret]);
  const found = seasons.value;
  return (
    <section class="sheet seasons">
      <h1 tabIndex={-1}>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <Fault text={fault} />
      {found?.seasons.length === 0 ? <WhatItIs mayBegin={found.office} /> : null}
      <ul class="season-list">
        {found?.seasons.map((season) => (
          <li key={season.id}>
            <a href={seasonHash(season.id)}>
              <strong>{season.id}</strong>
              <span class="soft">
                {named(season)}, {text.progress(season.played, season.open)}
                {season.champion ? `. ${text.champion(season.champion)}` : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found?.office ? <Begin open={found.seasons.length === 0} /> : null}
      {found && !found.office ? (
        <>
          <p class="soft">{text.readOnly}</p>
          <OfficeKey ask={openOffice} />
        </>
      ) : null}
    </section>
  );
}

function WhatItIs({ mayBegin }: { mayBegin: boolean }) {
  const text = words.seasons.first;
  return (
    <div class="first-season">
      <h2>{text.title}</h2>
      {text.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {mayBegin ? <p>{text.begin}</p> : null}
    </div>
  );
}

/** The form comes along when somebody opens it. */
function Begin({ open }: { open: boolean }) {
  const [wanted, setWanted] = useState(open);
  return (
    <details class="fold new-season" open={open} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary>{words.newSeason.title}</summary>
      <div class="fold-body">{wanted ? <Later load={() => import('./new/form')} props={{}} /> : null}</div>
    </details>
  );
}
