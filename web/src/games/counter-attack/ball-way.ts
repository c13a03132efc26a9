// The way the ball took last, as it was told. A pure function of the story.
import type { CounterAttackEvent, Frame } from '../../api/schema';
import { record, word, type Situation } from '../../core/position';
import { eventsOf } from '../events';

/** Hex by hex, where it was played and where it turned; empty if nobody has played it since play stood still. */
export function lastWay(frames: Frame[]): string[] {
  let way: string[] = [];
  let stands: Situation = {};
  for (const { story, situation } of frames) {
    if (situation?.['put']) stands = record(situation, 'put');
    for (const event of eventsOf<CounterAttackEvent>(story)) way = goneOn(way, event, stands);
  }
  return way;
}

function goneOn(way: string[], event: CounterAttackEvent, stands: Situation): string[] {
  switch (event.kind) {
    case 'pass':
    case 'high':
    case 'cross':
    case 'long':
    case 'headed':
      return [event.from, event.to];
    case 'shot':
    case 'headed-shot':
      return [event.from, event.aim];
    case 'drift':
      return further(way, event.lands);
    case 'drift-out':
      return further(way, event.last);
    case 'intercept':
      return event.res === 'won' || event.res === 'caught' ? stoppedAt(way, event.at) : way;
    case 'block':
    case 'save':
      return event.res === 'won' || event.res === 'tied' ? stoppedAt(way, event.at) : way;
    case 'loose':
      return further(way.at(-1) === event.from ? way : [event.from], event.rest ?? event.last ?? (word(stands, event.hit ?? '') || null));
    case 'restart':
      return [];
    default:
      return way;
  }
}

const further = (way: string[], to: string | null): string[] => (to === null ? way : [...way, to]);

/** It came no further than there. */
const stoppedAt = (way: string[], at: string | null): string[] => (at === null ? way : [...way.slice(0, -1), at]);
