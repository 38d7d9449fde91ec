import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code } from '../../../core/effects/effect.ts';
import { another, both, pick, which } from '../../../core/effects/flow.ts';
import { choose } from '../../../core/engine/asking.ts';
import { drawDestiny } from '../../../core/engine/decks.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const DESTINY = 2;

/** Cards of the hand go on top of the Destiny deck, the last of them uppermost. */
function* putBack(g: Galactica, seat: Seat, n: number): Rules<void> {
  for (let left = n; left > 0; left--) {
    const options = g
      .hand(seat)
      .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name, strength: g.strength(card) }));
    if (options.length === 0) return;
    const { card } = yield* choose({ seat, kind: 'put-on-destiny', context: { left }, options });
    const names = [g.entry(card).name];
    g.cards.move(card, zones.destiny, 'top');
    g.emitWith({ type: 'card-put-back', seat, deck: 'destiny', where: 'top' }, { names });
  }
}

const glimpse = code(phrase('pegasus.glimpse'), function* (g, { you: seat }) {
  const drawn = drawDestiny(g, DESTINY, zones.hand(seat));
  const names = drawn.map((card) => g.entry(card).name);
  g.emitWith({ type: 'deck-looked-at', seat, deck: 'destiny', n: drawn.length }, { names });
  yield* putBack(g, seat, drawn.length);
});

/** Both learn what they get; what they give they know. */
const exchange = code(phrase('pegasus.exchange'), function* (g, { you, chosen }) {
  if (chosen === null) return;
  const [own, other] = [g.hand(you), g.hand(chosen)];
  for (const [cards, from, to] of [
    [own, you, chosen],
    [other, chosen, you],
  ] as const) {
    const names = cards.map((card) => g.entry(card).name);
    for (const card of cards) g.cards.move(card, zones.hand(to));
    g.emitWith({ type: 'skills-taken', from, to, n: cards.length }, { names });
  }
});
const someCards = which(phrase('pegasus.some-cards'), (g, c, seat) => g.hand(seat).length + g.hand(c.you).length > 0);
const crypticMessage = pick('you', both(another, someCards), exchange);

export const leobenConoy: CharacterEntry = {
  id: 'leoben-conoy',
  name: 'Leoben Conoy',
  set: 'pegasus',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['politics'] },
    { n: 1, of: ['treachery', 'engineering'] },
  ],
  canPilot: false,
  start: 'human-fleet',
  setupText: 'Human Fleet',
  succession: null,
  abilities: [
    { name: 'Glimpse the Face of God', kind: 'positive', text: glimpse.text, movement: glimpse },
    { name: 'Cryptic Message', kind: 'miracle', text: crypticMessage.text, action: crypticMessage },
    {
      name: 'Clouded',
      kind: 'negative',
      text: phrase('pegasus.clouded'),
      hooks: {
        forbid: (g, owner, seat, what) =>
          owner === seat &&
          what.kind === 'move-to' &&
          g.seats.some((other) => other !== seat && g.isAt(other, what.location)),
      },
    },
  ],
};
