// Where there is little room the commentary lies far below the field: its newest line stands with what is asked.
import { lines } from '../../core/commentary';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { Said } from './commentary';

/** Up to so many letters, two lines together take no more room than a long one. */
const SHORT = 90;

interface Props {
  match: Match;
  /** Below the score: where large print on a low screen leaves the dock no room for it. */
  aside?: boolean;
}

export function Newest({ match, aside }: Props) {
  const [last, before] = lines(match.frames.value, match.playback.shown.value).reverse();
  if (!last) return null;
  const two = before !== undefined && last.text.length + before.text.length <= SHORT;
  return (
    <section class={`newest-said${aside ? ' aside' : ''}`} tabIndex={0} aria-label={words.match.newest} data-testid="newest">
      {[last, ...(two ? [before] : [])].map((line) => (
        <p key={line.key} class={line.mark ?? ''}>
          <span class="minute figures">{line.at}</span> <Said line={line} />
        </p>
      ))}
    </section>
  );
}
