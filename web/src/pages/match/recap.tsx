// The match told for others, to copy into a forum or a page.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { RecapFormat } from '../../api/client';
import { say } from '../../stores/announcer';
import { tell, type Match } from '../../stores/match';
import { words } from '../../texts';

const FORMATS: RecapFormat[] = ['markdown', 'bbcode', 'html', 'svg'];

export function Recap({ match }: { match: Match }) {
  const [told, setTold] = useState('');
  const [shown, setShown] = useState('');
  const text = words.full.recap;
  const copy = async (format: RecapFormat) => {
    let result = words.invite.copied;
    try {
      const recap = await api.recap(match.id, format);
      setShown(recap);
      // There is no clipboard over plain http: then it is there to be copied by hand.
      await navigator.clipboard.writeText(recap).catch(() => (result = words.invite.copyFailed));
    } catch (error) {
      result = tell(error);
    }
    setTold(result);
    say(result);
  };
  return (
    <details class="fold recap">
      <summary>{text.title}</summary>
      <div class="fold-body">
        <p>{text.hint}</p>
        <div class="row">
          {FORMATS.map((format) => (
            <button key={format} type="button" onClick={() => void copy(format)}>
              {text.copy[format]}
            </button>
          ))}
        </div>
        {told ? <p role="status">{told}</p> : null}
        {shown ? <textarea readOnly rows={8} aria-label={text.title} value={shown} data-testid="recap" /> : null}
      </div>
    </details>
  );
}
