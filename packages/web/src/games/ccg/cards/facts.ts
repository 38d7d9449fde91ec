/** The printed cards, as the server tells them once: everything drawn here is drawn from these. */
import type { ReferenceCard } from '@ragtag/ccg/host';
import { loadCards } from '../../../shell/reference/reference.ts';

export type CardFacts = ReferenceCard;
export type CardType = CardFacts['type'];
export type Resource = NonNullable<CardFacts['resource']>;
export type Keyword = CardFacts['keywords'][number];

export const resources: readonly Resource[] = ['persuasion', 'logistics', 'security'];
export const cardTypes: readonly CardType[] = ['base', 'event', 'mission', 'personnel', 'ship'];

let known: ReadonlyMap<string, CardFacts> = new Map();

/** Before anything of the game is drawn. */
export async function loadFacts(): Promise<void> {
  const cards = (await loadCards('ccg')) as readonly CardFacts[]; // as this game's host tells them
  known = new Map(cards.map((card) => [card.id, card]));
}

export function allFacts(): readonly CardFacts[] {
  return [...known.values()];
}

export function factsOf(id: string): CardFacts {
  const facts = known.get(id);
  if (!facts) throw new Error(`no card is called ${id}`);
  return facts;
}

/** What is printed large: the title, or the subtitle of a card that has no title. */
export function headOf({ title, subtitle, name }: CardFacts): string {
  return title ?? subtitle ?? name;
}

/** What is printed under it. */
export function underHead({ title, subtitle }: CardFacts): string | null {
  return title === null ? null : subtitle;
}

export function totalCost({ cost }: CardFacts): number {
  return cost.reduce((sum, { n }) => sum + n, 0);
}

/** What colour it is printed in: what it gives, or else what it costs. */
export function hueOf({ resource, cost }: CardFacts): Resource | 'free' {
  return resource ?? cost[0]?.resource ?? 'free';
}
