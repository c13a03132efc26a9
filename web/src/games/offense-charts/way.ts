// Where the ball was in the last minutes: in midfield with whoever reads his chart, or where it was read to.
import type { OffenseChartsEvent, Side, StoryLine } from '../../api/schema';
import { laneOf, lastPlaces, type Place } from '../../core/trail';
import { other } from '../../core/plan';
import { eventsOf } from '../events';

/** What the common events say of a place: how far up the pitch (from the middle), and in which lane if they do. */
const PLACES: Record<string, { share: number; lane?: number }> = {
  goal: { share: 0.97, lane: 0 },
  'penalty scored': { share: 0.97, lane: 0 },
  penalty: { share: 0.8, lane: 0 },
  'penalty missed': { share: 0.97, lane: 0.25 },
  corner: { share: 1, lane: 1 },
  'shot on target': { share: 0.88 },
  'shot off target': { share: 0.92 },
  offside: { share: 0.55 },
};

/** The near lanes of the goal: a shot does not come from the touchline. */
const NEAR_GOAL = 0.5;

const towards = (side: Side, share: number): number => (side === 'home' ? 0.5 + share / 2 : 0.5 - share / 2);

const midfield = (side: Side, lane: number): Place => ({ at: towards(side, 0.15), lane, side, what: 'midfield' });

const isSide = (word: string | undefined): word is Side => word === 'home' || word === 'away';

/** The places that a line tells of. */
function placesOf(line: StoryLine): Place[] {
  const [event] = eventsOf<OffenseChartsEvent>([line]);
  const lane = event && 'number' in event ? laneOf(event.number) : 0;
  const told = line.common.flatMap((common): Place[] => {
    const [, side, ...words] = common.split(' ');
    const what = words.join(' ');
    const place = PLACES[what];
    return place && isSide(side) ? [{ at: towards(side, place.share), lane: place.lane ?? lane * NEAR_GOAL, side, what }] : [];
  });
  return event?.kind === 'reading' ? [midfield(event.side, lane), ...told] : told;
}

/** The way of the ball to whoever has it now; `scored` while a goal is being told. */
export function wayOf(recent: StoryLine[], holder: Side, scored: boolean): Place[] {
  const places = recent.flatMap(placesOf);
  const last = places.at(-1);
  if (!last) return [{ at: 0.5, lane: 0, side: holder, what: 'kick-off' }];
  if (scored || last.side === holder) return lastPlaces(places);
  return lastPlaces([...places, wonFrom(last, holder)]);
}

/** Where a side has the ball that it got from the other. */
function wonFrom({ at, lane, what }: Place, side: Side): Place {
  if (what === 'goal' || what === 'penalty scored') return { at: 0.5, lane: 0, side, what: 'kick-off' };
  const atGoal = what !== 'midfield' && what !== 'offside';
  return atGoal ? { at: towards(other(side), 0.8), lane: lane / 2, side, what: 'own goal' } : { at, lane: lane + 0.15, side, what: 'won' };
}
