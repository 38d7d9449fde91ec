/** Lines of cards in English. */
import type { CardLine, LineKind } from '../../core/text/card-lines.ts';
import { english, sentence } from './phrases.ts';

/** What stands before each kind of line; nothing before those that speak for themselves. */
const labels: Readonly<Record<LineKind, string>> = {
  aboard: '',
  action: 'Action',
  activate: 'Activate',
  afterwards: 'Afterwards',
  check: '',
  'check-ability': 'Skill check ability',
  consequence: 'Consequence',
  distance: '',
  either: 'Either',
  examined: 'If another player looks at it',
  executed: 'If you are executed',
  fail: 'Fail',
  goal: 'Goal',
  kept: 'While it lies before a player',
  movement: 'Movement',
  or: 'Or',
  partial: '',
  pass: 'Pass',
  plain: '',
  reveal: 'When you reveal it',
  'set-up': '',
  special: '',
  unrevealed: 'Unrevealed at the end',
};

/** What a line says without its label. */
const says: Partial<Readonly<Record<LineKind, (line: CardLine) => string>>> = {
  check: ({ text }) => `${english(text)}.`,
  activate: ({ text }) => `${english(text)}.`,
  'set-up': ({ text }) => `${english(text)}.`,
  unrevealed: ({ text }) => `lose ${english(text)}.`,
};

export interface LineWords {
  readonly kind: LineKind;
  readonly label: string;
  readonly text: string;
}

/** A line as what it is for and what it says. Games that ended long ago have kept it in words. */
export function cardLine(line: CardLine | string): LineWords {
  if (typeof line === 'string') return { kind: 'plain', label: '', text: line };
  const { kind, text, of } = line;
  return { kind, label: of === undefined ? labels[kind] : english(of), text: says[kind]?.(line) ?? sentence(text) };
}

/** The whole line: `Pass: No effect.` */
export function lineText(line: CardLine | string): string {
  const { label, text } = cardLine(line);
  if (label === '') return text;
  return `${label}: ${text}`;
}

/** Everything on a card, in one go. */
export function linesText(lines: readonly (CardLine | string)[]): string {
  return lines.map(lineText).join(' ');
}
