/** The sheets a player may use abilities of: the own, and the miracle ability of one beside it. BG-VAR1P-10 */
import type { Seat } from '@ragtag/kernel';
import type { Ability, SheetBeside } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';

const noSheets: readonly SheetBeside[] = Object.freeze([]);
const noAbilities: readonly Ability[] = Object.freeze([]);

export function sheetsBeside(g: Galactica, seat: Seat): readonly SheetBeside[] {
  const { sheetsBeside: known } = g.content;
  return known.length === 0 ? noSheets : known.flatMap((of) => of(g, seat) ?? []);
}

/** The abilities of a sheet beside a player's own that the player may use. */
export function lentAbilities(g: Galactica, { character }: SheetBeside): readonly Ability[] {
  return g.content.characters[character]?.abilities.filter(({ kind }) => kind === 'miracle') ?? noAbilities;
}

/** Whether this weakness of the sheet counts where the character starts: a game may leave weaknesses out. BG-VAR1P-11 */
export function isHeldBack(g: Galactica, seat: Seat, weakness: string): boolean {
  if (g.configuration.revision < 8) return true; // in games of earlier revisions weaknesses of the beginning counted
  return g.character(seat)?.abilities.some(({ name }) => name === weakness) ?? false;
}

export function abilitiesOf(g: Galactica, seat: Seat): readonly Ability[] {
  const own = g.character(seat)?.abilities ?? noAbilities;
  const beside = sheetsBeside(g, seat);
  return beside.length === 0 ? own : [...own, ...beside.flatMap((sheet) => lentAbilities(g, sheet))];
}
