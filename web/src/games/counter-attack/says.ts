// Choices, questions and hexes in sentences.
import { flag, record, word } from '../../core/position';
import { words } from '../../texts';
import type { Scene } from '../module';
import { outcomesOf } from './chances';
import { byFinger } from './fingers';
import type { Hex } from './ground';
import { cursorOn, firstOffers, handOf, offersNow } from './hand';
import { distance } from './hexes';
import { fieldOf, partOf, type Field, type Man } from './men';
import { meaningOf, named } from './offers';
import { ca } from './texts';

export function called(men: Man[], id: string | null): string {
  const man = men.find((one) => one.id === id);
  return man ? `${man.shirt} ${surname(man.name)}` : (id ?? '');
}

export const surname = (name: string) => name.split(' ').slice(1).join(' ') || name;

/** A choice in words. */
export function choiceText(choice: string, field: Field, before: string | null = null): string {
  const exact = ca.choices.exact[choice];
  if (exact) return exact;
  const { ground, men } = field;
  const { hex, who, other } = named(choice, ground);
  const verb = choice.split(' ').filter((part) => part !== hex && part !== who && part !== other).join(' ');
  const there = hex === null ? undefined : men.find((man) => man.at === hex);
  const mate = there ? called(men, there.id) : '';
  if (hex !== null && (verb === '' || verb === 'to') && before !== null) {
    const moved = named(before, ground).who;
    if (moved !== null) return ca.choices.moved(called(men, moved), hex);
    return mate ? ca.choices.played(choiceText(before, field), mate) : ca.choices.placed(choiceText(before, field), hex);
  }
  if (hex !== null && verb === '' && ground.isGoal(ground.named(hex) ?? ground.centre)) return ca.choices.shoot(hex);
  const toMate = mate && who === null ? ca.choices.mates[verb] : undefined;
  if (toMate) return toMate(mate);
  const text = hex !== null ? ca.choices.hexes[verb] : ca.choices.figures[verb];
  return text ? text(called(men, who), hex ?? '', called(men, other)) : choice;
}

/** What is asked, or what is to be done with what is held. */
export function question(scene: Scene): string {
  const { pending, setup, situation } = scene;
  if (pending?.kind !== 'decide') return '';
  const field = fieldOf(scene);
  const name = words.sideOf(pending.side, setup.names);
  const { held, asking } = handOf(scene);
  if (asking !== null) return ca.which(asking);
  if (held !== null) return `${choiceText(held, field)}: ${ca.questions.where}`;
  const part = partOf(situation);
  if (pending.name === 'to' && word(record(situation, 'next'), 'step') === 'choose') {
    const { ground } = field;
    const aims = pending.menu.every((choice) => ground.isGoal(ground.named(choice) ?? ground.centre));
    return aims ? ca.questions.aims(pending.about || name) : ca.questions.passes(pending.about || name);
  }
  return ca.questions.asked[pending.name]?.(name, pending.about, part?.left ?? 0) ?? `${name}: ${pending.name}`;
}

/** The hex under the cursor, as it is read out: who stands there, how far it is, what Enter does. */
export function readOut(scene: Scene): string {
  const field = fieldOf(scene);
  const { ground, men } = field;
  const hex = cursorOn(ground);
  const at = hex.name;
  const who = men.find((man) => man.at === at);
  const { held } = handOf(scene);
  const parts = [who ? `${at}, ${manText(scene, who)}` : at];
  if (ground.isGoal(hex)) parts.push(ca.inGoal);
  else if (!who && word(scene.situation, 'ball') === at) parts.push(ca.ballHere);
  const from = heldMan(field, held);
  const start = ground.named(from?.at ?? word(scene.situation, 'ball'));
  if (start && start !== hex && distance(start, hex) > 0) {
    parts.push(from ? ca.away(distance(start, hex), called(men, from.id)) : ca.fromBall(distance(start, hex)));
  }
  const near = who ? [] : menNear(scene, field, hex);
  if (near.length > 0) parts.push(ca.zone(near.map((man) => called(men, man.id))));
  const doing = enterText(scene, field, at);
  return `${parts.join(', ')}.${doing ? ` ${doing}.` : ''}`;
}

/** Defenders whose zone a hex is in. */
function menNear(scene: Scene, { ground, men }: Field, hex: Hex): Man[] {
  const around = new Set(ground.neighbours(hex).map(({ name }) => name));
  return men.filter((man) => man.side !== word(scene.situation, 'attack') && man.at !== null && around.has(man.at));
}

function heldMan({ ground, men }: Field, held: string | null): Man | undefined {
  const who = held === null ? null : named(held, ground).who;
  return men.find((man) => man.id === who);
}

function manText({ setup, situation }: Scene, man: Man): string {
  const signs = man.tokens.flatMap((token) => ca.tokens[token] ?? []);
  const ball = man.ball ? [flag(situation, 'hands') ? ca.hands : ca.with] : [];
  return [
    `${words.sideOf(man.side, setup.names)} ${man.shirt} ${man.name}`,
    ...(man.keeper ? [ca.keeper] : []),
    ...ball,
    ca.pace(man.values['pac'] ?? 0),
    ...signs,
  ].join(', ');
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What Enter would do on a hex, with the chances if they are known; for a finger there is a button. */
function enterText(scene: Scene, field: Field, at: string): string {
  const meaning = meaningOf(at, offersNow(scene, field), firstOffers(scene, field));
  const { held } = handOf(scene);
  if (byFinger.value) return meaning.do === 'send' ? sentenceCase(ca.outcomes(outcomesOf(scene, meaning.plan))) : '';
  switch (meaning.do) {
    case 'nothing':
      return '';
    case 'ask':
      return ca.enter(ca.ways(meaning.offers.length));
    case 'hold':
      return ca.enter(choiceText(meaning.choice, field));
    case 'send': {
      const text = ca.enter(choiceText(meaning.plan.at(-1) ?? '', field, held));
      const outcomes = outcomesOf(scene, meaning.plan);
      return outcomes.length > 0 ? `${text}; ${ca.outcomes(outcomes)}` : text;
    }
  }
}
