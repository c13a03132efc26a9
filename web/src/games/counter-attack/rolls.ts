// The dice of the last action, each where it was thrown. Pure functions of the frames.
import type { CounterAttackEvent, Frame, Side } from '../../api/schema';
import { record, word } from '../../core/position';
import { situationAt } from '../../core/timeline';
import { eventsOf } from '../events';
import { deciderOf } from './turn';

/** A die as the server tells of it: with what is added to it, if anything is. */
export interface Thrown {
  /** Who threw it. */
  who: string;
  die: number;
  /** With what was added. */
  total: number;
}

export interface Roll {
  /** The hex. */
  at: string;
  dice: Thrown[];
}

/** Where it is not told, it is where the first who threw stood. */
type Placed = Omit<Roll, 'at'> & { at: string | null };

type Told = { die: number; total: number };

const by = (who: string, { die, total }: Told): Thrown => ({ who, die, total });
const bare = (who: string, die: number): Thrown => ({ who, die, total: die });

function rollOf(event: CounterAttackEvent): Placed | null {
  switch (event.kind) {
    case 'steal':
    case 'tried':
    case 'block':
      return { at: event.at, dice: [by(event.by, event.roll)] };
    case 'intercept':
      return event.roll && { at: event.at, dice: [by(event.by, event.roll)] };
    case 'deflect':
    case 'loose-save':
      return { at: null, dice: [by(event.by, event.roll)] };
    case 'high':
    case 'long':
      return { at: event.from, dice: [by(event.by, event.roll)] };
    case 'duel':
      return { at: event.at, dice: [by(event.by, event.def), by(event.on, event.att)] };
    case 'save':
      return { at: event.at, dice: [by(event.on, event.att), by(event.by, event.def)] };
    case 'header':
      return { at: event.at, dice: [by(event.att.who, event.att.roll), by(event.def.who, event.def.roll)] };
    case 'duel-foul':
    case 'reckless':
      return { at: event.at, dice: [bare(event.by, event.die)] };
    case 'control':
      return { at: event.at, dice: [by(event.who, event.roll)] };
    case 'headed-shot':
      return { at: event.from, dice: [by(event.who, event.roll)] };
    case 'free-header':
      return event.roll && { at: null, dice: [by(event.who, event.roll)] };
    case 'no-save':
    case 'free-kick-shot':
    case 'penalty':
      return { at: null, dice: [by(event.who, event.roll)] };
    case 'handling':
    case 'back-head':
      return { at: null, dice: [bare(event.by, event.die)] };
    case 'injury':
      return { at: null, dice: [bare(event.on, event.die)] };
    case 'booking':
      return event.die === null ? null : { at: null, dice: [bare(event.by, event.die)] };
    default:
      return null;
  }
}

const rollsIn = (frames: Frame[]): Placed[] => frames.flatMap(({ story }) => eventsOf<CounterAttackEvent>(story).flatMap((event) => rollOf(event) ?? []));

/** Those of the last action that had any, if it is not older than the last answer of a side; of nobody: than the last answer. */
export function lastRolls(frames: Frame[], side: Side | null): Roll[] {
  const chosen = (frame: Frame) => deciderOf(frame) !== null && !frame.answer?.by_default && !frame.answer?.by_assistant;
  const since = frames.findLastIndex((frame) => chosen(frame) && (side === null || deciderOf(frame) === side));
  const last = frames.findLastIndex((frame, at) => at >= since && rollsIn([frame]).length > 0);
  if (last < 0) return [];
  const first = Math.max(0, frames.slice(0, last + 1).findLastIndex(chosen));
  const stood = record(situationAt(frames, first), 'put');
  return rollsIn(frames.slice(first, last + 1)).flatMap(({ at, dice }) => {
    const place = at ?? word(stood, dice[0]?.who ?? '');
    return place ? { at: place, dice } : [];
  });
}
