/** The cards to look up, with their printed facts: what a page draws them from. */
import type { ReferenceCard as AnyCard } from '@ragtag/kernel/host';
import { allCards } from './content/content.ts';
import { rulingsOn } from './content/rulings.ts';
import type { Cost, Printed } from './state/printed.ts';
import {
  type CardType,
  type Keyword,
  keywordsIn,
  type Resource,
  type Trait,
  traitsIn,
  type UnitType,
} from './state/terms.ts';

export interface ReferenceCard extends AnyCard {
  readonly id: string;
  readonly type: CardType;
  readonly promo: boolean;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly singular: boolean;
  readonly cost: readonly Cost[];
  /** Null where a card of its type has none. */
  readonly power: number | null;
  readonly traits: readonly Trait[];
  readonly keywords: readonly Keyword[];
  readonly resource: Resource | null;
  readonly mystic: number | null;
  readonly threat: number | null;
  readonly handSize: number | null;
  readonly influence: number | null;
  readonly link: UnitType | 'unit' | null;
  /** It does something when it is revealed as a Cylon threat. */
  readonly red: boolean;
  /** How it is read where its print leaves a question open. */
  readonly rulings: readonly string[];
}

export function referenceCards(): readonly ReferenceCard[] {
  return allCards.map(cardOf);
}

function cardOf(card: Printed): ReferenceCard {
  const { id, type, name, set, text, promo, title, subtitle, singular, cost, resource, link } = card;
  const base = type === 'base';
  return {
    key: id.toLowerCase(),
    deck: type,
    name,
    set,
    count: 1,
    lines: text,
    id,
    type,
    promo,
    title,
    subtitle,
    singular,
    cost: cost.map((one) => ({ resource: one.resource, n: one.n })),
    power: base || type === 'personnel' || type === 'ship' ? card.power : null,
    traits: traitsIn(card.traits),
    keywords: keywordsIn(card.keywords),
    resource,
    mystic: card.mysticValue,
    threat: card.cylonThreat,
    handSize: base ? card.handSize : null,
    influence: base ? card.influence : null,
    link,
    red: card.red !== null,
    rulings: rulingsOn(id),
  };
}
