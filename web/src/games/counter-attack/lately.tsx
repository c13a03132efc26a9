// In the tray: who did what since the last answer, to read and to look at again.
import { useState } from 'preact/hooks';
import { SideChip } from '../../parts/side-chip';
import { roomy } from '../../stores/room';
import type { Scene } from '../module';
import type { Deed } from './deeds';
import { deedText, deedsOf, lookAt, lookFurther, lookedAt } from './look-back';
import { sideOf } from './men';
import { isOver } from './phase';
import { ca } from './texts';

export function Lately(scene: Scene) {
  // Where there is little room the list is folded at first.
  const [open, setOpen] = useState(roomy.peek());
  const deeds = deedsOf(scene);
  const at = lookedAt(scene);
  // After the match there is the film.
  if (deeds.length === 0 || (at === null && isOver(scene.situation))) return null;
  return (
    <div class="ca-lately" data-testid="lately">
      <div class="ca-steps" role="group" aria-label={ca.deeds.title}>
        <button type="button" aria-label={ca.deeds.back} title={ca.deeds.back} onClick={() => lookFurther(scene, -1)}>
          ◁
        </button>
        <span class="figures">{at === null ? ca.deeds.many(deeds.length) : ca.deeds.count(at + 1, deeds.length)}</span>
        <button type="button" aria-label={ca.deeds.on} title={ca.deeds.on} onClick={() => lookFurther(scene, 1)}>
          ▷
        </button>
        {at === null ? null : (
          <button type="button" class="quiet" onClick={() => lookAt(scene, null)}>
            {ca.deeds.now}
          </button>
        )}
      </div>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{scene.mine.length === 1 ? ca.deeds.title : ca.deeds.watched}</summary>
        <ol tabIndex={0} aria-label={ca.deeds.title}>
          {deeds.map((one, index) => (
            <li key={index} class={index === at ? 'now' : ''}>
              <button type="button" class="quiet" aria-current={index === at ? 'step' : undefined} onClick={() => lookAt(scene, index === at ? null : index)}>
                <Doer deed={one} /> <span>{deedText(one, scene)}</span>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** Whose figure went; a dot for what dice or the referee did. */
function Doer({ deed: { who } }: { deed: Deed }) {
  return who === null ? <i aria-hidden="true">•</i> : <SideChip side={sideOf(who)} />;
}
