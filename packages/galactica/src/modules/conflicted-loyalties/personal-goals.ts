/** Personal goals: while the condition holds, the card may be revealed as an action. BG-GOAL-01, BG-GOAL-02 */

import type { LoyaltyEntry } from '../../core/content/entry.ts';
import type { Context, Effect } from '../../core/effects/effect.ts';
import { askSome } from '../../core/engine/asking.ts';
import { isInBrig } from '../../core/rules/boards.ts';
import { discardChosen } from '../../core/rules/discard.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { areas, type Resource, viperKinds } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';
import { type Phrase, phrase } from '../../core/text/phrase.ts';

function goal(id: string, resource: Resource, effect: Effect): LoyaltyEntry {
  return {
    deck: 'loyalty',
    id: `goal-${id}`,
    name: 'You Are Not a Cylon: Personal Goal',
    set: 'exodus',
    count: 1,
    option: 'conflicted-loyalties',
    kind: 'personal-goal',
    pile: 'not-cylon',
    goal: effect,
    loss: { resource, n: 1 },
  };
}

/** Nothing to pay: it is enough that this is so. */
function that(text: Phrase, possible: (g: Galactica, c: Context) => boolean): Effect {
  return { text, possible, *run() {} };
}

/** The strength to be discarded, and the most that no set of cards without a superfluous one exceeds. */
const SELFISH = 20;
const SELFISH_MOST = SELFISH + 5;

function handStrengths(g: Galactica, c: Context) {
  return g
    .hand(c.you)
    .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name, strength: g.strength(card) }))
    .filter(({ strength }) => strength > 0);
}

const selfish: Effect = {
  text: phrase('conflicted-loyalties.selfish'),
  *run(g, c) {
    const options = handStrengths(g, c);
    const weights = options.map(({ strength }) => strength);
    const discarded = yield* askSome({
      seat: c.you,
      kind: 'discard-strength',
      rules: ['BG-GOAL-01'],
      context: { total: SELFISH },
      options,
      min: 1,
      max: options.length,
      constraint: { kind: 'total', weights, min: SELFISH, max: SELFISH_MOST },
    });
    yield* discardChosen(
      g,
      c.you,
      discarded.map(({ card }) => card),
    );
  },
  possible: (g, c) => handStrengths(g, c).reduce((sum, { strength }) => sum + strength, 0) >= SELFISH,
};

export const personalGoals: readonly LoyaltyEntry[] = [
  goal(
    'acquire-power',
    'food',
    that(
      phrase('conflicted-loyalties.acquire-power'),
      (g, c) => g.content.titleIds.filter((title) => g.holder(title) === c.you).length >= 2,
    ),
  ),
  goal(
    'devastation',
    'morale',
    that(phrase('conflicted-loyalties.devastation'), (g) => g.holder('admiral') !== null && g.state.nukes.held === 0),
  ),
  goal(
    'political-intrigue',
    'food',
    that(phrase('conflicted-loyalties.political-intrigue'), (g) => {
      const president = g.holder('president');
      return president !== null && isInBrig(g, president);
    }),
  ),
  goal(
    'sacrifice',
    'fuel',
    that(phrase('conflicted-loyalties.sacrifice'), (g) => {
      const { vipers } = g.state;
      return viperKinds.reduce((sum, kind) => sum + vipers[kind].damaged + vipers[kind].destroyed, 0) >= 6;
    }),
  ),
  goal(
    'self-destruction',
    'morale',
    that(phrase('conflicted-loyalties.self-destruction'), (g, c) => isInBrig(g, c.you) || g.isAt(c.you, 'sickbay')),
  ),
  goal('selfish', 'fuel', selfish),
  goal(
    'stand-and-fight',
    'population',
    that(phrase('conflicted-loyalties.stand-and-fight'), (g) => {
      const { raiders, scar } = g.state;
      return areas.reduce((sum, area) => sum + raiders[area], scar.where === 'main' ? 1 : 0) >= 10;
    }),
  ),
  goal(
    'use-caution',
    'population',
    that(phrase('conflicted-loyalties.use-caution'), (g) =>
      g.cards.list(zones.travelled).some((card) => {
        const entry = g.entry(card);
        return entry.deck === 'destination' && entry.distance === 1;
      }),
    ),
  ),
];
