// Where the ball was: the zones of the last draws, and the goal that was shot at.
import type { ActionDeckEvent, Side, StoryLine } from '../../api/schema';
import { laneOf, lastPlaces, type Place } from '../../core/trail';
import { eventsOf } from '../events';
import { ZONES, ballAt } from './lookups';

/** How far a shot comes, and a penalty. */
const NEAR_GOAL = { shot: 0.93, penalty: 0.9, goal: 0.98 };

const towards = (side: Side, share: number): number => (side === 'home' ? share : 1 - share);

const inZone = (zone: string, side: Side, drawn: number): Place => ({ at: ballAt(zone, side), lane: laneOf(drawn), side, what: zone });

const isZone = (what: string): boolean => ZONES.some((zone) => zone === what);

function placeOf(event: ActionDeckEvent): Place | null {
  const { side } = event;
  switch (event.kind) {
    case 'possession':
      return inZone(event.zone, side, 2);
    case 'zone':
      return inZone(event.zone, side, event.card);
    case 'shot':
      return { at: towards(side, NEAR_GOAL.shot), lane: laneOf(event.number) / 2, side, what: 'shot' };
    case 'penalty':
      return { at: towards(side, NEAR_GOAL.penalty), lane: 0, side, what: 'penalty' };
    case 'goal':
      return { at: towards(side, NEAR_GOAL.goal), lane: 0, side, what: 'goal' };
    default:
      return null;
  }
}

/** The way of the ball to where it is now; `scored` while a goal is being told. */
export function wayOf(recent: StoryLine[], zone: string, holder: Side, scored: boolean): Place[] {
  const places = eventsOf<ActionDeckEvent>(recent).flatMap((event) => placeOf(event) ?? []);
  const last = places.at(-1);
  const isThere = last && last.side === holder && (last.what === zone || (zone === 'A' && !isZone(last.what)));
  if (scored || isThere) return lastPlaces(places);
  return lastPlaces([...places, inZone(zone || 'M', holder, 2)]);
}
