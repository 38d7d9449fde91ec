/** Looking at decks and searching them. */
import { type Card, EVERYBODY, only, type Seat } from '@ragtag/kernel';
import { ask, askSome, choose } from '../rules/asking.ts';
import { chooseHidden, discard, distinct, draw, search, topOfDeck, topToReveal } from '../rules/decks.ts';
import { revealMystic } from '../rules/mystic.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Effect } from '../state/printed.ts';
import type { FaceFilter } from './filter.ts';
import type { PlayerAction } from './player-actions.ts';
import { verb, whose } from './words.ts';

/** The top cards of a deck as somebody sees them who may look. */
function lookAt(g: Ccg, viewer: Seat, at: Seat, count: number): Card[] {
  if (topOfDeck(g, at) === null) return [];
  const cards = g.cards.list(g.zone('deck', at)).slice(0, count);
  for (const card of cards) g.cards.show(card, only(viewer), 'stays');
  const ids = cards.map((card) => g.printed(card).id);
  g.emitWith({ type: 'looked', player: viewer, at, count: cards.length }, { ids });
  return cards;
}

/** "Look at the top 2 cards of your deck. Put one on top and the rest on the bottom." The player is whose deck it is. */
export function keepOneOnTop(count: number): PlayerAction {
  return {
    text: (player) =>
      `look at the top ${count} cards of ${player.name === 'you' ? 'your' : `${player.name}'s`} deck, put 1 of them back on top and the ${count === 2 ? 'other on the bottom' : 'rest on the bottom in any order'}`,
    worth: 0.4,
    *run(g, c, seat) {
      let left = lookAt(g, c.you, seat, count);
      const kept = yield* chooseHidden(g, c.you, 'keep-on-top', left, false);
      left = left.filter((card) => card !== kept);
      const buried = left.length;
      const deck = g.zone('deck', seat);
      while (left.length > 0) {
        const next =
          left.length === 1 ? (left[0] ?? null) : yield* chooseHidden(g, c.you, 'put-on-bottom', left, false);
        if (next === null) break;
        left = left.filter((card) => card !== next);
        g.cards.move(next, deck, 'bottom');
      }
      if (buried > 0) g.emit({ type: 'put-on-bottom', player: seat, count: buried });
    },
  };
}

/** "Look at the top card of your deck. You may put it on the bottom." */
export const mayBuryTop: PlayerAction = {
  text: () => 'look at the top card of your deck. You may put it on the bottom',
  worth: 0.3,
  *run(g, c, seat) {
    const [top] = lookAt(g, c.you, seat, 1);
    if (top === undefined) return;
    const { type } = yield* ask({
      seat: c.you,
      kind: 'bury',
      secret: true,
      options: [{ type: 'keep' }, { type: 'bury' }],
    });
    if (type === 'bury') g.cards.move(top, g.zone('deck', seat), 'bottom');
  },
};

/** "Look at the top card of target player's deck." */
export const looksAtTop: PlayerAction = {
  text: ({ name }) => `look at the top card of ${name}'s deck`,
  worth: -0.1,
  *run(g, c, seat) {
    lookAt(g, c.you, seat, 1);
  },
};

/** Of the top two cards of your deck, shown to all, the player buries one; the other goes to your hand. */
export const sharesYourTop2: PlayerAction = {
  text: ({ name }) =>
    `reveal the top 2 cards of your deck; ${name} puts 1 of them on the bottom of your deck, and you put the other into your hand`,
  worth: -1,
  *run(g, { you }, seat) {
    const cards = topToReveal(g, you, 2);
    if (cards.length === 0) return;
    for (const card of cards) g.cards.show(card, EVERYBODY, 'stays');
    const ids = cards.map((card) => g.printed(card).id);
    g.emitShown({ type: 'looked', player: you, at: you, count: cards.length, ids });
    const options = g.named('card', distinct(g, cards));
    const buried = (yield* choose({ seat, kind: 'put-on-bottom', context: { player: you }, options })).card;
    const kept = cards.find((card) => card !== buried);
    g.cards.move(buried, g.zone('deck', you), 'bottom');
    g.emit({ type: 'put-on-bottom', player: you, count: 1 });
    if (kept === undefined) return;
    const { id } = g.printed(kept);
    g.cards.move(kept, g.zone('hand', you));
    g.emit({ type: 'put-into-hand', player: you, card: kept, id });
  },
};

/** "Search your deck for a card and put it into your hand." CCG-GEN-05, CCG-GEN-06 */
export function searchFor(filter: FaceFilter, shown: boolean): Effect {
  return {
    text: `Search your deck for a ${filter.one}${shown ? ', reveal it' : ''} and put it into your hand. Shuffle your deck.`,
    worth: 1.5,
    *run(g, c) {
      yield* search(g, c.you, (card) => filter.matches(g, card), shown);
    },
  };
}

/** "Shuffle your discard pile into your deck." */
export const shufflesDiscardIn: PlayerAction = {
  text: (player) =>
    `${player.name} ${verb(player, 'shuffle')} ${whose(player)} discard pile into ${whose(player)} deck`,
  worth: 0.2,
  *run(g, _, seat) {
    g.cards.moveAll(g.zone('discard', seat), g.zone('deck', seat));
    g.cards.shuffle(g.zone('deck', seat));
  },
};

/** "Reveal a mystic value." What follows may go by it: `revealing(target(unit, power(revealed)))`. */
export function revealing(effect: Effect): Effect {
  return {
    ...effect,
    text: `Reveal a mystic value. ${effect.text}`,
    *run(g, c) {
      const amount = yield* revealMystic(g, c.you);
      yield* effect.run(g, { ...c, amount });
    },
  };
}

/** Discards any number of cards, and draws as many. */
export const redraws: PlayerAction = {
  text: (player) =>
    `${player.name} ${verb(player, 'discard')} any number of cards from ${whose(player)} hand, then ${verb(player, 'draw')} as many`,
  worth: 0.7,
  *run(g, _, seat) {
    const options = g.named('card', g.list('hand', seat));
    if (options.length === 0) return;
    const chosen = yield* askSome({ seat, kind: 'discard', min: 0, max: options.length, options });
    for (const { card } of chosen) discard(g, card);
    yield* draw(g, seat, chosen.length);
  },
};
