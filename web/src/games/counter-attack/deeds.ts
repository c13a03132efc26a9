// What was done since whoever looks was last asked: who went from where to where, and what came of it. Pure functions of the frames.
import type { CounterAttackEvent, Frame, Side, StoryLine } from '../../api/schema';
import { record, word, type Situation } from '../../core/position';
import { situationAt } from '../../core/timeline';
import { deciderOf } from './turn';

export interface Deed {
  /** The frame that shows it done. */
  frame: number;
  /** The figure that went somewhere; null if it is no such thing. */
  who: string | null;
  /** Hex by hex from where he stood. */
  path: string[];
  /** He had the ball at his feet. */
  dribbled: boolean;
  /** What is told of it. */
  line: StoryLine;
}

/** What is told for the order of play, and says nothing of anybody's doing. */
const QUIET: CounterAttackEvent['kind'][] = ['menu', 'part', 'phase-end', 'received', 'space', 'stun', 'referee', 'toss', 'period-start', 'down', 'must-leave', 'snapshot', 'duel-foul'];

/** Who went where; null of anything else, and of whoever stayed. */
export function goneTo(event: CounterAttackEvent): { who: string; to: string } | null {
  switch (event.kind) {
    case 'moved':
    case 'placed':
    case 'step':
    case 'land':
    case 'keeper-move':
    case 'repositioned':
    case 'pushed':
      return event.to === null ? null : { who: event.who, to: event.to };
    default:
      return null;
  }
}

const chose = (side: Side) => (frame: Frame) => deciderOf(frame) === side && !frame.answer?.by_default && !frame.answer?.by_assistant;

/** The frames between two answers of a side, the last of which saw the other side do something: from the first to before the second. */
function betweenAnswers(frames: Frame[], side: Side): [first: number, end: number] {
  const did = frames.findLastIndex(chose(side === 'home' ? 'away' : 'home'));
  if (did < 0) return [0, 0];
  const asked = frames.slice(0, did).findLastIndex(chose(side));
  const next = frames.findIndex((frame, at) => at > did && chose(side)(frame));
  return [asked + 1, next < 0 ? frames.length : next];
}

/** Everything that was done while a side waited to be asked again, in its order; steps of one run are one thing. */
export function deedsSince(frames: Frame[], side: Side): Deed[] {
  const [first, end] = betweenAnswers(frames, side);
  const deeds: Deed[] = [];
  const before: Situation = first > 0 && end > first ? situationAt(frames, first - 1) : {};
  let stands = record(before, 'put');
  let holder = word(before, 'holder');
  frames.slice(first, end).forEach(({ story, situation }, at) => {
    const places = { ...stands };
    for (const line of story) {
      const event = line.what as CounterAttackEvent;
      const gone = goneTo(event);
      if (gone) {
        const from = word(places, gone.who);
        places[gone.who] = gone.to;
        walk(deeds, { frame: first + at, who: gone.who, path: [from, gone.to].filter(Boolean), dribbled: holder === gone.who, line });
      } else if ((line.commentary || line.why) && !QUIET.includes(event.kind) && !stayed(event)) {
        deeds.push({ frame: first + at, who: null, path: [], dribbled: false, line });
      }
    }
    stands = situation?.['put'] ? record(situation, 'put') : places;
    if (situation && 'holder' in situation) holder = word(situation, 'holder');
  });
  return deeds;
}

const stayed = (event: CounterAttackEvent): boolean => 'to' in event && event.to === null;

/** Puts a move behind the others: whoever runs on has moved once. */
function walk(deeds: Deed[], deed: Deed): void {
  const last = deeds.at(-1);
  const runsOn = last !== undefined && last.who === deed.who && deed.line.what.kind === 'step' && last.line.what.kind === 'step';
  if (runsOn) deeds[deeds.length - 1] = { ...deed, path: [...last.path, ...deed.path.slice(1)], dribbled: last.dribbled };
  else deeds.push(deed);
}
