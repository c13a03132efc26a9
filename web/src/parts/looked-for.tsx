// A card among many: the one that somebody looked for is brought into view and marked.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../texts';

export function LookedFor({ here, children }: { here: boolean; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <div ref={box} class={here ? 'looked-for' : ''} data-testid={here ? 'looked-for' : undefined}>
      {here ? <p class="soft">{words.teams.lookedFor}</p> : null}
      {children}
    </div>
  );
}
