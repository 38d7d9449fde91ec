/**
 * Wreckers as a careless author might write it: each of these games tells somebody something that its rules hide, in a
 * different way. The test of hidden information must catch every one of them.
 */
import { type Decision, decision, type Face, type Option, type Pause, type Rules, type Seat } from '@ragtag/kernel';
import { HONEST, print, STEADY, suits, WRECKER, worth } from '../../testing/wreckers/printed-cards.ts';
import { places, Ship } from '../../testing/wreckers/ship.ts';
import { view } from '../../testing/wreckers/view.ts';
import { type Wreckers, wreckers } from '../../testing/wreckers/wreckers.ts';

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
  'windows are open only where somebody can interrupt': {
    ...wreckers,
    play: openedIf(othersAreSteady),
  },
  'everybody hears how many think about interrupting': {
    ...wreckers,
    play: altered((ship, asked) => {
      if (asked.secret) ship.world.emit({ type: 'thinking' });
      return asked;
    }),
  },
  'the view shows while somebody is asked in secret': {
    ...wreckers,
    play: askedInSecret,
    view: (ship, viewer) => ({ ...view(ship, viewer), isThinking: thinking.has(ship) }),
  },
  'the view shows in which order the cards of the pile were added': {
    ...wreckers,
    view: (ship, viewer) => ({ ...view(ship, viewer), added: ship.cards.list(places.pile) }),
  },
  'those who can be accused are listed by their roles': {
    ...wreckers,
    play: altered((ship, asked) =>
      asked.kind === 'act' ? { ...asked, options: asked.options.toSorted(byRole(ship)) } : asked,
    ),
  },
  'wreckers get a coin more at the set-up': {
    ...wreckers,
    play: atBoundaries((ship) => (ship.log.turn === 0 ? payWreckers(ship) : undefined)),
  },
  'wreckers get a coin at the end of a turn': {
    ...wreckers,
    play: atBoundaries((ship) => (ship.log.turn > 0 ? payWreckers(ship) : undefined)),
  },
  'a cell that nobody is shown tells whether the next captain is a wrecker': {
    ...wreckers,
    play: atBoundaries((ship) => {
      ship.log.unmasked = ship.roleOf(ship.captain) === WRECKER ? -1 : 0;
    }),
  },
  'the end of a turn tells whether the next captain is a wrecker': {
    ...wreckers,
    play: atBoundaries((ship) => ship.world.emit({ type: 'omen', dark: ship.roleOf(ship.captain) === WRECKER })),
  },
  'everybody is told what a spy finds': {
    ...wreckers,
    create: (configuration, world) => {
      const emitWith = world.emitWith.bind(world);
      world.emitWith = (event, to, add) =>
        event.type === 'spied' ? world.emit({ ...event, ...add }) : emitWith(event, to, add);
      return new Ship(configuration, world);
    },
  },
};

const thinking = new WeakSet<Ship>();

/** The game, noting down while somebody is asked in secret. */
function* askedInSecret(ship: Ship): Rules {
  const rules = wreckers.play(ship);
  for (let step = rules.next([]); !step.done; ) {
    const pause = step.value;
    if (isQuestions(pause) && pause.every(({ secret }) => secret)) thinking.add(ship);
    const answers = yield pause;
    thinking.delete(ship);
    step = rules.next(answers);
  }
}

/** The game with something done right before each turn, in the open or not. */
function atBoundaries(act: (ship: Ship) => void): Wreckers['play'] {
  return function* (ship): Rules {
    const rules = wreckers.play(ship);
    let isEntered = ship.log.underWay; // at a turn that was prepared before
    for (let step = rules.next([]); !step.done; ) {
      const pause = step.value;
      if (pause === 'checkpoint' && !isEntered) act(ship);
      if (pause === 'checkpoint') isEntered = false;
      step = rules.next(yield pause);
    }
  };
}

function payWreckers(ship: Ship): void {
  for (const seat of ship.seats) if (ship.roleOf(seat) === WRECKER) ship.sailor(seat).coins += 1;
}

const byRole = (ship: Ship) => (a: Option, b: Option) => roleRank(ship, a) - roleRank(ship, b);

function roleRank(ship: Ship, { seat }: Option): number {
  return typeof seat === 'number' && isHonest(ship, seat) ? 1 : 0;
}

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
      step = rules.next(yield isQuestions(pause) ? pause.map((asked) => alter(ship, asked)) : pause);
    }
  };
}

function isQuestions(pause: Pause): pause is readonly Decision[] {
  return Array.isArray(pause);
}

/** The game with windows that are open to whoever looks only where this holds. */
function openedIf(holds: (ship: Ship) => boolean): Wreckers['play'] {
  return function* (ship): Rules {
    const rules = wreckers.play(ship);
    for (let step = rules.next([]); !step.done; ) {
      const pause = step.value;
      const opening = typeof pause === 'object' && 'isOpenTo' in pause;
      step = rules.next(yield opening ? { ...pause, isOpenTo: () => holds(ship) } : pause);
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
