// The film of the match: where it is, and to where it is wound. The pace bar plays it.
import { useComputed } from '@preact/signals';
import { beatsOf } from '../../core/pace';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

export function Replay({ match }: { match: Match }) {
  const { playback, frames } = match;
  const ends = useComputed(() => beatsOf(frames.value).map((beat) => beat.end)).value;
  const shown = playback.shown.value;
  const at = Math.max(
    0,
    ends.findLastIndex((end) => end <= shown),
  );
  const frame = match.frame.value;
  const text = words.full;
  return (
    <div class="replay" role="group" aria-label={text.replay}>
      <input
        type="range"
        min={0}
        max={ends.length - 1}
        value={at}
        aria-label={text.position}
        aria-valuetext={frame ? text.positionText(frame.at, frame.score) : ''}
        onInput={(event) => playback.seek(ends[Number(event.currentTarget.value)] ?? 0)}
      />
    </div>
  );
}
