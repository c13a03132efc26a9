// Before kick-off with verifiable dice: each side mixes something of its own into them.
import { useMemo, useState } from 'preact/hooks';
import { randomText } from '../../core/lots';
import { SIDES } from '../../core/plan';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

/** As the server has it. */
const LONGEST = 80;

export function Mixing({ match }: { match: Match }) {
  const pledge = match.now.value?.pledge;
  const names = match.setup.value?.names;
  if (!pledge || !names) return null;
  const text = words.dice;
  const mine = SIDES.find((side) => pledge.lacking.includes(side) && match.seats.value[side] !== undefined);
  const others = pledge.lacking.filter((side) => side !== mine).map((side) => words.sideOf(side, names));
  return (
    <section class={`panel${mine ? ' asked' : ''}`} aria-labelledby="question">
      <h2 id="question" tabIndex={-1} data-testid="question">
        {mine ? text.mixTitle(words.sideOf(mine, names)) : text.waitFor(others)}
      </h2>
      <p>{text.about}</p>
      <Promised promised={pledge.promised} />
      {mine ? <Form key={mine} send={(added) => match.contribute(mine, added)} busy={match.busy.value} /> : null}
      {mine && others.length > 0 ? <p class="soft">{text.waitFor(others)}</p> : null}
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
    </section>
  );
}

function Form({ send, busy }: { send(text: string): unknown; busy: boolean }) {
  const made = useMemo(randomText, []);
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
          required
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setAdded(event.currentTarget.value)}
        />
        <small>{words.dice.mixHint}</small>
      </label>
      <button type="submit" class="primary" disabled={busy || added.trim() === ''}>
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
