// Enough Markdown for the rules: headings, lists, tables, code, and clause marks.

export type Inline =
  { kind: 'text' | 'code' | 'strong' | 'em' | 'clause'; text: string } | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; right: boolean[]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

export function parseMarkdown(source: string): Block[] {
  const rows = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const row = () => rows[at] ?? '';
  while (at < rows.length) {
    if (row().trim() === '') {
      at += 1;
    } else if (row().startsWith('```')) {
      const start = (at += 1);
      while (at < rows.length && !row().startsWith('```')) at += 1;
      blocks.push({ kind: 'code', text: rows.slice(start, at).join('\n') });
      at += 1;
    } else if (/^#{1,6} /.test(row())) {
      const [marks = '', ...rest] = row().split(' ');
      const text = rest.join(' ');
      blocks.push({ kind: 'heading', level: marks.length, id: slug(text), text: inline(text) });
      at += 1;
    } else if (row().startsWith('|')) {
      const start = at;
      while (row().startsWith('|')) at += 1;
      blocks.push(table(rows.slice(start, at)));
    } else if (ITEM.test(row())) {
      const ordered = /^\d/.test(row());
      const items: string[] = [];
      while (ITEM.test(row()) || (/^\s+\S/.test(row()) && items.length > 0)) {
        if (ITEM.test(row())) items.push(row().replace(ITEM, ''));
        else items[items.length - 1] += ` ${row().trim()}`;
        at += 1;
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      const start = at;
      while (row().trim() !== '' && !/^(#|\||```)/.test(row()) && !(at > start && ITEM.test(row()))) at += 1;
      blocks.push({ kind: 'paragraph', text: inline(rows.slice(start, at).join(' ')) });
    }
  }
  return blocks;
}

const ITEM = /^(-|\d+\.) /;

function table(rows: string[]): Block {
  const cells = (row: string) =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = '', marks = '', ...rest] = rows;
  return {
    kind: 'table',
    head: cells(head).map(inline),
    right: cells(marks).map((mark) => mark.endsWith(':')),
    rows: rest.map((row) => cells(row).map(inline)),
  };
}

/** As the usual renderers name headings. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([A-Z]{2,3}-(?:[A-Z]+\.)?\d+(?:\.\d+)*)\]|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, code, strong, em, clause, label, to] = match;
    if (code) found.push({ kind: 'code', text: code });
    else if (strong) found.push({ kind: 'strong', text: strong });
    else if (em) found.push({ kind: 'em', text: em });
    else if (clause) found.push({ kind: 'clause', text: clause });
    else found.push({ kind: 'link', text: label ?? '', to: to ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}
