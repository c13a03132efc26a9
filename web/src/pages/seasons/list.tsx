// All seasons of the server.
import { useEffect, useState } from 'preact/hooks';
import { seasonHash, seasonsHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { OfficeKey } from '../../parts/office-key';
import { useTitle } from '../../parts/use-title';
import { tell } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { gameName, loadGames } from '../../stores/games';
import { loadSeasons, office, seasons } from '../../stores/seasons';
import { words } from '../../texts';
import { NewSeason } from './new-season';

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
      {found && found.seasons.length === 0 ? (
        <p>{text.none}</p>
      ) : null}
      <ul class="season-list">
        {found?.seasons.map((season) => (
          <li key={season.id}>
            <a href={seasonHash(season.id)}>
              <strong>{season.id}</strong>
              <span class="soft">
                {season.name}, {gameName(season.game)}, {text.progress(season.played, season.open)}
                {season.champion ? `. ${text.champion(season.champion)}` : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found?.office ? <NewSeason /> : null}
      {found && !found.office ? (
        <>
          <p class="soft">{text.readOnly}</p>
          <OfficeKey ask={openOffice} />
        </>
      ) : null}
    </section>
  );
}
