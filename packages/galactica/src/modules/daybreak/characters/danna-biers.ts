import type { CharacterEntry } from '../../../core/content/entry.ts';
import { drawSuper } from '../../../core/effects/cylons.ts';
import { code } from '../../../core/effects/effect.ts';
import { all, anyHuman, both, condition, onlyIf, pick } from '../../../core/effects/flow.ts';
import { examinable, lookLoyalty } from '../../../core/effects/titles.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { choose } from '../../../core/engine/asking.ts';
import { discardTo } from '../../../core/engine/decks.ts';
import { isInfiltrating } from '../../../core/state/allegiance.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { endInfiltration } from '../../cylon-leaders/infiltration.ts';

const whileAmongHumans = condition(phrase('daybreak.while-among-humans'), (g, c) => isInfiltrating(g, c.you));
/** Out of the Brig too without a discard. BG-CLAR-04 */
const andGo = code(phrase('daybreak.and-go'), (g, c) => endInfiltration(g, c.you, { free: true }));
const visions = onlyIf(
  whileAmongHumans,
  all(pick('you', both(anyHuman, examinable(you)), lookLoyalty(you, chosen, 'random')), andGo),
);
const twoSuperCrises = drawSuper(you, 2);

export const dannaBiers: CharacterEntry = {
  id: 'danna-biers',
  name: "D'Anna Biers",
  set: 'daybreak',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['politics', 'leadership'] },
    { n: 1, of: ['treachery', 'engineering'] },
  ],
  canPilot: false,
  start: 'human-fleet',
  setupText: 'Human Fleet',
  succession: null,
  abilities: [
    { name: 'Visions', kind: 'positive', text: visions.text, action: visions },
    { name: "Don't Trust Anyone", kind: 'miracle', text: twoSuperCrises.text, action: twoSuperCrises },
    {
      name: 'Heretic',
      kind: 'negative',
      text: phrase('daybreak.heretic'),
      hooks: {
        forbid: (g, owner, seat, { kind }) =>
          owner === seat &&
          kind === 'move-to' &&
          g.isAt(seat, 'resurrection-ship') &&
          g.cards.count(zones.superCrisisHand(seat)) === 0,
        *moveBegins(g, owner, seat) {
          if (owner !== seat || !g.isAt(seat, 'resurrection-ship')) return;
          const cards = g.cards.list(zones.superCrisisHand(seat));
          const options = cards.map((card) => ({ type: 'card' as const, card, name: g.entry(card).name }));
          if (options.length === 0) return;
          const { card } = yield* choose({ seat, kind: 'discard-super-crisis', options });
          g.emit({ type: 'super-crisis-discarded', seat, name: g.entry(card).name });
          discardTo(g, card, zones.superCrisisDiscard);
        },
      },
    },
  ],
};
