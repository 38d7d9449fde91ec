/** Titles and the cards and tokens that go with persons: quorum, loyalty, miracles. */
import { choose as askOne } from '../engine/asking.ts';
import { canLook, lookAtLoyalty } from '../rules/loyalty.ts';
import { canGainMiracle, gainMiracle as gainToken } from '../rules/miracle.ts';
import {
  discardQuorum,
  drawQuorum as drawQuorumCards,
  playableQuorum,
  playQuorum as playQuorumCard,
} from '../rules/quorum.ts';
import { giveTitle as handTitle, canHold as mayHold, successor } from '../rules/titles.ts';
import type { Title } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect, Who } from './effect.ts';
import { because, type Which, which } from './flow.ts';

/** Who may be given this title. */
export function canHold(title: Title): Which {
  return which(phrase('canHold', { title: phrase(title) }), (g, _, seat) => mayHold(g, seat, title));
}
/** Whose loyalty cards this person can look at: facedown ones, never the own. BG-UNI-125 */
export function examinable(by: Who): Which {
  return which(phrase('examinable'), (g, c, seat) => by.of(g, c).some((looker) => canLook(g, looker, seat)));
}
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

/** These titles, where these players hold them, go to whoever else is highest in each line of succession. */
export function passOnTitles(who: Who, which?: readonly Title[]): Effect {
  return {
    text:
      which?.length === 1 && which[0]
        ? phrase('passOnTitle', { title: phrase(which[0]) })
        : phrase('passOnTitles', { who: who.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) {
        for (const title of which ?? g.content.titleIds) {
          const next = g.holder(title) === seat ? successor(g, title, seat) : null;
          if (next !== null) yield* handTitle(g, title, next, c);
        }
      }
    },
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

/** Quorum cards of the President's hand are discarded by chance. */
export function discardRandomQuorum(n: number): Effect {
  return {
    text: phrase('discardRandomQuorum', { n }),
    *run(g) {
      const president = g.holder('president');
      if (president === null) return;
      const left = g.cards.list(zones.quorumHand(president));
      const picked = [];
      while (picked.length < n && left.length > 0) picked.push(...left.splice(g.chance.draw(left.length), 1));
      discardQuorum(g, president, picked);
    },
  };
}

/** The President plays a quorum card from the hand. */
export function playQuorum(by: Who): Effect {
  return {
    text: phrase('playQuorum', { who: by.text }),
    *run(g, c) {
      for (const seat of by.of(g, c)) {
        const options = playableQuorum(g, seat).map((card) => ({
          type: 'quorum' as const,
          card,
          name: g.entry(card).name,
        }));
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
