/** Players and changed sheets for the tests about people. */

import type { Position, SeatSetup } from '@ragtag/galactica/testing';
import { type Card, type Face, seat, type Zone } from '@ragtag/kernel';
import type { Ability, Content } from '../../src/core/content/entry.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';

export const roslin: SeatSetup = { character: 'laura-roslin' };
export const adama: SeatSetup = { character: 'william-adama' };
export const starbuck: SeatSetup = { character: 'kara-thrace' };
export const helo: SeatSetup = { character: 'karl-agathon', at: 'hangar-deck' };
export const tigh: SeatSetup = { character: 'saul-tigh' };
export const zarek: SeatSetup = { character: 'tom-zarek' };
export const boomer: SeatSetup = { character: 'sharon-valerii' };
export const three = [roslin, adama, starbuck];
export const four = [roslin, adama, starbuck, tigh];

/** Gives a character these abilities in place of its own. */
export function withAbilities(id: string, ...abilities: readonly Partial<Ability>[]): (content: Content) => Content {
  return (content) => ({
    ...content,
    characters: content.characters.map((entry) =>
      entry.id === id
        ? {
            ...entry,
            abilities: abilities.map((one) => ({ name: 'Test', kind: 'positive', text: phrase('test'), ...one })),
          }
        : entry,
    ),
  });
}

/** The ids of a zone's loyalty cards. */
export function loyaltyIds(p: Pick<Position, 'g'>, zone: Zone): string[] {
  return p.g.cards.list(zone).flatMap((card) => {
    const entry = p.g.entry(card);
    return entry.deck === 'loyalty' ? [entry.id] : [];
  });
}
export const facedown = (p: Position, number: number): string[] => loyaltyIds(p, zones.loyalty(seat(number)));
export const faceup = (p: Position, number: number): string[] => loyaltyIds(p, zones.loyaltyFaceup(seat(number)));
export const mutinyOf = (p: Position, number: number): string[] => p.names(mutinyZones.hand(seat(number)));

/** Lays out the loyalty deck, the top card first. */
export function loyaltyDeck(g: Galactica, ...ids: readonly string[]): void {
  for (const id of ids) {
    const face = g.content.faces.findIndex((entry) => entry.deck === 'loyalty' && entry.id === id) as Face;
    const card = findIn(g, face, zones.notCylonDeck, zones.unusedCylons, zones.box);
    g.cards.move(card, zones.loyaltyDeck, 'bottom');
  }
}

function findIn(g: Galactica, face: Face, ...places: readonly Zone[]): Card {
  for (const zone of places) {
    const card = g.cards.find(zone, face);
    if (card !== null) return card;
  }
  throw new RangeError(`there is no face ${face} left`);
}

export function loyaltyCard(p: Position, number: number, id: string): Card {
  const card = p.g.cards.list(zones.loyalty(seat(number))).find((one) => {
    const entry = p.g.entry(one);
    return entry.deck === 'loyalty' && entry.id === id;
  });
  if (card === undefined) throw new RangeError(`seat ${number} has no '${id}'`);
  return card;
}
