// The same way of the ball in words.
import type { Place } from '../core/trail';
import { words } from '../texts';

interface Props {
  trail: Place[];
  /** What a place is called. */
  name(place: Place): string;
}

export function TrailWords({ trail, name }: Props) {
  if (trail.length === 0) return null;
  return (
    <ol class="trail-words" aria-label={words.match.trail}>
      {trail.map((place, at) => (
        <li key={at} aria-current={at === trail.length - 1 ? 'true' : undefined}>
          <b aria-hidden="true">{words.sideLetter[place.side]}</b>
          <span class="unseen">{words.sideTitle[place.side]}: </span> {name(place)}
        </li>
      ))}
    </ol>
  );
}
