/** What cards are worth to a steady player, roughly and in influence, read from their entries. */
import { allCards } from '@ragtag/ccg';

type Printed = (typeof allCards)[number];

const byId: ReadonlyMap<string, Printed> = new Map(allCards.map((card) => [card.id, card]));

export function printedOf(id: string): Printed | undefined {
  return byId.get(id);
}

/** All resources a card costs. */
export function costOf({ cost }: Printed): number {
  let sum = 0;
  for (const { n } of cost) sum += n;
  return sum;
}

const texts = new Map<string, number>();

/** What the texts of a card are worth while it is in play. */
function textsOf(card: Printed): number {
  const known = texts.get(card.id);
  if (known !== undefined) return known;
  let sum = 0;
  for (const { effect, price } of card.activated)
    sum += Math.max(0, (effect.worth ?? 0) + (effect.power ?? 0) / 2 - price.cost / 2);
  for (const { worth, price } of card.triggered) sum += Math.max(-1, worth - (price?.cost ?? 0) / 2);
  for (const { gift } of card.continuous) sum += typeof gift.power === 'number' ? Math.max(0, gift.power) / 2 : 0.3;
  sum += card.standing.length * 0.5;
  texts.set(card.id, sum);
  return sum;
}

/** A unit in play with this power. */
export function unitWorth(id: string, power?: number): number {
  const card = byId.get(id);
  if (!card) return 1;
  return 0.8 + 0.7 * Math.max(0, power ?? card.power) + Math.min(2, textsOf(card) / 2);
}

/** A mission when it is resolved, or for as long as it then stays. */
export function missionWorth(id: string): number {
  const card = byId.get(id);
  if (!card) return 0;
  if (card.effect) return (card.effect.worth ?? 0.4) + (card.effect.power ?? 0) * 0.3;
  return 1 + textsOf(card);
}

/** An event, apart from what its power does in a challenge. */
export function eventWorth(id: string): number {
  return byId.get(id)?.effect?.worth ?? 0.3;
}

/** A card in hand: what it may do one day. */
export function heldWorth(id: string): number {
  const card = byId.get(id);
  switch (card?.type) {
    case 'personnel':
    case 'ship':
      return unitWorth(id) - 0.25 * Math.max(0, costOf(card) - 4);
    case 'mission':
      return 0.7 * missionWorth(id);
    case 'event':
      return 0.5 * (Math.abs(eventWorth(id)) + Math.abs(card.effect?.power ?? 0) * 0.5);
    default:
      return 0;
  }
}
