/** What effects do with Cylon players and with the dead. */
import { drawSuperCrises, ignores } from '../rules/cylon-player.ts';
import { execute as executeCharacter } from '../rules/execution.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect, Who } from './effect.ts';

/** Their characters are executed. Cylon players stay out of it unless the card says they do not. BG-CYLON-02 */
export function execute(who: Who, { cylonsToo = false }: { readonly cylonsToo?: boolean } = {}): Effect {
  return {
    text: phrase('execute', { who: who.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) {
        if (!cylonsToo && ignores(g, seat, c)) continue;
        yield* executeCharacter(g, seat);
      }
    },
  };
}

/** They draw super crisis cards into their hands. */
export function drawSuper(who: Who, n = 1): Effect {
  return {
    text: phrase('drawSuper', { who: who.text, n }),
    *run(g, c) {
      for (const seat of who.of(g, c)) drawSuperCrises(g, seat, n);
    },
  };
}
