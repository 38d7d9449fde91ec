/** Every card as data: its printed facts, and its text made from what its entry does. */
import type { Plain } from '@ragtag/kernel';
import { allCards } from './content/content.ts';
import type { Printed } from './state/printed.ts';
import { keywordsIn, traitsIn } from './state/terms.ts';

export interface CatalogEntry {
  readonly deck: string;
  readonly name: string;
  readonly set: string;
  readonly text: string;
  /** The same text, line by line as on the card. */
  readonly lines: readonly string[];
  readonly [field: string]: Plain;
}

export function catalog(): CatalogEntry[] {
  return allCards.map(inCatalog);
}

function inCatalog(card: Printed): CatalogEntry {
  const {
    id,
    set,
    promo,
    type,
    title,
    subtitle,
    name,
    singular,
    cost,
    power,
    resource,
    mysticValue,
    cylonThreat,
    text,
  } = card;
  const unit = type === 'personnel' || type === 'ship';
  return {
    deck: type,
    id,
    type,
    set,
    promo,
    title,
    subtitle,
    name,
    singular,
    cost: cost.map(({ resource: of, n }) => ({ resource: of, n })),
    ...(unit || type === 'base' ? { power } : {}),
    traits: traitsIn(card.traits),
    keywords: keywordsIn(card.keywords),
    resource,
    mysticValue,
    cylonThreat,
    ...(type === 'base' ? { handSize: card.handSize, influence: card.influence } : {}),
    ...(type === 'mission' ? { requires: card.requires as unknown as Plain, link: card.link } : {}), // plain data, but for optional keys
    text: text.join(' '),
    lines: text,
  };
}
