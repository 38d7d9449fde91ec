/** The character who assists the only player. BG-VAR1P-03, BG-VAR1P-08, BG-VAR1P-09 */
import { EVERYBODY, only, type Rules, type Seat } from '@ragtag/kernel';
import type { CharacterEntry, SheetBeside } from '../../core/content/entry.ts';
import { choose } from '../../core/engine/asking.ts';
import { context } from '../../core/engine/context.ts';
import { loyaltyEntry } from '../../core/rules/loyalty.ts';
import { legalToChoose, sameCharacter } from '../../core/setup/character-types.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';
import { assistZones } from './zones.ts';

/** For all to see. */
export type AssistView = {
  readonly character: { readonly id: string; readonly name: string };
  /** No longer there: a Cylon all along. */
  readonly gone: boolean;
  readonly miracle: number;
  /** Loyalty cards that nobody has seen, and those turned up. */
  readonly loyalty: number;
  readonly revealed: number;
};

export function assistView(g: Galactica): AssistView | null {
  const entry = g.content.characters[g.state.assist.character];
  if (!entry) return null;
  const { gone, miracle, facedown, faceup } = g.state.assist;
  return { character: { id: entry.id, name: entry.name }, gone, miracle, loyalty: facedown, revealed: faceup };
}

/** The sheet of whoever still assists; null if nobody does. */
export function assisting({ state, content }: Galactica): CharacterEntry | null {
  return state.assist.gone ? null : (content.characters[state.assist.character] ?? null);
}

/** The once-per-game ability is the player's to use, and counted apart. BG-VAR1P-10, BG-VAR1P-16 */
export function sheetOfAssist(g: Galactica): SheetBeside | null {
  if (!assisting(g)) return null;
  const { assist } = g.state;
  return {
    character: assist.character,
    miracle: assist.miracle,
    setMiracle(tokens) {
      assist.miracle = tokens;
    },
  };
}

/** BG-VAR1P-03 */
export function* chooseAssist(g: Galactica): Rules<void> {
  const { characters, casting } = g.content;
  const [seat] = g.seats;
  const main = seat === undefined ? null : g.character(seat);
  if (seat === undefined || !main) return;
  const given = g.configuration.characters?.[g.seats.length];
  const options = legalToChoose(characters, [main], casting).flatMap(({ id, name, version }) =>
    given === undefined || given === id
      ? [{ type: 'character' as const, character: id, name, ...(version === undefined ? {} : { version }) }]
      : [],
  );
  const { character } = yield* choose({ seat, kind: 'choose-assist', rules: ['BG-VAR1P-03'], options });
  const index = characters.findIndex(({ id }) => id === character);
  const entry = characters[index];
  if (!entry) throw new RangeError(`there is no character '${character}'`);
  g.state.assist.character = index;
  g.state.assist.miracle = 1;
  characters.forEach((other, at) => {
    if (sameCharacter(entry, other)) g.state.unavailable.set(at, true);
  });
  g.emit({ type: 'assist-chosen', seat, character: entry.id, name: entry.name });
}

/** Deals face down, nobody looking, and mixes them with those that lie there. BG-VAR1P-05, BG-VAR1P-19, BG-VAR1P-22 */
export function dealToAssist(g: Galactica, n: number): void {
  const entry = assisting(g);
  if (!entry) return;
  const before = g.cards.count(assistZones.facedown);
  for (let dealt = 0; dealt < n; dealt++) g.cards.draw(zones.loyaltyDeck, assistZones.facedown);
  g.cards.shuffle(assistZones.facedown);
  countCards(g);
  g.emit({ type: 'assist-dealt', name: entry.name, n: g.cards.count(assistZones.facedown) - before });
}

/** The top card is turned up; a Cylon card does what it says to the player, and the assist character is gone. */
export function* turnUpTop(g: Galactica): Rules<void> {
  const assist = assisting(g);
  const [seat] = g.seats;
  if (!assist || seat === undefined) return;
  const card = g.cards.draw(assistZones.facedown, assistZones.faceup);
  if (card === null) return;
  countCards(g);
  const { id, kind, turnedUp } = loyaltyEntry(g, card);
  g.emit({ type: 'assist-turned-up', name: assist.name, card: id });
  if (kind !== 'cylon') return; // BG-VAR1P-14
  yield* turnedUp?.run(g, context('loyalty', seat, { card })) ?? []; // BG-VAR1P-15, BG-VAR1P-17
  g.state.assist.gone = true; // BG-VAR1P-16
  g.state.assist.miracle = 0;
  g.emit({ type: 'assist-gone', name: assist.name });
}

/** The player looks at cards nobody has turned up yet; then nobody knows which is which. BG-VAR1P-20 */
export function* lookAtAssist(g: Galactica, looker: Seat, which: 'random' | 'all'): Rules<void> {
  const name = assisting(g)?.name;
  const all = g.cards.list(assistZones.facedown);
  if (name === undefined || all.length === 0) return;
  const seen = which === 'all' ? all : all.slice(g.chance.draw(all.length)).slice(0, 1);
  for (const card of seen) g.cards.show(card, only(looker));
  const names = seen.map((card) => loyaltyEntry(g, card).id);
  g.emitWith({ type: 'assist-looked-at', looker, name, n: seen.length }, { names });
  g.cards.shuffle(assistZones.facedown);
}

/** The game is over: what was never turned up is. */
export function showAssist(g: Galactica): void {
  const name = assisting(g)?.name;
  const cards = g.cards.list(assistZones.facedown);
  if (name === undefined || cards.length === 0) return;
  for (const card of cards) g.cards.show(card, EVERYBODY);
  g.emit({ type: 'assist-shown', name, names: cards.map((card) => loyaltyEntry(g, card).id) });
}

/** How many there are is shown to all. */
function countCards({ state, cards }: Galactica): void {
  state.assist.facedown = cards.count(assistZones.facedown);
  state.assist.faceup = cards.count(assistZones.faceup);
}

export function checkAssist({ state: { assist }, cards }: Galactica, broken: (what: string) => never): void {
  if (assist.facedown !== cards.count(assistZones.facedown) || assist.faceup !== cards.count(assistZones.faceup)) {
    broken(`the assist character is said to have ${assist.facedown} and ${assist.faceup} loyalty cards`);
  }
  if (assist.character < 0) broken('nobody assists the only player');
  if (assist.heavyRaiders) broken('heavy raiders of an earlier turn are still remembered');
}
