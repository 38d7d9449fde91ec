/**
 * Parts of views as they were made last. A part that would be the same is handed out again: it is not made anew each time
 * somebody looks, and whoever compares two views sees at once that nothing in it has changed.
 */
import type { Card, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { powerReasons } from '../state/power-reasons.ts';
import { keywordsIn, traitsIn } from '../state/terms.ts';
import type { CardRef, FleetCard } from './view.ts';

const none: readonly never[] = Object.freeze([]);

export class Remembered {
  private readonly known: CardRef[] = [];
  private readonly inFleet: FleetCard[] = [];

  constructor(private readonly g: Ccg) {}

  refs(place: 'hand' | 'discard' | 'played', seat: Seat): CardRef[] {
    const { cards } = this.g;
    const found: CardRef[] = [];
    for (let card = cards.top(this.g.zone(place, seat)); card !== null; card = cards.next(card))
      found.push(this.ref(card));
    return found;
  }

  fleet(place: 'alert' | 'reserve', seat: Seat): FleetCard[] {
    const { cards } = this.g;
    const found: FleetCard[] = [];
    for (let card = cards.top(this.g.zone(place, seat)); card !== null; card = cards.next(card))
      found.push(this.fleetCard(card, seat));
    return found;
  }

  private ref(card: Card): CardRef {
    const { id } = this.g.printed(card);
    const known = this.known[card];
    if (known?.id === id) return known;
    const made = { card, id };
    this.known[card] = made;
    return made;
  }

  private fleetCard(card: Card, seat: Seat): FleetCard {
    const { g } = this;
    const { derived } = g;
    const made: FleetCard = {
      card,
      id: g.printed(card).id,
      exhausted: g.isExhausted(card),
      power: derived.powerOf(card),
      why: g.isExhausted(card) || derived.powerOf(card) === g.printed(card).power ? none : powerReasons(g, card),
      threat: derived.threatOf(card),
      traits: traitsIn(derived.traitsOf(card)),
      keywords: keywordsIn(derived.keywordsOf(card)),
      stacked: g.count('stacked', seat) === 0 ? none : g.under(card, 'stacked').map((under) => this.ref(under)),
      linked: g.seats.every((other) => g.count('linked', other) === 0) ? none : this.linkedTo(card),
    };
    const known = this.inFleet[card];
    if (known && isSame(known, made)) return known;
    this.inFleet[card] = made;
    return made;
  }

  private linkedTo(card: Card): FleetCard['linked'] {
    const { g } = this;
    return g.under(card, 'linked').map((mission) => ({
      card: mission,
      id: g.printed(mission).id,
      player: g.ownerOf(mission),
      exhausted: g.isExhausted(mission),
    }));
  }
}

/** Lists of words are the same if they are the same object: there is one for each set of them. */
function isSame(a: FleetCard, b: FleetCard): boolean {
  return (
    a.id === b.id &&
    a.exhausted === b.exhausted &&
    a.power === b.power &&
    isSameSum(a.why, b.why) &&
    a.threat === b.threat &&
    a.traits === b.traits &&
    a.keywords === b.keywords &&
    a.stacked === b.stacked &&
    a.linked === b.linked
  );
}

function isSameSum(a: FleetCard['why'], b: FleetCard['why']): boolean {
  return a.length === b.length && a.every(({ id, by }, at) => id === b[at]?.id && by === b[at]?.by);
}
