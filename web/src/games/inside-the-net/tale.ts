// What an event came to, for one plain sentence: who did it, and whose ball it is then.
import type { InsideTheNetEvent, Side } from '../../api/schema';
import { other } from '../../core/plan';

type Event<Kind extends InsideTheNetEvent['kind']> = Extract<InsideTheNetEvent, { kind: Kind }>;

/** Each has a sentence in the texts. */
export type Deed =
  | 'carries' | 'passes by' | 'is fouled' | 'long' | 'through' | 'pass' | 'astray' | 'runs free' | 'passes by and shoots'
  | 'switches' | 'offside' | 'crosses' | 'behind' | 'wins a corner' | 'shoots' | 'freeKick'
  | 'tackles loose' | 'tackles' | 'blocks the pass' | 'intercepts' | 'sweeps' | 'blocked to corner' | 'blocked to rebound'
  | 'clears' | 'claims' | 'gathers'
  | 'fouls' | 'is booked' | 'is warned' | 'is off with two' | 'sees red'
  | 'reaches' | 'misses' | 'on target' | 'wide' | 'goal' | 'own goal' | 'penalty wide'
  | 'holds' | 'saves to corner' | 'saves to rebound'
  | 'throws' | 'plays short' | 'finds midfield' | 'loses it' | 'launches'
  | 'nobody' | 'loose';

/** What a sentence is made of: names, as men and clubs are called. */
export interface Told {
  who: string;
  by: string;
  side: string;
  them: string;
  penalty: boolean;
}

export interface Tale {
  deed: Deed;
  /** Whose ball it is then, or whose goal it was; null while the ball is loose. */
  holder: Side | null;
  /** Whose event it is: that of `who`, for some deeds that of `by`. */
  side: Side;
  /** Empty where nobody is named. */
  who: string;
  by: string;
  penalty: boolean;
}

const BY_ACTION: Record<Event<'action'>['action'], Deed> = {
  'Cry+': 'carries',
  'Chl+': 'passes by',
  Fld: 'is fouled',
  'P++': 'long',
  'Ps+S': 'through',
  'Pss+': 'pass',
  'Pto+': 'astray',
  CryS: 'runs free',
  ChlS: 'passes by and shoots',
  Swch: 'switches',
  OffP: 'offside',
  CrsP: 'crosses',
  GK: 'behind',
  CK: 'wins a corner',
  Att: 'shoots',
};

/** Actions by which the ball is given to the others, if nothing else happens to it. */
const GIVES_AWAY: Event<'action'>['action'][] = ['Pto+', 'OffP', 'GK'];

/** What a stop comes to, and for whom of the attack and the defence; nobody while the ball is loose. */
const BY_STOP: Record<Event<'stopped'>['stop'], { deed: Deed | ''; ball: 'attack' | 'defence' | null }> = {
  none: { deed: '', ball: 'attack' },
  Foul: { deed: '', ball: 'attack' },
  TklR: { deed: 'tackles loose', ball: null },
  Tkl: { deed: 'tackles', ball: 'defence' },
  BlkP: { deed: 'blocks the pass', ball: null },
  Int: { deed: 'intercepts', ball: 'defence' },
  SWEEP: { deed: 'sweeps', ball: 'defence' },
  BlkS: { deed: '', ball: 'attack' },
  CLR: { deed: 'clears', ball: 'attack' },
  'CrsP INT': { deed: 'claims', ball: 'defence' },
  REC: { deed: 'gathers', ball: 'defence' },
};

const BY_FOUL: Record<Event<'foul'>['caution'], Deed> = {
  plain: 'fouls',
  yellow: 'is booked',
  waived: 'is warned',
  'second yellow': 'is off with two',
  'third yellow': 'is off with two',
  red: 'sees red',
};

const BY_SAVE: Record<Event<'saved'>['out'], Deed> = { SV: 'holds', CK: 'saves to corner', REB: 'saves to rebound' };

const BY_RELEASE: Record<Event<'released'>['how'], Deed> = { Throw: 'throws', Pass: 'plays short', 'Pss+': 'finds midfield', 'Pto+': 'loses it', LaunchR: 'launches' };

/** What it came to; null where that is told by another event, or does not matter. */
export function taleOf(event: InsideTheNetEvent, { attacker, penalty }: { attacker: string | null; penalty: boolean }): Tale | null {
  const { side } = event;
  const them = other(side);
  const tell = (deed: Deed, holder: Side | null, who: string | null = null, by: string | null = null): Tale => ({
    deed,
    holder,
    side,
    who: who ?? '',
    by: by ?? '',
    penalty,
  });
  switch (event.kind) {
    case 'nobody-on-ball':
      return tell('nobody', them);
    case 'action':
      return ofAction(event, tell);
    case 'turned-into':
      return tell(event.action === 'Att' ? 'shoots' : 'freeKick', side, attacker);
    case 'stopped': {
      // Others are told with the action.
      if (!['CLR', 'CrsP INT', 'REC'].includes(event.stop)) return null;
      const { deed, ball } = BY_STOP[event.stop];
      return deed ? tell(deed, ball === 'defence' ? side : them, attacker, event.by) : null;
    }
    case 'foul':
      return tell(BY_FOUL[event.caution], them, event.on, event.man);
    case 'recovery':
      return tell('loose', side);
    case 'received':
      return tell(event.controlled ? 'reaches' : 'misses', event.controlled ? side : null, event.man);
    case 'shot':
      return event.on_target ? tell('on target', side, event.man) : tell('wide', them, event.man);
    case 'saved':
      return tell(BY_SAVE[event.out], event.out === 'SV' ? side : them, event.man, event.keeper);
    case 'released':
    case 'goal-kick':
      return tell(BY_RELEASE[event.how], event.how === 'LaunchR' ? null : event.how === 'Pto+' ? them : side, event.keeper);
    case 'penalty':
      return event.on_target ? null : tell('penalty wide', them, event.man);
    case 'goal':
      return tell('goal', side, event.man);
    case 'own-goal':
      return tell('own goal', them, event.man);
    default:
      return null;
  }
}

/** Until play goes on, the match has the ball with whoever lost it: for whom it goes on; null where the match knows. */
export const dueTo = (tale: Tale | null): Side | null =>
  tale && ['wide', 'behind', 'offside', 'penalty wide'].includes(tale.deed) ? tale.holder : null;

type Tell = (deed: Deed, holder: Side | null, who?: string | null, by?: string | null) => Tale;

/** An action, and what the defence did about it. */
function ofAction(event: Event<'action'>, tell: Tell): Tale {
  const { side, action, man, stop, white } = event;
  const by = event.free_kick ? null : event.defender;
  if (stop === 'BlkS') return tell(white % 2 === 1 ? 'blocked to corner' : 'blocked to rebound', side, man, by);
  const { deed, ball } = BY_STOP[stop];
  if (deed) return tell(deed, ball === null ? null : ball === 'defence' ? other(side) : side, man, stop === 'SWEEP' ? event.keeper : by);
  return tell(BY_ACTION[action], GIVES_AWAY.includes(action) ? other(side) : side, man, by);
}
