// At full time of a match of a season: its result goes there.
import { useEffect, useState } from 'preact/hooks';
import { seasonHash } from '../../core/links';
import { tell } from '../../stores/match';
import { links, takeResult, type Link } from '../../stores/seasons';
import { words } from '../../texts';

export function IntoSeason({ match }: { match: string }) {
  const [taken, setTaken] = useState<Link | null>(null);
  const [fault, setFault] = useState('');
  const text = words.seasons;
  const link = links.value[match];
  const take = () => {
    setFault('');
    takeResult(match).then(setTaken, (error) => setFault(tell(error)));
  };
  useEffect(() => {
    if (link) take();
  }, [match]);
  const season = (taken ?? link)?.season;
  if (!season) return null;
  return (
    <p class="notice" role="status">
      {fault || (taken ? text.taken : text.taking)}{' '}
      {fault ? (
        <button type="button" onClick={take}>
          {text.takeAgain}
        </button>
      ) : null}{' '}
      <a href={seasonHash(season)}>{text.toSeason}</a>
    </p>
  );
}
