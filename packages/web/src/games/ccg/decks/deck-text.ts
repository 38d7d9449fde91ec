/** Decks as text, in the exact form in which the server writes them; whatever else is pasted the server reads first. */
import { allFacts, factsOf } from '../cards/facts.ts';
import { type Deck, emptyDeck, partsOf } from './deck.ts';

const NOTE = '// ';

export function textOf(deck: Deck): string {
  const lines = [`# ${deck.name}`];
  if (deck.note !== '') lines.push(`${NOTE}${deck.note.replaceAll(/\s+/g, ' ')}`);
  if (deck.base !== '') lines.push('', `1 ${factsOf(deck.base).name}`);
  for (const { cards } of partsOf(deck)) {
    lines.push('', ...cards.map(({ facts, copies }) => `${copies} ${facts.name}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Of a text in that form: a line that names no card is left out. */
export function deckOf(text: string): Deck {
  const byName = new Map(allFacts().map((facts) => [facts.name, facts]));
  let { name, note, base } = emptyDeck;
  let named = false;
  const cards: Record<string, number> = {};
  for (const line of text.split('\n')) {
    if (line.startsWith(NOTE)) note ||= line.slice(NOTE.length).trim();
    const [, heading] = /^# (.+)$/.exec(line) ?? [];
    if (heading !== undefined && !named) [name, named] = [heading, true];
    const [, copies = '', called = ''] = /^(\d+) (.+)$/.exec(line.trim()) ?? [];
    const facts = byName.get(called);
    if (facts?.type === 'base') base = facts.id;
    else if (facts) cards[facts.id] = Number(copies);
  }
  return { name, note, base, cards };
}

/** As the end of an address: `BSG1-007.4BSG1-147.4BSG1-149`, then the name. */
export function linkOf({ name, base, cards }: Deck): string {
  const listed = Object.entries(cards).map(([id, copies]) => `${copies}${id}`);
  return `#deck=${[base, ...listed].join('.')}&name=${encodeURIComponent(name)}`;
}

export function deckOfLink(hash: string): Deck | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const listed = given.get('deck');
  if (listed === null) return null;
  const known = new Map(allFacts().map((facts) => [facts.id, facts]));
  const [base = '', ...rest] = listed.split('.');
  const cards: Record<string, number> = {};
  for (const one of rest) {
    const [, copies = '', id = ''] = /^(\d)(.+)$/.exec(one) ?? [];
    const facts = known.get(id);
    if (facts && facts.type !== 'base') cards[id] = Number(copies);
  }
  const isBase = known.get(base)?.type === 'base';
  return { name: given.get('name') ?? emptyDeck.name, note: '', base: isBase ? base : '', cards };
}
