// A text in several forms, each to be copied with a button.
import { useState } from 'preact/hooks';
import { say } from '../stores/announcer';
import { tell } from '../stores/match';
import { words } from '../texts';

interface Props<Form extends string> {
  forms: readonly Form[];
  /** What the text is, for whoever does not see where it stands. */
  label: string;
  load(form: Form): Promise<string>;
}

export function CopyTexts<Form extends keyof typeof words.full.recap.copy>({ forms, label, load }: Props<Form>) {
  const [told, setTold] = useState('');
  const [shown, setShown] = useState('');
  const copy = async (form: Form) => {
    let result = words.invite.copied;
    try {
      const text = await load(form);
      setShown(text);
      // There is no clipboard over plain http: then it is there to be copied by hand.
      await navigator.clipboard.writeText(text).catch(() => (result = words.full.recap.copyFailed));
    } catch (error) {
      result = tell(error);
    }
    setTold(result);
    say(result);
  };
  return (
    <>
      <div class="row">
        {forms.map((form) => (
          <button key={form} type="button" onClick={() => void copy(form)}>
            {words.full.recap.copy[form]}
          </button>
        ))}
      </div>
      {told ? <p role="status">{told}</p> : null}
      {shown ? <textarea readOnly rows={8} aria-label={label} value={shown} data-testid="recap" /> : null}
    </>
  );
}
