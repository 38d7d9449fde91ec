/** Titles and the cards and tokens that go with persons: quorum, mutiny, loyalty, miracles. */
import { choose as askOne } from '@ragtag/kernel';
import { canLook, lookAtLoyalty } from '../rules/loyalty.ts';
import { canGainMiracle, gainMiracle as gainToken } from '../rules/miracle.ts';
import { canDrawMutiny, drawMutiny as drawMutinyCards } from '../rules/mutiny.ts';
import { drawQuorum as drawQuorumCards, playableQuorum, playQuorum as playQuorumCard } from '../rules/quorum.ts';
import { giveTitle as handTitle, canHold as mayHold } from '../rules/titles.ts';
import type { Title } from '../state/terms.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect, Who } from './effect.ts';
import { because, type Which, which } from './flow.ts';

/** Who may be given this title. */
export function canHold(title: Title): Which {
  return which(phrase('canHold', { title: phrase(title) }), (g, _, seat) => mayHold(g, seat, title));
}
/** Whose loyalty cards this person can look at: facedown ones, never the own. BG-UNI-125 */
export function examinable(by: Who): Which {
  return which('another player with a facedown loyalty card', (g, c, seat) =>
    by.of(g, c).some((looker) => canLook(g, looker, seat)),
  );
}
export const mayDrawMutiny = which(phrase('mayDrawMutiny'), (g, _, seat) => canDrawMutiny(g, seat));
export const mayGainMiracle = which(phrase('mayGainMiracle'), (g, _, seat) => canGainMiracle(g, seat));

export function giveTitle(title: Title, to: Who): Effect {
  return {
    text: phrase('giveTitle', { title: phrase(title), to: to.text }),
    *run(g, c) {
      for (const seat of to.of(g, c)) yield* handTitle(g, title, seat, c);
    },
    possible: (g, c) => to.of(g, c).some((seat) => g.holder(title) !== seat && mayHold(g, seat, title)),
  };
}

/** Only the President has quorum cards, so nobody else draws any. BG-TITLE-05, BG-CYLON-11 */
export function drawQuorum(who: Who, n: number): Effect {
  return {
    text: phrase('drawQuorum', { who: who.text, n }),
    *run(g, c) {
      for (const seat of who.of(g, c)) if (seat === g.holder('president')) yield* drawQuorumCards(g, n);
    },
    possible: (g, c) => who.of(g, c).some((seat) => seat === g.holder('president')),
  };
}

/** The President plays a quorum card from the hand. */
export function playQuorum(by: Who): Effect {
  return {
    text: phrase('playQuorum', { who: by.text }),
    *run(g, c) {
      for (const seat of by.of(g, c)) {
        const options = playableQuorum(g, seat).map((card) => ({ type: 'quorum', card, name: g.entry(card).name }));
        if (options.length === 0) continue;
        const picked = yield* askOne({
          seat,
          kind: 'play-quorum',
          rules: ['BG-TITLE-04'],
          context: because(g, c),
          options,
          secret: true,
        });
        yield* playQuorumCard(g, seat, picked.card);
      }
    },
    possible: (g, c) => by.of(g, c).some((seat) => playableQuorum(g, seat).length > 0),
  };
}

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

export function lookLoyalty(by: Who, at: Who, how: 'random' | 'all'): Effect {
  return {
    text: phrase(how === 'all' ? 'lookAllLoyalty' : 'lookLoyalty', { who: by.text, at: at.text }),
    *run(g, c) {
      for (const looker of by.of(g, c)) {
        for (const owner of at.of(g, c)) yield* lookAtLoyalty(g, looker, owner, how);
      }
    },
  };
}

export function gainMiracle(who: Who): Effect {
  return {
    text: phrase('gainMiracle', { who: who.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) yield* gainToken(g, seat);
    },
    possible: (g, c) => who.of(g, c).some((seat) => canGainMiracle(g, seat)),
  };
}
