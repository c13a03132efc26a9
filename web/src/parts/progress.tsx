// How far the server's work is.
import type { Work } from '../api/schema';
import { workOf } from '../games/registry';
import { isOpen } from '../stores/work';
import { words } from '../texts';

export function Working({ work, onCancel }: { work: Work; onCancel(): void }) {
  const text = words.work;
  if (!isOpen(work)) {
    const said = { done: '', late: text.late, cancelled: text.cancelled, failed: work.error ?? text.failed };
    const ended = said[work.state as keyof typeof said];
    return ended ? <p role="status">{ended}</p> : null;
  }
  const what = work.state === 'waiting' ? text.waiting : text.doing(workOf(work.what), work.done, work.of);
  return (
    <div class="working">
      <label>
        <span>{what}</span>
        <progress max={Math.max(1, work.of)} value={work.done} />
      </label>
      <button type="button" onClick={onCancel}>
        {text.cancel}
      </button>
    </div>
  );
}
