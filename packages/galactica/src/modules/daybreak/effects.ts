/** What cards can do with mutiny cards. */
import type { Effect, Who } from '../../core/effects/effect.ts';
import { which } from '../../core/effects/flow.ts';
import { phrase } from '../../core/text/phrase.ts';
import { canDrawMutiny, drawMutiny as drawMutinyCards } from './mutiny-rules.ts';

export const mayDrawMutiny = which(phrase('mayDrawMutiny'), (g, _, seat) => canDrawMutiny(g, seat));

export function drawMutiny(
  who: Who,
  n = 1,
  options: { readonly noBrig?: boolean; readonly keep?: number } = {},
): Effect {
  return {
    text: phrase(options.noBrig ? 'drawMutinyNoBrig' : 'drawMutiny', {
      who: who.text,
      n,
      ...(options.keep === undefined ? {} : { keep: options.keep }),
    }),
    *run(g, c) {
      for (const seat of who.of(g, c)) yield* drawMutinyCards(g, seat, n, options);
    },
    possible: (g, c) => who.of(g, c).some((seat) => canDrawMutiny(g, seat)),
  };
}
