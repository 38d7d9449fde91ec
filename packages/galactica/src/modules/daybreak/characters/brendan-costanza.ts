import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { drawSkillCard } from '../../../core/engine/decks.ts';
import { escortCivilian } from '../../../core/rules/civilian-ships.ts';
import { discardChosen } from '../../../core/rules/discard.ts';
import { hitViper, pickShip, type ViperPlace, vipersAt } from '../../../core/rules/viper-losses.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const DRAWN = 3;
const undamaged: readonly ViperPlace[] = ['reserve', 'space', 'piloted'];

/** Three piloting cards, of which one goes again. */
function* remember(g: Galactica, seat: Seat): Rules<void> {
  const before = new Set(g.hand(seat));
  for (let n = 0; n < DRAWN; n++) drawSkillCard(g, seat, 'piloting');
  const options = g
    .hand(seat)
    .filter((card) => !before.has(card))
    .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name, strength: g.strength(card) }));
  if (options.length === 0) return;
  const { card } = yield* askOne({ seat, kind: 'discard', context: { source: 'sheet', n: 1 }, options });
  yield* discardChosen(g, seat, [card]);
}

export const brendanCostanza: CharacterEntry = {
  id: 'brendan-costanza',
  name: 'Brendan "Hot Dog" Costanza',
  set: 'daybreak',
  since: 2,
  type: 'pilot',
  skills: [
    { n: 1, of: ['leadership'] },
    { n: 1, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: true,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: { president: 23, admiral: 14, cag: 6 },
  abilities: [
    {
      name: 'Memento',
      kind: 'positive',
      text: phrase('daybreak.memento'),
      responses: [
        {
          window: 'resource-lost',
          once: 'turn',
          possible: (_, __, { resource }) => resource === 'population',
          *respond(g, seat) {
            yield* remember(g, seat);
          },
        },
      ],
    },
    {
      name: 'Escort',
      kind: 'miracle',
      text: phrase('daybreak.escort'),
      responses: [
        {
          window: 'before-civilian-destroyed',
          possible: (g, _, { saved }) => !saved && vipersAt(g, undamaged).length > 0,
          *respond(g, seat, moment) {
            moment.saved = true;
            const viper = yield* pickShip(seat, vipersAt(g, undamaged), { fate: 'destroyed' });
            if (viper) yield* hitViper(g, viper, 'destroyed');
            yield* escortCivilian(g, moment.ship);
            return 'close';
          },
        },
      ],
    },
    {
      name: 'Forced to Eject',
      kind: 'negative',
      text: phrase('daybreak.forced-to-eject'),
      hooks: { pilotedHit: (_, owner, pilot, how) => (owner === pilot ? 'destroyed' : how) },
    },
  ],
};
