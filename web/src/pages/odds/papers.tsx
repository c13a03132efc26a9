// The papers of a match, of which single lines can say something else.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Edit, Paper } from '../../api/schema';
import { moveBorder, questionOf, type Lab } from '../../core/lab';
import { Fault } from '../../parts/fault';
import { tell } from '../../stores/match';
import { words } from '../../texts';

interface Props {
  lab: Lab;
  edits: Edit[];
  onChange(edits: Edit[]): void;
}

export function PaperEditor({ lab, edits, onChange }: Props) {
  const text = words.lab;
  const [open, setOpen] = useState(edits.length > 0);
  const [papers, setPapers] = useState<Paper[] | null>(null);
  const [fault, setFault] = useState('');
  const [file, setFile] = useState(edits[0]?.file ?? '');
  const [part, setPart] = useState(0);
  const which = [lab.game, lab.home, lab.away, ...lab.setting.options].join(' ');
  useEffect(() => {
    if (!open) return;
    // What is edited is not asked about: a fault in it would hide the papers.
    api.papers(questionOf({ ...lab, setting: { ...lab.setting, edits: [] }, against: null })).then(
      (found) => {
        setPapers(found);
        setFault('');
      },
      (error) => setFault(tell(error)),
    );
  }, [open, which]);
  const paper = papers?.find((one) => one.file === file) ?? papers?.[0];
  const edited = paper?.sections.findIndex(({ lines }) => lines.some(({ line }) => edits.some((edit) => edit.file === paper.file && edit.line === line)));
  const section = paper?.sections[part] ?? paper?.sections[0];
  useEffect(() => {
    if (edited !== undefined && edited >= 0) setPart(edited);
  }, [paper?.file, papers === null]);
  return (
    <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {text.papers}{' '}
        <small class={edits.length > 0 ? 'changed-mark' : 'soft'}>{edits.length > 0 ? text.edited(edits.length) : text.unedited}</small>
      </summary>
      <div class="fold-body paper-editor">
        <Fault text={fault} />
        <p class="soft">{text.papersHint}</p>
        {edits.length > 0 ? (
          <ul class="edits">
            {edits.map((edit) => (
              <li key={`${edit.file} ${edit.line}`}>
                <del>{edit.was}</del> <ins>{edit.now}</ins>
              </li>
            ))}
          </ul>
        ) : null}
        {paper && section ? (
          <>
            <label class="field">
              <span>{text.paper}</span>
              <select
                value={paper.file}
                onChange={(event) => {
                  setFile(event.currentTarget.value);
                  setPart(0);
                }}
              >
                {papers?.map((one) => (
                  <option key={one.file} value={one.file}>
                    {one.file}
                  </option>
                ))}
              </select>
            </label>
            {paper.sections.length > 1 ? (
              <label class="field">
                <span>{text.part}</span>
                <select value={String(part)} onChange={(event) => setPart(Number(event.currentTarget.value))}>
                  {paper.sections.map(({ name }, at) => (
                    <option key={at} value={String(at)}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <Rows file={paper.file} lines={section.lines} edits={edits} onChange={onChange} />
          </>
        ) : null}
      </div>
    </details>
  );
}

function Rows({ file, lines, edits, onChange }: { file: string; lines: { line: number; text: string }[]; edits: Edit[]; onChange(edits: Edit[]): void }) {
  const text = words.lab;
  const now = (line: number, was: string) => edits.find((edit) => edit.file === file && edit.line === line)?.now ?? was;
  const put = (changes: { line: number; text: string }[]) => {
    const others = edits.filter((edit) => edit.file !== file || !changes.some(({ line }) => line === edit.line));
    const mine = changes.flatMap(({ line, text: value }) => {
      const was = lines.find((one) => one.line === line)?.text ?? '';
      return value === was ? [] : [{ file, line, was, now: value }];
    });
    onChange([...others, ...mine].sort((a, b) => a.line - b.line));
  };
  const border = (at: number, by: 1 | -1) => {
    const [row, next] = [lines[at], lines[at + 1]];
    const moved = row && next ? moveBorder(now(row.line, row.text), now(next.line, next.text), by) : null;
    return row && next && moved
      ? () => put([{ line: row.line, text: moved[0] }, { line: next.line, text: moved[1] }])
      : null;
  };
  const ranged = lines.some((_, at) => border(at, 1) ?? border(at, -1));
  return (
    <ol class="paper-rows">
      {lines.map(({ line, text: was }, at) => {
        const value = now(line, was);
        const [narrower, wider] = [border(at, -1), border(at, 1)];
        return (
          <li key={line} class={value === was ? '' : 'changed'}>
            <input
              type="text"
              value={value}
              aria-label={text.lineOf(line)}
              maxLength={1000}
              spellcheck={false}
              onInput={(event) => put([{ line, text: event.currentTarget.value }])}
            />
            {ranged ? (
              <>
                <button type="button" aria-label={text.narrower(line)} disabled={!narrower} onClick={() => narrower?.()}>
                  −
                </button>
                <button type="button" aria-label={text.wider(line)} disabled={!wider} onClick={() => wider?.()}>
                  +
                </button>
              </>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
