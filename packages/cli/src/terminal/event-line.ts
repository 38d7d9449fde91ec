import type { GameEvent, Plain } from '@ragtag/kernel';

/** An event as one line of text: its type in words, then what it says. */
export function eventLine({ type, ...details }: GameEvent): string {
  const said = Object.entries(details).map(([key, value]) => `${key} ${inWords(value)}`);
  return said.length === 0 ? type.replaceAll('-', ' ') : `${type.replaceAll('-', ' ')}: ${said.join(', ')}`;
}

function inWords(value: Plain): string {
  if (Array.isArray(value)) return value.map(inWords).join(' + ') || 'none';
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${inWords(inner)}`)
      .join(' ');
  }
  return String(value);
}
