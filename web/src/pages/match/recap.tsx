// The match told for others, to copy into a forum or a page.
import { api } from '../../api/client';
import type { RecapFormat } from '../../api/client';
import { CopyTexts } from '../../parts/copy-texts';
import type { Match } from '../../stores/match';
import { words } from '../../texts';

const FORMATS: RecapFormat[] = ['markdown', 'bbcode', 'html', 'svg'];

export function Recap({ match }: { match: Match }) {
  const text = words.full.recap;
  return (
    <details class="fold recap">
      <summary>{text.title}</summary>
      <div class="fold-body">
        <p>{text.hint}</p>
        <CopyTexts forms={FORMATS} label={text.title} load={(format) => api.recap(match.id, format)} />
      </div>
    </details>
  );
}
