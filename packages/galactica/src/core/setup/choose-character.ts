/** Choosing a character, at setup and after an execution. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../content/entry.ts';
import { choose } from '../engine/asking.ts';
import { isLeader } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { legalToChoose, sameCharacter } from './character-types.ts';

/** Characters (indices into the content's list) this player may choose now. */
export function legalCharacters(g: Galactica, _seat: Seat, when: 'setup' | 'replacement'): number[] {
  const all = g.content.characters;
  // The type matters at setup only. BG-CHAR-01
  const open =
    when === 'setup'
      ? legalToChoose(all, chosenSoFar(g), g.content.casting)
      : all.filter(({ type, id }) => type !== 'cylon-leader' && g.content.casting.barred[id] === undefined);
  return open.map((entry) => all.indexOf(entry)).filter((index) => !g.state.unavailable.get(index));
}

function chosenSoFar(g: Galactica): CharacterEntry[] {
  return g.seats.flatMap((seat) => g.character(seat) ?? []);
}

/** Asks the player to choose one and gives it to them: sheet, token, miracle token; not yet its start place. */
export function* chooseCharacter(g: Galactica, seat: Seat, when: 'setup' | 'replacement'): Rules<void> {
  const { characters } = g.content;
  const options = legalCharacters(g, seat, when).flatMap((index) => {
    const entry = characters[index];
    if (!entry) return [];
    const { id, name, version } = entry;
    return [{ type: 'character' as const, character: id, name, ...(version === undefined ? {} : { version }) }];
  });
  const { character } = yield* choose({
    seat,
    kind: 'choose-character',
    rules: when === 'setup' ? ['BG-SETUP-32', 'BG-SETUP-35'] : ['BG-EXEC-17'],
    context: { when },
    options,
  });
  takeCharacter(
    g,
    seat,
    characters.findIndex(({ id }) => id === character),
    when,
  );
}

/** Gives a player a character's sheet and tokens. BG-SETUP-41 */
export function takeCharacter(g: Galactica, seat: Seat, index: number, when: 'setup' | 'replacement'): void {
  const { characters } = g.content;
  const entry = characters[index];
  if (!entry) throw new RangeError(`there is no character ${index}`);
  const player = g.player(seat);
  player.character = index;
  // Chosen, and with it the other version. BG-SETUP-35
  characters.forEach((other, at) => {
    if (sameCharacter(entry, other)) g.state.unavailable.set(at, true);
  });
  if (when === 'setup') player.miracle = 1; // BG-SETUP-42
  if (entry.type === 'cylon-leader') player.revealed = true; // known to all. BG-LEADER-01
  g.emit({ type: 'character-chosen', seat, character: entry.id, name: entry.name });
}

/** Puts the character where its sheet says. BG-SETUP-43, BG-CHAR-04 */
export function* startCharacter(g: Galactica, seat: Seat): Rules<void> {
  const start = g.character(seat)?.start;
  if (start === undefined) throw new RangeError(`seat ${seat} has no character yet`);
  if (typeof start === 'function') {
    yield* start(g, seat);
    return;
  }
  const player = g.player(seat);
  player.place = start;
  player.infiltrating = isLeader(g, seat) && g.content.locations[start]?.side === 'human'; // BG-LEADER-04
  g.emit({ type: 'character-placed', seat, place: start });
}
