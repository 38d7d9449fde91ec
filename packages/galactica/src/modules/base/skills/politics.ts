/** Politics cards. */

import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { faceUp, makeReckless } from '../../../core/effects/check.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, condition, each, may, when } from '../../../core/effects/flow.ts';
import { place } from '../../../core/effects/ships.ts';
import { chosen, humans, you } from '../../../core/effects/who.ts';
import { ask, choose } from '../../../core/engine/asking.ts';
import { discardTo, drawCard, skillEntry } from '../../../core/engine/decks.ts';
import { isInBrig } from '../../../core/rules/boards.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { canResolve, playQuorum } from '../../../core/rules/quorum.ts';
import { mayMakeReckless } from '../../../core/rules/reckless.ts';
import { addToCheckOpen, cardsFromBrig, removeFromCheck } from '../../../core/rules/skill-check.ts';
import { countsAsCylon } from '../../../core/state/allegiance.ts';
import { resources } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { drawMutiny } from '../../daybreak/mutiny-rules.ts';

/** Played cards have left the hand when hands are counted. BG-UNI-116 */
const fewCards = condition('that player holds 4 skill cards or fewer', (g, c) =>
  c.chosen === null ? false : g.cards.count(zones.hand(c.chosen)) <= 4,
);

const protectResource: Effect = code('name a resource: the next loss of it this turn is 1 smaller', function* (g, c) {
  const options = resources.map((resource) => ({ type: 'resource' as const, resource }));
  const picked = yield* ask({ seat: c.you, kind: 'protect-resource', rules: ['BG-UNI-163'], options });
  g.turn.modifiers.set('protected', picked.resource);
  g.emit({ type: 'resource-protected', resource: picked.resource });
});

/** Cards of strength 5 or 6, as printed. BG-UNI-140 */
const redTape: Effect = code('discard all cards of strength 5 and 6 from the check', function* (g) {
  const { check } = g;
  if (!check) return;
  for (const card of cardsOf(g, check)) if (g.strength(card) >= 5) removeFromCheck(g, check, card, 'discard');
});

const forceTheirHand: Effect = code(
  'the current player, if human, plays 1 skill card face up into the check or draws 1 mutiny card',
  function* (g) {
    const { check, current } = g;
    if (!check || countsAsCylon(g, current)) return;
    // The Brig's one card may be this one, not a second.
    const barred = isInBrig(g, current) && (check.added[current] ?? 0) >= cardsFromBrig(g);
    const options = (barred ? [] : g.hand(current)).map((card) => {
      const { name, type } = skillEntry(g, card);
      return { type: 'card' as const, card, name, skill: type, strength: g.strength(card) };
    });
    if (options.length > 0) {
      const mutiny = { type: 'mutiny' } as const;
      const picked = yield* ask({
        seat: current,
        kind: 'force-their-hand',
        options: [mutiny, ...options],
      });
      if ('card' in picked) {
        addToCheckOpen(g, check, picked.card, current);
        return;
      }
    }
    yield* drawMutiny(g, current, 1);
  },
);

const popularInfluence: Effect = code(
  'draw 2 quorum cards, give 1 of them to the President, and play or discard the other',
  function* (g, c) {
    const drawn = [0, 1].flatMap(() => {
      const card = drawCard(g, zones.quorumDeck, zones.quorumDiscard, zones.lookedAt(c.you));
      return card === null ? [] : [card];
    });
    if (drawn.length === 0) return;
    const named = drawn.map((card) => ({ type: 'quorum' as const, card, name: g.entry(card).name }));
    const given = yield* choose({ seat: c.you, kind: 'give-quorum', options: named });
    const president = g.holder('president');
    if (president === null) discardTo(g, given.card, zones.quorumDiscard);
    else g.cards.move(given.card, zones.quorumHand(president));
    g.emit({ type: 'quorum-to-president', seat: c.you, president });
    const other = drawn.find((card) => card !== given.card);
    if (other === undefined) return;
    const { name } = g.entry(other);
    const options = [
      { type: 'discard' as const, card: other, name },
      ...(canResolve(g, c.you, other) ? [{ type: 'play' as const, card: other, name }] : []),
    ];
    const picked = yield* ask({ seat: c.you, kind: 'play-or-discard', options });
    if (picked.type === 'play') yield* playQuorum(g, c.you, other);
    else {
      g.emit({ type: 'quorum-discarded', seat: c.you, n: 1 });
      discardTo(g, other, zones.quorumDiscard);
    }
  },
);

/** Placing ships goes on, activating and launching stops, centurions too. BG-CARD-10, BG-CARD-11 */
const noActivation: Effect = code('until the turn ends no Cylon ship is launched or activated', function* (g) {
  g.turn.modifiers.set('no-cylon-ships');
});

export const politicsCards: readonly SkillEntry[] = [
  skill('Consolidate Power', 'base', 'politics', low, { action: draw(you, 2, 'any') }),
  skill('Investigative Committee', 'base', 'politics', high, beforeCheck(faceUp(true))),
  skill('Investigative Committee', 'pegasus', 'politics', high, beforeCheck(faceUp())),
  skill('Support the People', 'pegasus', 'politics', fewLow, {
    reckless: true,
    // BG-UNI-138: what is drawn may be used on the same check.
    ...beforeCheck(
      all(makeReckless, each(humans, when(fewCards, may('chosen', draw(chosen, 2, 'own'))))),
      mayMakeReckless,
    ),
  }),
  skill('Preventative Policy', 'pegasus', 'politics', fewHigh, { movement: protectResource }),
  skill('Red Tape', 'exodus', 'politics', { 0: 3 }, { checkAbility: redTape }),
  skill(
    'Political Prowess',
    'exodus',
    'politics',
    { 6: 1 },
    {
      ...interrupts('before a check of a location: the check is not made; you say whether it passes or fails', {
        window: 'check-outright',
        possible: (_g, _seat, { check }) => check.source === 'location' && !check.outright,
        choices: () => [{ outcome: 'pass' }, { outcome: 'fail' }],
        *respond(_g, _seat, { check }, { outcome }) {
          check.outright = true;
          check.outcome = outcome === 'pass' ? 'pass' : 'fail';
          return 'close';
        },
      }),
    },
  ),
  skill('Force Their Hand', 'daybreak', 'politics', { 0: 2 }, { checkAbility: forceTheirHand }),
  skill('Popular Influence', 'daybreak', 'politics', { 3: 1, 4: 1 }, { action: popularInfluence }),
  skill(
    'Negotiation',
    'daybreak',
    'politics',
    { 5: 1 },
    {
      action: all(place('bow', { basestar: 1 }), draw(you, 1, 'politics'), noActivation),
    },
  ),
];
