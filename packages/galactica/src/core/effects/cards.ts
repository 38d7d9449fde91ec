/** The vocabulary of skill cards and decks: drawing, discarding, changing hands, looking at what comes. */
import { only, type Seat, type Zone } from '@ragtag/kernel';
import { choose as askOne, askSome } from '../engine/asking.ts';
import { buildDestiny, discardSkillCards, scry as look } from '../engine/decks.ts';
import { discardSkills, discardTogether, giveSkills, takeSkills } from '../rules/discard.ts';
import { drawSkills, skillSet } from '../rules/receive-skills.ts';
import type { Galactica } from '../state/galactica.ts';
import { type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect, Who } from './effect.ts';
import { because, type Decider, deciderOf } from './flow.ts';

/** A type, a choice of types, any of the own skill set or of that of the player picked before, any at all, or any but all different. */
export type DrawTypes = SkillType | readonly SkillType[] | 'own' | 'chosen' | 'any' | 'any-different';

function typesText(types: DrawTypes) {
  if (typeof types !== 'string') return phrase('oneOfTypes', { types: types.map((type) => phrase(type)) });
  switch (types) {
    case 'own':
      return phrase('ownTypes');
    case 'chosen':
      return phrase('chosenTypes');
    case 'any':
      return phrase('anyTypes');
    case 'any-different':
      return phrase('differentTypes');
    default:
      return phrase(types);
  }
}

/** Draws skill cards, one player after the other. BG-UNI-119 */
export function draw(who: Who, n: number, types: DrawTypes): Effect {
  const from = typeof types === 'string' ? skillTypes.filter((type) => type === types) : types;
  return {
    text: phrase('drawSkills', { who: who.text, n, types: typesText(types) }),
    *run(g, c) {
      for (const seat of who.of(g, c)) {
        if (types === 'chosen') yield* drawSkills(g, seat, n, c.chosen === null ? [] : skillSet(g, c.chosen));
        else if (types === 'own') yield* drawSkills(g, seat, n, skillSet(g, seat));
        else if (types === 'any') yield* drawSkills(g, seat, n, skillTypes);
        else if (types === 'any-different') yield* drawSkills(g, seat, n, skillTypes, { different: true });
        else yield* drawSkills(g, seat, n, from);
      }
    },
  };
}

/** Discards skill cards; several players at the same time. Revealed Cylons keep theirs where they may. BG-UNI-120 */
export function discard(who: Who, n: number | 'all', how: 'choice' | 'random' = 'choice'): Effect {
  return {
    text:
      n === 'all' ? phrase('discardAll', { who: who.text }) : phrase('discard', { who: who.text, n, how: phrase(how) }),
    *run(g, c) {
      const meant = who.of(g, c);
      const seats = [...new Set(meant)];
      const times = (seat: Seat): number => meant.filter((one) => one === seat).length;
      if (seats.length > 1 && n !== 'all' && how === 'choice') {
        yield* discardTogether(g, seats, (seat) => n * times(seat), { cause: c });
      } else {
        for (const seat of seats) {
          yield* discardSkills(g, seat, n === 'all' ? n : n * times(seat), how, { cause: c });
        }
      }
    },
  };
}

/** Discards cards as the price of something: possible only for those who have so many, and always of their own choice. */
export function payCards(who: Who, n: number): Effect {
  return {
    text: phrase('discard', { who: who.text, n, how: phrase('choice') }),
    *run(g, c) {
      for (const seat of who.of(g, c)) yield* discardSkills(g, seat, n, 'choice', { cost: true, cause: c });
    },
    possible: (g, c) => who.of(g, c).every((seat) => g.cards.count(zones.hand(seat)) >= n),
    needed: true,
  };
}

/** Skill cards go from one hand to another, at random unless all do. */
export function take(from: Who, to: Who, n: number | 'all'): Effect {
  return {
    text: phrase('takeSkills', { from: from.text, to: to.text, n: n === 'all' ? phrase('allOfThem') : n }),
    *run(g, c) {
      const [taker] = to.of(g, c);
      if (taker === undefined) return;
      for (const victim of from.of(g, c)) if (victim !== taker) takeSkills(g, victim, taker, n);
    },
  };
}

/** Skill cards of the giver's choice go to another hand. */
export function give(from: Who, to: Who, n: number): Effect {
  return {
    text: phrase('giveSkills', { from: from.text, to: to.text, n }),
    *run(g, c) {
      const [receiver] = to.of(g, c);
      for (const seat of from.of(g, c)) if (receiver !== undefined) yield* giveSkills(g, seat, receiver, n);
    },
  };
}

type ScryDeck = 'crisis' | 'destination' | 'quorum';
const deckZones: Readonly<Record<ScryDeck, readonly [deck: Zone, discard: Zone]>> = {
  crisis: [zones.crisisDeck, zones.crisisDiscard],
  destination: [zones.destinationDeck, zones.destinationDiscard],
  quorum: [zones.quorumDeck, zones.quorumDiscard],
};

/** Looks at the top of a deck (of one's choice, if several are named); each card goes back on top or to the bottom. */
export function scry(
  by: Decider,
  deck: ScryDeck | readonly ScryDeck[],
  n = 1,
  amount: (g: Galactica, seat: Seat) => number = () => n,
): Effect {
  const decks = typeof deck === 'string' ? [deck] : deck;
  return {
    text: phrase('scry', { by: phrase(by), decks: decks.map((one) => phrase(`${one}Deck`)), n }),
    *run(g, c) {
      const seat = deciderOf(g, c, by);
      const options = decks
        .filter((one) => deckZones[one].some((zone) => g.cards.count(zone) > 0))
        .map((one) => ({ type: 'deck' as const, deck: one }));
      if (options.length === 0) return;
      const { deck: picked } = yield* askOne({ seat, kind: 'choose-deck', options, context: because(g, c) });
      yield* look(g, seat, ...deckZones[picked], amount(g, seat));
    },
  };
}

/** Somebody looks through the Destiny deck, discards some of its cards and shuffles it. */
export function searchDestiny(by: Decider, most: number): Effect {
  return {
    text: phrase('searchDestiny', { by: phrase(by), n: most }),
    *run(g, c) {
      const seat = deciderOf(g, c, by);
      const destiny = g.cards.list(zones.destiny);
      for (const card of destiny) g.cards.show(card, only(seat));
      const n = Math.min(most, destiny.length);
      const discarded = yield* askSome({
        seat,
        kind: 'discard-destiny',
        context: because(g, c),
        options: destiny.map((card) => ({ type: 'card', card, name: g.entry(card).name, strength: g.strength(card) })),
        min: n,
        max: n,
      });
      g.emit({ type: 'destiny-discarded', seat, n });
      discardSkillCards(
        g,
        discarded.map(({ card }) => card),
      );
      if (g.cards.count(zones.destiny) === 0) buildDestiny(g);
      else g.cards.shuffle(zones.destiny);
    },
  };
}
