/** A game's public state and log as text for a forum post. */
import type { Block } from '@ragtag/kernel/host';

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
