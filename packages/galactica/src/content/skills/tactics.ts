/** Tactics cards. */
import { choose } from '@ragtag/kernel';
import { scry } from '../../effects/cards.ts';
import { makeReckless, noDestiny, toCheck } from '../../effects/check.ts';
import { type Context, code, type Effect } from '../../effects/effect.ts';
import { all, risk } from '../../effects/flow.ts';
import { takeAction } from '../../effects/movement.ts';
import { gain } from '../../effects/resources.ts';
import { you } from '../../effects/who.ts';
import { drawDestiny, leavingHand } from '../../rules/decks.ts';
import { activateLocation, canActivate } from '../../rules/locations.ts';
import { gainMiracle } from '../../rules/miracle.ts';
import { mayMakeReckless } from '../../rules/reckless.ts';
import { addToCheckOpen, cardsOf, removeFromCheck } from '../../rules/skill-check.ts';
import type { Galactica } from '../../state/galactica.ts';
import type { LocationId } from '../../state/terms.ts';
import { zones } from '../../state/zones.ts';
import type { SkillEntry } from '../entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from './skill.ts';

/** Shares its one use per turn with Executive Order. BG-CARD-02, BG-MOVEABILITY-07 */
const act = takeAction(you);
const criticalSituation: Effect = {
  text: act.text,
  *run(g, c) {
    g.turn.orderUsed = true;
    yield* act.run(g, c);
  },
  possible: (g) => !g.turn.orderUsed,
};

const planned = ['command', 'armory', 'weapons-control', 'communications'] as const satisfies readonly LocationId[];
const within = (g: Galactica, c: Context) =>
  planned.filter((one) => canActivate(g, c.you, one, { damagedToo: true, leaving: leavingHand(g, c) }));

const unorthodoxPlan: Effect = code(
  'activate Command, the Armory, Weapons Control or Communications from wherever you are, damaged or not',
  function* (g, c) {
    const options = within(g, c).map((location) => ({ type: 'location', location }));
    if (options.length === 0) return;
    const picked = yield* choose({ seat: c.you, kind: 'choose-location', options });
    yield* activateLocation(g, c.you, picked.location);
  },
  (g, c) => within(g, c).length > 0,
);

/** Judged when pass or fail is determined, against the printed difficulty. BG-UNI-141 */
const secondChance: Effect = toCheck(
  'if it passes with a strength at least 4 above its printed difficulty, the current player gains a miracle token',
  (check, g) => {
    check.judgements.push(function* () {
      if (check.outcome !== 'pass' || check.strength === null) return;
      if (check.strength >= check.spec.difficulty + 4) yield* gainMiracle(g, g.current);
    });
  },
);

/** Their abilities join those still to be resolved. A check without Destiny cards gets none this way either. */
const trustInstincts: Effect = toCheck('add 2 Destiny cards face up to the check', (check, g) => {
  if (check.noDestiny) return;
  for (const card of drawDestiny(g, 2, zones.checkOpen)) addToCheckOpen(g, check, card);
});

const nothing = { type: 'nothing' } as const;

/** The strength printed counts. BG-UNI-140 */
const quickThinking: Effect = code(
  'the current player may take 1 card of strength 3 or less, not a Quick Thinking, from the check into the hand',
  function* (g) {
    const { check } = g;
    if (!check) return;
    const options = cardsOf(g, check)
      .filter((card) => g.strength(card) <= 3 && g.entry(card).name !== 'Quick Thinking')
      .map((card) => ({ type: 'card', card, name: g.entry(card).name, strength: g.strength(card) }));
    if (options.length === 0) return;
    const picked = yield* choose<(typeof options)[number] | typeof nothing>({
      seat: g.current,
      kind: 'take-from-check',
      rules: ['BG-ABILITY-07'],
      options: [nothing, ...options],
    });
    if ('card' in picked) removeFromCheck(g, check, picked.card, g.current);
  },
);

export const tacticsCards: readonly SkillEntry[] = [
  skill('Launch Scout', 'base', 'tactics', low, {
    action: risk('raptor', 1, 3, scry('you', ['crisis', 'destination'])),
  }),
  skill('Strategic Planning', 'base', 'tactics', high, {
    ...interrupts('before a die is rolled: add 2 to the result, once per roll', {
      window: 'before-roll',
      possible: (_g, _seat, { roll }) => roll.set === null && !roll.used.has('Strategic Planning'),
      *respond(_g, _seat, { roll }) {
        roll.used.add('Strategic Planning');
        roll.modifier += 2;
      },
    }),
  }),
  skill('Guts and Initiative', 'pegasus', 'tactics', fewLow, {
    reckless: true,
    ...beforeCheck(all(makeReckless, noDestiny), mayMakeReckless),
  }),
  skill('Critical Situation', 'pegasus', 'tactics', fewHigh, { movement: criticalSituation }),
  skill('Scout for Fuel', 'exodus', 'tactics', { 6: 1 }, { action: risk('raptor', 1, 4, gain('fuel', 1)) }),
  skill('Trust Instincts', 'exodus', 'tactics', { 0: 3 }, { checkAbility: trustInstincts }),
  skill('Quick Thinking', 'daybreak', 'tactics', { 0: 2 }, { checkAbility: quickThinking }),
  skill('Unorthodox Plan', 'daybreak', 'tactics', { 3: 1, 4: 1 }, { action: unorthodoxPlan }),
  skill('A Second Chance', 'daybreak', 'tactics', { 5: 1 }, beforeCheck(secondChance)),
];
