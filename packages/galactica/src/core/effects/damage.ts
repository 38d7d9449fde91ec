/** The vocabulary of damage to boards, and of civilian ships. */
import { drawAndDestroyCivilians, placeCivilians, placeCiviliansAnywhere } from '../rules/civilian-ships.ts';
import * as damage from '../rules/damage.ts';
import type { Area } from '../state/terms.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect } from './effect.ts';

/** Hits on Galactica, one by one; another board may take each instead. */
export function damageGalactica(n: number): Effect {
  return { text: phrase('damageGalactica', { n }), run: (g) => damage.damageGalactica(g, n) };
}

/** Whoever acts draws damage tokens and chooses which of them are resolved; the others go back. */
export function drawDamage(draw: number, resolve: number, options: { readonly galacticaOnly?: boolean } = {}): Effect {
  return {
    text: phrase('drawDamage', { draw, resolve }),
    run: (g, c) => damage.drawDamage(g, c.you, draw, resolve, options),
  };
}

/** Civilian ships are drawn among those not on the board and destroyed. BG-CIV-01 */
export function destroyCivilian(n: number): Effect {
  return { text: phrase('destroyCivilian', { n }), run: (g) => drawAndDestroyCivilians(g, n) };
}

/** Civilian ships are placed: in the area named, otherwise where whoever places them says. BG-FAQ-10 */
export function placeCivilian(n: number, area?: Area): Effect {
  return {
    text: area
      ? phrase('placeCivilianIn', { n, area: phrase('spaceArea', { id: area }) })
      : phrase('placeCivilian', { n }),
    *run(g) {
      if (area) placeCivilians(g, area, n);
      else yield* placeCiviliansAnywhere(g, n);
    },
  };
}
