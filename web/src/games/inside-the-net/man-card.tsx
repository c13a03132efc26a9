// A card with the ranges that were read drawn on a scale of twenty, and the dice across them.
import { SideChip } from '../../parts/side-chip';
import type { Side } from '../../api/schema';
import { Dot } from './dot';
import { marksOn, type Check, type Duel } from './duel';
import { DEFENDING, ZONES, rangeOf, valueOf, valuesOf, type ManCard, type Value } from './papers';
import { Term } from './terms';
import { itn } from './texts';

/** The name of a group of ranges, its line on the card, and its values (all of the line, if none are named). */
interface Group {
  title: string;
  line: string;
  keys?: string[];
}

const DEFENCE: Group[] = Object.entries(DEFENDING).map(([title, keys]) => ({ title, line: 'defence', keys }));
const KEEPER: Group[] = ['save out', 'stops', 'after', 'goal kick'].map((line) => ({ title: line, line }));
const SHOOTING: Group = { title: 'attack', line: 'attack', keys: ['Shot', 'OnT', 'Goal', 'PK'] };

const isDelivery = (what: string) => ['corner', 'cross', 'rebound', 'open'].includes(what);

/** What can be read for the man on the ball, for the man against him, for a keeper. */
export const onBall = ({ what, zone }: Duel): Group[] => (isDelivery(what) ? [SHOOTING] : [{ title: zone, line: zone }, SHOOTING]);
export const against = ({ what }: Duel): Group[] => (isDelivery(what) ? DEFENCE.filter(({ keys }) => keys?.includes('CLR')) : DEFENCE);
export const inGoal: Group[] = KEEPER;
const everything: Group[] = [...ZONES.map((zone) => ({ title: zone, line: zone })), SHOOTING, ...DEFENCE, ...KEEPER];

interface Props {
  side: Side;
  card: ManCard | undefined;
  /** Why he is shown. */
  role?: string;
  /** Said where there is nobody. */
  none?: string;
  /** What is shown of the card; all of it if left out. */
  groups?: Group[];
  /** The duel he is in: the dice read on his card, and the rest of the card on demand. */
  duel?: Duel;
}

export function Card({ side, card, role, none = '', groups = everything, duel }: Props) {
  const checks = card && duel ? marksOn(duel, side, card.name) : [];
  const name = card?.name ?? none;
  return (
    <article class={`itn-card ${side}`} aria-label={role ? `${role}: ${name}` : name}>
      <header>
        <SideChip side={side} />
        <div>
          {role ? <small>{role}</small> : null}
          <strong>{name}</strong>
          {card ? (
            <small>
              {card.positions}
              <span class="itn-facts">
                {facts(card).map(({ key, text }) => (
                  <span key={key}>
                    {' · '}
                    <Term name={key} /> {text}
                  </span>
                ))}
              </span>
            </small>
          ) : null}
        </div>
      </header>
      {card ? (
        <div class="itn-groups">
          {groups.map((group) => (
            <Ranges key={group.title} card={card} group={group} checks={checks} />
          ))}
          {duel ? (
            <details>
              <summary>{itn.wholeCard}</summary>
              {everything.map((group) => (
                <Ranges key={group.title} card={card} group={group} checks={[]} />
              ))}
            </details>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}

function Ranges({ card, group, checks }: { card: ManCard; group: Group; checks: Check[] }) {
  const all = valuesOf(card, group.line);
  const values = group.keys ? group.keys.flatMap((key) => all.find((one) => one.key === key) ?? []) : all;
  if (values.length === 0) return null;
  const keys = values.map(({ key }) => key);
  const here = checks.filter((one) => one.line === group.line && one.keys.some((key) => keys.includes(key)));
  return (
    <section class={`itn-group${here.length > 0 ? ' reads' : ''}`}>
      <p class="itn-group-title">{itn.groups[group.title] ?? group.title}</p>
      <ul>
        {values.map((value) => (
          <Range key={value.key} value={value} group={group} checks={here.filter((one) => shares(one, value, group))} />
        ))}
      </ul>
    </section>
  );
}

/** A table is read as a whole, so that its die runs across all of it; a single number only by its own die. */
function shares(check: Check, value: Value, { keys, line }: Group): boolean {
  return check.keys.includes(value.key) || (keys === undefined && check.line === line);
}

function Range({ value, group, checks }: { value: Value; group: Group; checks: Check[] }) {
  const hit = checks.find((one) => one.hits.includes(value.key));
  const need = checks.find((one) => one.need !== null)?.need ?? null;
  const range = need === null ? rangeOf(value) : { from: 1, to: need };
  return (
    <li class={hit ? 'hit' : ''}>
      <span class="itn-key">
        {hit ? <b aria-hidden="true">▸</b> : null}
        <abbr title={itn.meaning(group.line, value.key)}>{value.key}</abbr>
      </span>
      <span class="itn-track" aria-hidden="true">
        {range && range.to >= range.from ? (
          <i style={{ left: `${(range.from - 1) * 5}%`, width: `${(Math.min(20, range.to) - range.from + 1) * 5}%` }} />
        ) : null}
        {checks.map((one) => (
          <b key={one.die} class={one.die} style={{ left: `${one.number * 5 - 2.5}%` }} />
        ))}
      </span>
      <span class="itn-text figures">{need === null || String(need) === value.text ? shown(value.text) : `${value.text} → ${need}`}</span>
      {hit ? <Dot check={hit} /> : null}
    </li>
  );
}

/** Ranges with a dash, numbers with a minus. */
const shown = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : text.replace('-', '–'));

/** What stands in the head of a card besides name and positions. */
function facts(card: ManCard): Value[] {
  const head = card.lines.find(({ name }) => name === 'player' || name === 'keeper')?.values ?? [];
  return head.map(valueOf).filter(({ key }) => ['LINE', 'OFF', 'END', 'INJ'].includes(key));
}
