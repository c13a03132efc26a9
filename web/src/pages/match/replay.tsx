// The film of the match: a slider and the usual buttons.
import { useComputed } from '@preact/signals';
import { beatEnds } from '../../core/timeline';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

function Icon({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Replay({ match }: { match: Match }) {
  const { playback, frames } = match;
  const ends = useComputed(() => beatEnds(frames.value)).value;
  const shown = playback.shown.value;
  const at = Math.max(
    0,
    ends.findLastIndex((end) => end <= shown),
  );
  const frame = match.frame.value;
  const running = playback.running.value && !playback.settled.value;
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
      <div class="replay-buttons">
        <button type="button" aria-label={text.first} onClick={() => playback.seek(0)}>
          <Icon path="M5 4v16M20 4L9 12l11 8z" />
        </button>
        <button type="button" aria-label={text.back} onClick={() => playback.step(-1)}>
          <Icon path="M18 4L6 12l12 8z" />
        </button>
        <button type="button" class="play-pause" onClick={() => (running ? playback.pause() : playback.play())}>
          {running ? text.pause : text.play}
        </button>
        <button type="button" aria-label={text.forward} onClick={() => playback.step(1)}>
          <Icon path="M6 4l12 8L6 20z" />
        </button>
        <button type="button" aria-label={text.last} onClick={() => playback.seek(frames.value.length - 1)}>
          <Icon path="M19 4v16M4 4l11 8L4 20z" />
        </button>
      </div>
    </div>
  );
}
