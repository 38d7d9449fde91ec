/** A card as a screen reader says it. */
import { cardWords as said } from '../words/cards.ts';
import type { InPlay } from './card.tsx';
import type { CardFacts } from './facts.ts';

/** In the hand: all of it. */
export function describePrinted(facts: CardFacts): string {
  const { type, traits, cost, resource, power, mystic, threat, handSize, influence, lines } = facts;
  const parts = [
    facts.name,
    [said.types[type], ...traits].join(', '),
    type === 'base' ? null : said.costs(cost),
    power === null ? null : said.power(power, null),
    mystic === null ? null : said.mystic(mystic),
    threat === null ? null : said.threat(threat),
    handSize === null ? null : said.handSize(handSize),
    influence === null ? null : said.influence(influence),
    resource === null ? null : said.gives(resource),
    ...lines,
  ];
  return sentences(parts);
}

/** On the table: how it stands. */
export function describeInPlay(facts: CardFacts, where: string, now: InPlay, under: number): string {
  const parts = [
    facts.name,
    where,
    now.exhausted ? said.isExhausted : null,
    now.exhausted || now.power === undefined || facts.power === null ? null : said.power(now.power, facts.power),
    now.exhausted || now.threat === undefined ? null : said.threat(now.threat),
    under === 0 ? null : said.cardsIn(under + 1),
    now.linked && now.linked.length > 0 ? said.linkedTo(now.linked) : null,
  ];
  return sentences(parts);
}

function sentences(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => `${part?.replace(/\.$/, '')}.`)
    .join(' ');
}
