import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { lookAtTop } from '../../../core/engine/decks.ts';
import { isHeldBack } from '../../../core/rules/sheets.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { drawMutiny, isPlayable, playMutiny } from '../mutiny-rules.ts';
import { mutinyZones } from '../zones.ts';

const START = 'weapons-control';
const DISREPUTABLE = 'Disreputable';

/** BG-CLAR-46, BG-NEWCHAR-11 */
function* disreputable(g: Galactica, seat: Seat): Rules<void> {
  g.player(seat).place = START;
  g.emit({ type: 'character-placed', seat, place: START });
  if (isHeldBack(g, seat, DISREPUTABLE)) yield* drawMutiny(g, seat);
}

/** The owner looks at two and gives one; the other goes under the deck. */
function* choosesFor(g: Galactica, owner: Seat, seat: Seat): Rules<void> {
  const cards = lookAtTop(g, owner, mutinyZones.deck, mutinyZones.discard, 2);
  if (cards.length === 0) return;
  const options = cards.map((card) => ({ type: 'mutiny' as const, card, name: g.entry(card).name }));
  const given = yield* askOne({ seat: owner, kind: 'give-mutiny', context: { seat }, options });
  for (const card of cards) if (card !== given.card) g.cards.move(card, mutinyZones.deck, 'bottom');
  g.cards.move(given.card, mutinyZones.hand(seat));
  g.emitWith({ type: 'mutiny-drawn', seat, from: owner }, { name: given.name });
}

const abusePower: Effect = code(
  phrase('daybreak.abuse-power'),
  function* (g, { you: seat }) {
    const cards = lookAtTop(g, seat, mutinyZones.deck, mutinyZones.discard, 4);
    const options = cards
      .filter((card) => isPlayable(g, seat, card))
      .map((card) => ({ type: 'mutiny' as const, card, name: g.entry(card).name }));
    const played = options.length === 0 ? null : yield* askOne({ seat, kind: 'play-mutiny', options });
    for (const card of cards) if (card !== played?.card) g.cards.move(card, mutinyZones.deck, 'bottom');
    if (played) yield* playMutiny(g, seat, played.card);
  },
  (g) => g.cards.count(mutinyZones.deck) + g.cards.count(mutinyZones.discard) > 0,
);

export const tomZarekAlternate: CharacterEntry = {
  id: 'tom-zarek-alternate',
  name: 'Tom Zarek',
  version: 'alternate',
  alternateOf: 'tom-zarek',
  set: 'daybreak',
  since: 2,
  type: 'military-leader',
  skills: [
    { n: 2, of: ['politics'] },
    { n: 2, of: ['leadership'] },
    { n: 1, of: ['tactics'] },
  ],
  canPilot: false,
  start: disreputable,
  setupText: 'Weapons Control',
  succession: { president: 9, admiral: 7, cag: 16 },
  abilities: [
    {
      name: 'Necessary Steps',
      kind: 'positive',
      text: phrase('daybreak.necessary-steps'),
      hooks: {
        *drawsMutiny(g, owner, seat) {
          if (owner === null) return false;
          yield* choosesFor(g, owner, seat);
          return true;
        },
      },
    },
    { name: 'Abuse Power', kind: 'miracle', text: abusePower.text, action: abusePower },
    { name: DISREPUTABLE, kind: 'negative', text: phrase('daybreak.disreputable') },
  ],
};
