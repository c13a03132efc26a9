// A result that was entered, to be typed anew: what stands there, and what takes its place.
import { useEffect, useState } from 'preact/hooks';
import type { Fixture, Side } from '../../api/schema';
import { type Did, DID, type Listed, listed, typedMatch } from '../../core/season';
import type { Attempt } from '../../parts/use-attempt';
import { correctResult, enteredResult } from '../../stores/seasons';
import { words } from '../../texts';

interface Props {
  season: string;
  fixture: Fixture;
  busy: boolean;
  attempt: Attempt;
  close: () => void;
}

export function Correct({ season, fixture, busy, attempt, close }: Props) {
  const [result, setResult] = useState('');
  const [did, setDid] = useState<Listed | null>(null);
  const [dropLater, setDropLater] = useState(false);
  const text = words.seasons;
  useEffect(() => {
    void attempt(async () => {
      const entered = await enteredResult(season, fixture.key);
      setResult(entered.result);
      setDid(listed(entered));
    });
  }, [season, fixture.key]);
  if (!did) return null;
  const set = (side: Side, what: Did, value: string) => setDid({ ...did, [side]: { ...did[side], [what]: value } });
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        const send = () => correctResult(season, fixture.key, { typed: typedMatch(result, did), drop_later: dropLater });
        void attempt(() => send().then(close));
      }}
    >
      <label class="field">
        <span>{text.correctedResult}</span>
        <input type="text" required value={result} onInput={(event) => setResult(event.currentTarget.value)} />
        <small>{text.correctedResultHint}</small>
      </label>
      {(['home', 'away'] as const).map((side) => (
        <fieldset key={side}>
          <legend>{fixture[side]}</legend>
          {DID.map((what) => (
            <label key={what} class="field">
              <span>{text.did[what]}</span>
              <input type="text" value={did[side][what]} onInput={(event) => set(side, what, event.currentTarget.value)} />
            </label>
          ))}
        </fieldset>
      ))}
      <p class="soft">{text.didHint}</p>
      <label class="tick">
        <input type="checkbox" checked={dropLater} onChange={() => setDropLater(!dropLater)} /> {text.dropLater}
      </label>
      <div class="row">
        <button type="submit" class="primary" disabled={busy}>
          {text.correctNow}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
