// The way from a result to its match: the server opens it, and the page goes there.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import { replayHash, seasonHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { tell } from '../../stores/match';
import { replaceAddress } from '../../stores/route';
import { words } from '../../texts';

export function ResultPage({ season, match }: { season: string; match: string }) {
  const [fault, setFault] = useState('');
  const text = words.seasons;
  useEffect(() => {
    setFault('');
    api.openResult(season, match).then(
      ({ id }) => replaceAddress(replayHash(id, season)),
      (error) => setFault(tell(error)),
    );
  }, [season, match]);
  return (
    <section class="sheet narrow">
      <h1 tabIndex={-1}>{text.opening}</h1>
      {fault ? <Fault text={fault} /> : <p role="status">{text.playedAgain}</p>}
      <p>
        <a href={seasonHash(season, 'matches')}>{text.backTo(season)}</a>
      </p>
    </section>
  );
}
