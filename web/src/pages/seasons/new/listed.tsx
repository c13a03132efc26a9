// Matches that are listed already: a real season, perhaps with the results of its first half.
import type { SeasonForm } from '../../../core/new-season';
import { api } from '../../../api/client';
import { Fault } from '../../../parts/fault';
import { useAttempt } from '../../../parts/use-attempt';
import { words } from '../../../texts';
import { Pick } from './fields';

interface Props {
  form: SeasonForm;
  onChange(part: Partial<SeasonForm>): void;
}

export function ListField({ form, onChange }: Props) {
  const text = words.newSeason.list;
  const { fault, attempt } = useAttempt();
  const read = (file: File | undefined) => void (file && attempt(async () => onChange({ list: await api.textOf(file) })));
  return (
    <details class="fold">
      <summary>{text.title}</summary>
      <div class="fold-body">
        <p>{text.hint}</p>
        <label class="field">
          <span>{text.file}</span>
          <input type="file" accept=".csv,.txt,.json" onChange={(event) => read(event.currentTarget.files?.[0])} />
        </label>
        <Fault text={fault} />
        <label class="field">
          <span>{text.text}</span>
          <textarea rows={6} spellcheck={false} value={form.list} onInput={(event) => onChange({ list: event.currentTarget.value })} />
        </label>
        {form.list.trim() ? (
          <>
            <Pick
              label={text.results}
              value={form.results}
              values={['none', 'until', 'all'] as const}
              text={(one) => text.resultsOf[one]}
              onChange={(results) => onChange({ results })}
            />
            {form.results === 'until' ? (
              <label class="field">
                <span>{text.until}</span>
                <input type="date" required value={form.until} onInput={(event) => onChange({ until: event.currentTarget.value })} />
              </label>
            ) : null}
            <label class="field">
              <span>{text.called}</span>
              <textarea rows={3} spellcheck={false} value={form.called} onInput={(event) => onChange({ called: event.currentTarget.value })} />
              <small>{text.calledHint}</small>
            </label>
          </>
        ) : null}
      </div>
    </details>
  );
}
