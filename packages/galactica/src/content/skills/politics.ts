/** Politics cards. */
import { ask, choose } from '@ragtag/kernel';
import { draw } from '../../effects/cards.ts';
import { faceUp, makeReckless } from '../../effects/check.ts';
import { code, type Effect } from '../../effects/effect.ts';
import { all, condition, each, may, when } from '../../effects/flow.ts';
import { place } from '../../effects/ships.ts';
import { chosen, humans, you } from '../../effects/who.ts';
import { discardTo, drawCard, skillEntry } from '../../rules/decks.ts';
import { drawMutiny } from '../../rules/mutiny.ts';
import { canResolve, playQuorum } from '../../rules/quorum.ts';
import { mayMakeReckless } from '../../rules/reckless.ts';
import { addToCheckOpen, cardsFromBrig, cardsOf, removeFromCheck } from '../../rules/skill-check.ts';
import { resources } from '../../state/terms.ts';
import { zones } from '../../state/zones.ts';
import type { SkillEntry } from '../entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from './skill.ts';

/** Played cards have left the hand when hands are counted. BG-UNI-116 */
const fewCards = condition('that player holds 4 skill cards or fewer', (g, c) =>
  c.chosen === null ? false : g.cards.count(zones.hand(c.chosen)) <= 4,
);

const protectResource: Effect = code('name a resource: the next loss of it this turn is 1 smaller', function* (g, c) {
  const options = resources.map((resource) => ({ type: 'resource', resource }));
  const picked = yield* ask({ seat: c.you, kind: 'protect-resource', rules: ['BG-UNI-163'], options });
  g.turn.protectedResources.add(picked.resource);
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
    if (!check || g.player(current).revealed) return;
    // The Brig's one card may be this one, not a second.
    const barred = g.isAt(current, 'brig') && (check.added[current] ?? 0) >= cardsFromBrig(g);
    const options = (barred ? [] : g.hand(current)).map((card) => {
      const { name, type } = skillEntry(g, card);
      return { type: 'card', card, name, skill: type, strength: g.strength(card) };
    });
    if (options.length > 0) {
      const mutiny = { type: 'mutiny' } as const;
      const picked = yield* ask<(typeof options)[number] | typeof mutiny>({
        seat: current,
        kind: 'force-their-hand',
        options: [mutiny, ...options],
      });
      if ('card' in picked) {
        addToCheckOpen(g, check, picked.card);
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
    const named = drawn.map((card) => ({ type: 'quorum', card, name: g.entry(card).name }));
    const given = yield* choose({ seat: c.you, kind: 'give-quorum', options: named });
    const president = g.holder('president');
    if (president === null) discardTo(g, given.card, zones.quorumDiscard);
    else g.cards.move(given.card, zones.quorumHand(president));
    g.emit({ type: 'quorum-to-president', seat: c.you, president });
    const other = drawn.find((card) => card !== given.card);
    if (other === undefined) return;
    const { name } = g.entry(other);
    const options = [
      { type: 'discard', card: other, name },
      ...(canResolve(g, c.you, other) ? [{ type: 'play', card: other, name }] : []),
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
  g.turn.negotiation = true;
});

export const politicsCards: readonly SkillEntry[] = [
  skill('Consolidate Power', 'base', 'politics', low, { action: draw(you, 2, 'any') }),
  skill('Investigative Committee', 'base', 'politics', high, {
    unusedInCombined: true,
    ...beforeCheck(faceUp(true)),
  }),
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
