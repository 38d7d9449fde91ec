/**
 * Wreckers as a careless author might write it: each of these games tells somebody something that its rules hide, in a
 * different way. The test of hidden information must catch every one of them.
 */
import { type Decision, decision, type Face, type Rules, type Seat } from '@ragtag/kernel';
import { HONEST, print, STEADY, suits, WRECKER, worth } from './printed-cards.ts';
import { places, Ship } from './ship.ts';
import { view } from './view.ts';
import { type Wreckers, wreckers } from './wreckers.ts';

export const leaky: Readonly<Record<string, Wreckers>> = {
  'the view counts the suits in every hand': {
    ...wreckers,
    view: (ship, viewer) => ({ ...view(ship, viewer), suits: ship.seats.map((seat) => suitsHeld(ship, seat)) }),
  },
  'the view shows the next hazard': {
    ...wreckers,
    view: (ship, viewer) => ({ ...view(ship, viewer), next: nextHazard(ship) }),
  },
  'the view is longer when a wrecker is captain': {
    ...wreckers,
    view: (ship, viewer) => ({ ...view(ship, viewer), padding: ship.roleOf(ship.captain) === WRECKER ? '..' : '.' }),
  },
  'everybody is told what is drawn': {
    ...wreckers,
    create: (configuration, world) => new TalkativeShip(configuration, world),
  },
  'the question tells how strong the pile is': {
    ...wreckers,
    play: altered((ship, asked) =>
      asked.kind === 'add-to-pile' ? { ...asked, context: { ...asked.context, strength: pileStrength(ship) } } : asked,
    ),
  },
  'only wreckers can be accused': {
    ...wreckers,
    play: altered((ship, asked) =>
      asked.kind === 'act'
        ? { ...asked, options: asked.options.filter(({ seat }) => !isHonest(ship, seat)), max: 1 }
        : asked,
    ),
  },
  'those who can interrupt are waited for in public': {
    ...wreckers,
    play: altered((_, asked) => ({ ...asked, secret: false })),
  },
  'the captain is asked in public if another holds a card': {
    ...wreckers,
    play: askedFirst((ship) => (othersAreSteady(ship) ? [brace(ship.captain, false)] : [])),
  },
  'the captain is asked in secret if another holds a card': {
    ...wreckers,
    play: askedFirst((ship) => (othersAreSteady(ship) ? [brace(ship.captain, true)] : [])),
  },
  'all are asked in secret if another holds a card': {
    ...wreckers,
    play: askedFirst((ship) => (othersAreSteady(ship) ? ship.crewFromLeft().map((seat) => brace(seat, true)) : [])),
  },
  'everybody hears how many think about interrupting': {
    ...wreckers,
    play: altered((ship, asked) => {
      if (asked.secret) ship.world.emit({ type: 'thinking' });
      return asked;
    }),
  },
};

function suitsHeld(ship: Ship, seat: Seat): number[] {
  const held = ship.cards.list(places.hand(seat)).map((card) => print(ship.cards.faceOf(card)));
  return suits.map((suit) => held.filter((card) => card.kind === 'crew' && card.suit === suit).length);
}

function nextHazard({ cards }: Ship): Face | null {
  const top = cards.top(places.hazardDeck);
  return top === null ? null : cards.faceOf(top);
}

class TalkativeShip extends Ship {
  override draw(seat: Seat, count: number): void {
    super.draw(seat, count);
    const faces = this.cards.list(places.hand(seat)).map((card) => this.cards.faceOf(card));
    this.world.emit({ type: 'holds', seat, faces });
  }
}

function pileStrength({ cards }: Ship): number {
  return cards.list(places.pile).reduce((total, card) => total + worth(cards.faceOf(card), 'sail'), 0);
}

function isHonest(ship: Ship, seat: unknown): boolean {
  return ship.seats.some((one) => one === seat && ship.roleOf(one) === HONEST);
}

function othersAreSteady(ship: Ship): boolean {
  return ship.seats.some((seat) => seat !== ship.captain && ship.cards.find(places.hand(seat), STEADY) !== null);
}

function brace(seat: Seat, secret: boolean): Decision {
  return decision({ seat, kind: 'brace', secret, options: [{ type: 'brace' }, { type: 'do-not' }] });
}

/** The game with each question changed before it is asked. */
function altered(alter: (ship: Ship, asked: Decision) => Decision): Wreckers['play'] {
  return function* (ship): Rules {
    const rules = wreckers.play(ship);
    for (let step = rules.next([]); !step.done; ) {
      const pause = step.value;
      step = rules.next(yield pause === 'checkpoint' ? pause : pause.map((asked) => alter(ship, asked)));
    }
  };
}

/** The game with more questions at the start of each turn, sometimes. */
function askedFirst(questions: (ship: Ship) => readonly Decision[]): Wreckers['play'] {
  return function* (ship): Rules {
    const rules = wreckers.play(ship);
    for (let step = rules.next([]); !step.done; ) {
      const pause = step.value;
      step = rules.next(yield pause);
      const first = pause === 'checkpoint' ? questions(ship) : [];
      if (first.length > 0) yield first;
    }
  };
}
