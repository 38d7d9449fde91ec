/** A game's public state and log as text for a forum post. */
import type { GameEvent } from '@ragtag/kernel';

/** What a post is made of. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export const formats = ['markdown', 'bbcode'] as const;
export type Format = (typeof formats)[number];

export function render(blocks: readonly Block[], format: Format): string {
  const one = format === 'markdown' ? markdown : bbcode;
  return `${blocks.map(one).join('\n\n')}\n`;
}

function markdown(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `# ${plainMarkdown(block.text)}`;
    case 'heading':
      return `## ${plainMarkdown(block.text)}`;
    case 'text':
      return plainMarkdown(block.text);
    case 'list':
      return block.items.map((item) => `- ${plainMarkdown(item)}`).join('\n');
    case 'table': {
      const row = (cells: readonly string[]) => `| ${cells.map(plainMarkdown).join(' | ')} |`;
      return [row(block.head), `|${block.head.map(() => '---').join('|')}|`, ...block.rows.map(row)].join('\n');
    }
  }
}

function bbcode(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `[size=150][b]${plainBbcode(block.text)}[/b][/size]`;
    case 'heading':
      return `[b]${plainBbcode(block.text)}[/b]`;
    case 'text':
      return plainBbcode(block.text);
    case 'list':
      return `[list]\n${block.items.map((item) => `[*]${plainBbcode(item)}`).join('\n')}\n[/list]`;
    case 'table': {
      // Many forums have no tables: one line each reads well everywhere.
      const line = (cells: readonly string[]) =>
        cells.flatMap((cell, at) => (cell === '' ? [] : [at === 0 ? `[b]${plainBbcode(cell)}[/b]` : named(at, cell)]));
      const named = (at: number, cell: string) => `${plainBbcode(block.head[at] ?? '')} ${plainBbcode(cell)}`;
      return block.rows.map((row) => line(row).join(' | ')).join('\n');
    }
  }
}

/** Names and titles are people's own words: nothing in them is to be read as markup. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, (character) => `\\${character}`);
}

function plainBbcode(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

/** `crisis-drawn` as "Crisis drawn". */
export function inWords(term: string): string {
  const words = term
    .replace(/[-:]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Fields that say who; the one who did it comes first. */
const doers = ['seat', 'by', 'roller', 'looker', 'from', 'owner'];
const people = [...doers, 'to', 'president', 'pilot', 'current'];

/** An event as one line: who, what, and with what. */
export function inOneLine(event: GameEvent, nameOf: (seat: number) => string): string {
  const { type, ...fields } = event;
  const doer = doers.find((key) => typeof fields[key] === 'number');
  const details = Object.entries(fields).flatMap(([key, value]) => {
    if (key === doer || value === null || typeof value === 'object') return [];
    if (typeof value === 'number' && people.includes(key)) return [`${key} ${nameOf(value)}`];
    if (typeof value === 'boolean') return value ? [key] : [];
    return [key === 'name' || typeof value === 'string' ? String(value) : `${key} ${value}`];
  });
  const what = inWords(type);
  const said = details.length === 0 ? what : `${what}: ${details.join(', ')}`;
  return doer === undefined ? said : `${nameOf(Number(fields[doer]))}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
