// What follows a season that is over: the next one, with those who go up and down.
import { useEffect, useState } from 'preact/hooks';
import type { Season } from '../../api/schema';
import { divisionsOf, nextName } from '../../core/season';
import { seasonHash } from '../../core/links';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { go } from '../../stores/route';
import { beginNext, loadSeasons, seasons } from '../../stores/seasons';
import { words } from '../../texts';

export function NextSeason({ season }: { season: Season }) {
  const { fault, busy, attempt } = useAttempt();
  const [names, setNames] = useState<Record<string, string>>({});
  const [moves, setMoves] = useState('');
  const text = words.seasons.following;
  useEffect(() => void attempt(loadSeasons), [season.id]);
  const all = seasons.value?.seasons ?? [];
  const divisions = divisionsOf(all, season);
  const follower = all.find(({ follows }) => follows === season.id);
  if (follower)
    return (
      <p>
        <a href={seasonHash(follower.id)}>{text.is(follower.id)}</a>
      </p>
    );
  const nameOf = ({ id }: Season) => names[id] ?? nextName(id);
  const begin = () =>
    attempt(async () => {
      const wish = divisions.map((one) => ({ season: one.id, next: nameOf(one) }));
      go(seasonHash(await beginNext({ divisions: wish, ...(moves.trim() ? { moves: Number(moves) } : {}) })));
    });
  return (
    <details class="fold">
      <summary>{text.title}</summary>
      <form
        class="fold-body"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>{divisions.length > 1 ? text.linked : text.alone}</p>
        {divisions.map((one) => (
          <label key={one.id} class="field">
            <span>{text.called(one.id)}</span>
            <input
              type="text"
              required
              maxLength={60}
              value={nameOf(one)}
              onInput={(event) => setNames({ ...names, [one.id]: event.currentTarget.value })}
            />
          </label>
        ))}
        {divisions.length > 1 ? (
          <label class="field">
            <span>{text.moves}</span>
            <input type="number" min={0} value={moves} onInput={(event) => setMoves(event.currentTarget.value)} />
            <small>{text.movesHint}</small>
          </label>
        ) : null}
        <Fault text={fault} />
        <button type="submit" class="primary" disabled={busy}>
          {text.begin}
        </button>
      </form>
    </details>
  );
}
