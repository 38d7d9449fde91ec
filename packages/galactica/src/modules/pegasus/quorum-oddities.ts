/** Quorum cards of Pegasus that the vocabulary cannot say. */
import { only, type Zone } from '@ragtag/kernel';
import { searchDestiny } from '../../core/effects/cards.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { because } from '../../core/effects/flow.ts';
import { destroyCylon } from '../../core/effects/ships.ts';
import { choose as askOne } from '../../core/engine/asking.ts';
import { rollDie } from '../../core/engine/dice.ts';
import { civiliansIn, destroyCivilian } from '../../core/rules/civilian-ships.ts';
import { damagedLocations, repairLocation } from '../../core/rules/damage.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { areas, skillTypes } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';

const inItsArea = destroyCylon('you', { raider: 3, heavyRaider: 1 });

export const civilianSelfDefense: Effect = code(
  phrase('pegasus.civilian-self-defense'),
  function* (g, c) {
    const options = areas.flatMap((area) =>
      civiliansIn(g, area).map((ship) => ({ type: 'civilian' as const, ship, area })),
    );
    if (options.length === 0) return;
    const { ship, area } = yield* askOne({ seat: c.you, kind: 'choose-civilian', context: because(g, c), options });
    yield* inItsArea.run(g, { ...c, area });
    if ((yield* rollDie(g, c.you, 'card')) <= 2) yield* destroyCivilian(g, ship);
  },
  (g) => areas.some((area) => civiliansIn(g, area).length > 0),
);

/** Every deck whose bottom card may be looked at: not the loyalty decks. BG-FAQ-39, BG-FAQ-40 */
function oracleDecks({ content }: Galactica): readonly Zone[] {
  const piles = content.decks.flatMap(({ pile }) => (pile ? [pile.deck] : []));
  return [...piles, ...skillTypes.map((type) => zones.skillDeck[type])];
}

const discardOfDestiny = searchDestiny('you', 2);

export const consultTheOracle: Effect = code(phrase('pegasus.consult-the-oracle'), function* (g, { you, ...c }) {
  const context = because(g, { ...c, you });
  const decks = oracleDecks(g)
    .filter((deck) => g.cards.count(deck) > 0)
    .map((deck) => ({ type: 'deck' as const, deck: g.cards.zones[deck]?.name ?? '', zone: deck }));
  if (decks.length > 0) {
    const { deck, zone } = yield* askOne({
      seat: you,
      kind: 'choose-deck',
      rules: ['BG-FAQ-39'],
      context,
      options: decks,
    });
    const card = g.cards.bottom(zone);
    if (card !== null) {
      g.cards.show(card, only(you), 'stays');
      g.emitWith({ type: 'bottom-looked-at', seat: you, deck }, { name: g.entry(card).name });
    }
  }
  yield* discardOfDestiny.run(g, { ...c, you });
});

/** Resources for Galactica: up to one location, of either ship. */
export const repairOneLocation: Effect = code(
  phrase('pegasus.repair-one-location'),
  function* (g, { you }) {
    const locations = damagedLocations(g).map((location) => ({ type: 'location' as const, location }));
    if (locations.length === 0) return;
    const options = [...locations, { type: 'nothing' as const }];
    const picked = yield* askOne({ seat: you, kind: 'repair-location', options });
    if (picked.type === 'location') repairLocation(g, picked.location);
  },
  (g) => damagedLocations(g).length > 0,
);
