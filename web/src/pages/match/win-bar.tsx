// Who will win, for those who watch: never ahead of the dice that are on screen.
import { useRef } from 'preact/hooks';
import type { WinChances } from '../../api/schema';
import { isPlayed } from '../../core/foresight';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

export function WinBar({ match }: { match: Match }) {
  const known = useRef<WinChances | null>(null);
  const setup = match.setup.value;
  const names = setup?.names;
  const delayed = setup?.chances === 'delayed' && isPlayed(setup);
  const foreseen = match.hearing.foreseen.value;
  if (match.playback.settled.value) known.current = foreseen?.chances ?? null;
  const chances = known.current;
  if (!names || !chances) return null;
  return (
    <section class="win-bar" aria-labelledby="win-title" data-testid="win-chances">
      <h2 id="win-title">{words.match.chances.title}</h2>
      <p>{words.match.chances.all(names, chances.home, chances.draw, chances.away)}</p>
      <WinStrip chances={chances} />
      <p class="soft">
        {howFound(chances)} {delayed ? words.match.chances.delayed : null}
      </p>
    </section>
  );
}

export function howFound(chances: WinChances): string {
  const text = words.match.chances;
  if (chances.method === 'played') return text.played(chances.standard_error ?? 0);
  return chances.method === 'exact' ? text.exact : text.estimated;
}

export function WinStrip({ chances }: { chances: Pick<WinChances, 'home' | 'draw' | 'away'> }) {
  return (
    <span class="win-strip" aria-hidden="true">
      <i class="home" style={{ width: `${chances.home * 100}%` }} />
      <i class="draw" style={{ width: `${chances.draw * 100}%` }} />
      <i class="away" style={{ width: `${chances.away * 100}%` }} />
    </span>
  );
}
