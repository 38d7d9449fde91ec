import { words } from '../words/words.ts';

export type LineKind = 'pass' | 'partial' | 'fail' | 'or' | 'either' | 'consequence' | 'check' | 'plain';
export interface CardLine {
  readonly kind: LineKind;
  readonly label: string;
  readonly text: string;
}

/** A line of a card, taken apart into what it is for and what it says. */
export function cardLine(line: string): CardLine {
  const colon = line.indexOf(': ');
  const label = colon < 0 ? '' : line.slice(0, colon);
  const kind = kindOf(label);
  return kind === 'plain' ? { kind, label: '', text: line } : { kind, label, text: line.slice(colon + 2) };
}

function kindOf(label: string): LineKind {
  const { lineKinds, partialLine } = words.check;
  if (partialLine.test(label)) return 'partial';
  const known: Readonly<Record<string, LineKind>> = lineKinds;
  return known[label.split(' ')[0] ?? ''] ?? 'plain';
}
