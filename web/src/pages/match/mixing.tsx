// Before kick-off with verifiable dice: each side mixes something of its own into them. One click binds it to that;
// when both are bound, the page reveals it by itself.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Pledge, Side } from '../../api/schema';
import { randomText } from '../../core/lots';
import { SIDES } from '../../core/plan';
import { additionOf, commitment, keepAddition, newAddition } from '../../stores/additions';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

/** As the server has it. */
const LONGEST = 80;

/** A revelation that was not taken is sent so often, after so many milliseconds each time. */
const MOST_TRIES = 30;
const BEFORE_NEXT_TRY = 500;

export function Mixing({ match }: { match: Match }) {
  const pledge = match.now.value?.pledge;
  const names = match.setup.value?.names;
  if (!pledge || !names) return null;
  const text = words.dice;
  const isMine = (side: Side) => match.seats.value[side] !== undefined;
  const mixes = (side: Side) => pledge.due[SIDES.indexOf(side)] !== 'reveal';
  const mine = SIDES.find((side) => pledge.lacking.includes(side) && isMine(side) && mixes(side));
  const reveals = SIDES.find((side) => !mixes(side));
  const others = pledge.lacking.filter((side) => side !== mine).map((side) => words.sideOf(side, names));
  const title = mine ? text.mixTitle(words.sideOf(mine, names)) : reveals ? text.title : text.waitFor(others);
  return (
    <section class={`panel${mine ? ' asked' : ''}`} aria-labelledby="question">
      <h2 id="question" tabIndex={-1} data-testid="question">
        {title}
      </h2>
      <p>{text.about}</p>
      <Promised promised={pledge.promised} />
      {mine ? <Form key={mine} form={pledge.form} send={(added) => mixIn(match, pledge, mine, added)} busy={match.busy.value} /> : null}
      {mine && others.length > 0 ? <p class="soft">{text.waitFor(others)}</p> : null}
      {reveals ? <Reveal key={reveals} match={match} pledge={pledge} side={reveals} isMine={isMine} name={(side) => words.sideOf(side, names)} /> : null}
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
    </section>
  );
}

/** Binds a side to something that nobody can guess; it stays in this browser until it is revealed. */
function mixIn(match: Match, pledge: Pledge, side: Side, added: string): Promise<boolean> {
  if (pledge.form === 1) return match.mix(side, 'add', added);
  const addition = newAddition(added);
  keepAddition(match.id, side, addition);
  return match.mix(side, 'commit', commitment(pledge.promised, side, addition));
}

interface RevealProps {
  match: Match;
  pledge: Pledge;
  /** Whose turn it is to reveal. */
  side: Side;
  isMine(side: Side): boolean;
  name(side: Side): string;
}

function Reveal({ match, pledge, side, isMine, name }: RevealProps) {
  const addition = isMine(side) ? additionOf(match.id, side, pledge) : null;
  const busy = match.busy.value;
  // Our turn can be heard before our own commitment was answered, and the match can move on meanwhile: what was not
  // taken is sent again while it is still our turn.
  useEffect(() => {
    if (addition === null) return undefined;
    let over = false;
    const reveal = async () => {
      for (let tries = 0; !over && tries < MOST_TRIES; tries += 1) {
        if (await match.mix(side, 'reveal', addition)) return;
        await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT_TRY));
      }
    };
    void reveal();
    return () => {
      over = true;
    };
  }, [addition]);
  const text = words.dice;
  const other: Side = side === 'home' ? 'away' : 'home';
  const named = pledge.unrevealed === side;
  // Whoever is at the other seat decides; a computer always agrees.
  const decides = isMine(other) ? other : match.now.value?.coaches[SIDES.indexOf(other)] !== 'human' && isMine(side) ? side : null;
  const speaks = isMine(side) ? side : isMine(other) ? other : null;
  if (addition !== null) return <p role="status">{text.revealing}</p>;
  return (
    <div class="mixing">
      <p role="status">{named ? text.named(name(side)) : isMine(side) ? text.lost : text.revealFor(name(side))}</p>
      {!named && speaks ? (
        <button type="button" disabled={busy} onClick={() => void match.mix(speaks, 'unrevealed')}>
          {isMine(side) ? text.cannotReveal : text.notRevealing(name(side))}
        </button>
      ) : null}
      {named && decides ? (
        <button type="button" class="primary" disabled={busy} onClick={() => void match.mix(decides, 'anew')}>
          {text.anew}
        </button>
      ) : null}
      {named && !decides ? <p class="soft">{text.anewAsked(name(other))}</p> : null}
    </div>
  );
}

function Form({ form, send, busy }: { form: number; send(text: string): unknown; busy: boolean }) {
  const made = useMemo(() => (form === 1 ? randomText() : ''), []);
  const [added, setAdded] = useState(made);
  return (
    <form
      class="mixing"
      onSubmit={(event) => {
        event.preventDefault();
        void send(added.trim());
      }}
    >
      <label class="field">
        <span>{words.dice.mixField}</span>
        <input
          type="text"
          value={added}
          maxLength={LONGEST}
          required={form === 1}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setAdded(event.currentTarget.value)}
        />
        <small>{words.dice.mixHint}</small>
      </label>
      <button type="submit" class="primary" disabled={busy || (form === 1 && added.trim() === '')}>
        {words.dice.mix}
      </button>
    </form>
  );
}

/** What was promised, in small print. */
function Promised({ promised }: { promised: string }) {
  return (
    <p class="soft">
      {words.dice.promised}: <code class="digest">{promised}</code>
    </p>
  );
}
