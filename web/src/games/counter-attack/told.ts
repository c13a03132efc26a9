// What was done in whole sentences, as the tray tells it: who did what, with a hex only where somebody went.
import type { CounterAttackEvent, Setup } from '../../api/schema';
import { sentence } from '../../core/commentary';
import { word, type Situation } from '../../core/position';
import { words } from '../../texts';
import type { Deed } from './deeds';
import type { Field, Man } from './men';
import { named } from './offers';
import { called, choiceText } from './says';
import { ca } from './texts';

/** What came of a throw, after what was thrown. */
const cameTo = (thrown: string, outcome: string): string => [thrown, ...(ca.verdicts[outcome] ? [sentence(ca.verdicts[outcome])] : [])].join(' ');

/** An event that the commentator had nothing to say of; empty if it is told by its reason. */
export function eventText(event: CounterAttackEvent, men: Man[], { names }: Pick<Setup, 'names'>): string {
  const name = (id: string | null) => called(men, id);
  const mate = (id: string | null) => (id === null ? '' : name(id));
  const { played } = ca;
  switch (event.kind) {
    case 'pass':
      return played.ball(name(event.by), played.balls[event.pass] ?? '', mate(event.meant));
    case 'high':
      return cameTo(played.thrown(played.ball(name(event.by), played.balls['high'] ?? '', mate(event.meant)), event.roll.total), `high ${event.accurate ? 'accurate' : 'inaccurate'}`);
    case 'long':
      return cameTo(played.thrown(played.ball(name(event.by), played.balls['long'] ?? '', ''), event.roll.total), `long ${event.accurate ? 'accurate' : 'inaccurate'}`);
    case 'steal':
      return cameTo(played.tries(name(event.by), event.roll.total), `steal ${event.res}`);
    case 'intercept':
      return event.roll ? cameTo(played.tries(name(event.by), event.roll.total), `intercept ${event.res}`) : '';
    case 'duel':
      return cameTo(played.duel(name(event.by), name(event.on), event.def.total, event.att.total), `${event.duel} ${event.res}`);
    case 'save':
      return cameTo(played.duel(name(event.on), name(event.by), event.att.total, event.def.total), `save ${event.res}`);
    case 'collect':
      return played.collects(name(event.who));
    case 'foul':
      return event.on === null ? '' : played.fouls(name(event.by), name(event.on));
    case 'restart': {
      const kind = ca.kinds[event.restart.kind];
      return kind ? played.restart(kind, words.sideOf(event.restart.side, names)) : '';
    }
    default:
      return '';
  }
}

export function deedText(deed: Deed, men: Man[], setup: Pick<Setup, 'names'>): string {
  const { line, who, path, dribbled } = deed;
  if (who === null) return (line.commentary ?? eventText(line.what as CounterAttackEvent, men, setup)) || sentence(line.why ?? '');
  const to = path.at(-1) ?? '';
  return dribbled ? ca.deeds.dribbled(called(men, who), to) : ca.deeds.went(called(men, who), to);
}

/** What moves a man who is named before. */
const RUNS = ['mv', 'fly', 'nudge', 'snapmove', 'f3'];

/** What was chosen, by whoever has that name: `K22` after `mv 7H` is his run. */
export function choiceSaid(choice: string, before: string | null, by: string, { ground, men }: Field, situation: Situation): string {
  const { said, played } = ca;
  const exact = said.exact[choice];
  if (exact) return exact(by);
  const { hex, who } = named(choice, ground);
  const verb = choice.split(' ')[0] ?? '';
  const man = called(men, who);
  const holder = called(men, word(situation, 'holder') || null);
  const there = men.find((one) => one.at === hex);
  const mate = there ? called(men, there.id) : '';
  if (hex === null) {
    if (verb === 'nut') return said.nutmeg(man);
    if (verb === 'reck') return said.reckless(man);
    if (verb === 'formation') return said.formation(by);
    if (RUNS.includes(verb)) return said.goes(man);
    return sentence(choiceText(choice, { ground, men }));
  }
  const runs = before === null ? null : named(before, ground).who;
  switch (verb) {
    case 'aim':
      return said.shoots(by);
    case 'st':
    case 'land':
    case 'rep':
      return ca.deeds.dribbled(runs === null ? holder || by : called(men, runs), hex);
    case 'gk':
    case 'gkrun':
    case 'rush':
      return said.keeper(by, hex);
    case 'tgt':
      return played.ball(by, played.balls['high'] ?? '', mate);
    case 'head':
      return said.heads(by, mate);
    case hex: {
      if (runs !== null) return before?.startsWith('place') ? said.placed(called(men, runs), hex) : ca.deeds.went(called(men, runs), hex);
      if (ground.isGoal(ground.named(hex) ?? ground.centre)) return said.shoots(by);
      return played.ball(by, played.balls[before ?? ''] ?? said.ball, mate);
    }
    default:
      return sentence(choiceText(choice, { ground, men }, before));
  }
}
