/** The little Markdown that rules are written in: headings, numbered rules, paragraphs, tables, bold, italic, code. */

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'rule'; number: string; spans: Span[] }
  | { kind: 'item'; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'table'; rows: Span[][][] };

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, code, link] = match;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: 'em', text: em });
    else if (code) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'text', text: link ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

/** Join the lines of each paragraph, rule and item; keep headings and table rows apart. */
function paragraphs(source: string): string[] {
  const joined: string[] = [];
  for (const line of source.split('\n')) {
    const text = line.trim();
    const last = joined.length - 1;
    const begins = !text || /^(#|- |\d+\. |\|)/.test(text);
    if (begins || last < 0 || !joined[last] || /^(#|\|)/.test(joined[last]!)) joined.push(text);
    else joined[last] += ` ${text}`;
  }
  return joined.filter(Boolean);
}

export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const text of paragraphs(source)) {
    const heading = /^(#+)\s+(.*)/.exec(text);
    const rule = /^- \**([A-Z]+\d+\.\d+)\**\s*(.*)/.exec(text);
    if (heading) {
      const id = /^[A-Z]+\d+/.exec(heading[2]!)?.[0] ?? '';
      blocks.push({ kind: 'heading', level: heading[1]!.length, spans: readSpans(heading[2]!), id });
    } else if (rule) blocks.push({ kind: 'rule', number: rule[1]!, spans: readSpans(rule[2]!) });
    else if (/^(- |\d+\. )/.test(text)) blocks.push({ kind: 'item', spans: readSpans(text.replace(/^(- |\d+\. )/, '')) });
    else if (text.startsWith('|')) addRow(blocks, text);
    else blocks.push({ kind: 'paragraph', spans: readSpans(text) });
  }
  return blocks;
}

function addRow(blocks: Block[], text: string): void {
  const cells = text.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = blocks.at(-1);
  const row = cells.map(readSpans);
  if (last?.kind === 'table') last.rows.push(row);
  else blocks.push({ kind: 'table', rows: [row] });
}
