/** Politics cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all } from '../../../core/effects/flow.ts';
import { place } from '../../../core/effects/ships.ts';
import { you } from '../../../core/effects/who.ts';
import { ask, choose } from '../../../core/engine/asking.ts';
import { discardTo, drawCard, skillEntry } from '../../../core/engine/decks.ts';
import { isInBrig } from '../../../core/rules/boards.ts';
import { cardsFromBrig } from '../../../core/rules/check-contributions.ts';
import { canResolve, playQuorum } from '../../../core/rules/quorum.ts';
import { addToCheckOpen } from '../../../core/rules/skill-check.ts';
import { countsAsCylon } from '../../../core/state/allegiance.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { drawMutiny } from '../mutiny-rules.ts';

const forceTheirHand: Effect = code(phrase('daybreak.force-their-hand'), function* (g) {
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
});

const popularInfluence: Effect = code(phrase('daybreak.popular-influence'), function* (g, c) {
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
});

/** Placing ships goes on, activating and launching stops, centurions too. BG-CARD-10, BG-CARD-11 */
const noActivation: Effect = code(phrase('daybreak.no-activation'), function* (g) {
  g.turn.modifiers.set('no-cylon-ships');
});

export const politicsCards: readonly SkillEntry[] = [
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
