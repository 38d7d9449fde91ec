import type { CharacterEntry } from '../../../core/content/entry.ts';
import { scry } from '../../../core/engine/decks.ts';
import { sendTo } from '../../../core/rules/hazardous-locations.ts';
import { zones } from '../../../core/state/zones.ts';

const RECON = 'Recon';

export const sharonValerii: CharacterEntry = {
  id: 'sharon-valerii',
  name: 'Sharon "Boomer" Valerii',
  set: 'base',
  type: 'pilot',
  skills: [
    { n: 2, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: true,
  start: 'armory',
  setupText: 'Armory',
  succession: { president: 21, admiral: 13, cag: 5 },
  abilities: [
    {
      name: RECON,
      kind: 'positive',
      text: 'at the end of your turn you may look at the top crisis and leave it there or put it under the deck',
      responses: [
        {
          window: 'turn-end',
          once: 'turn',
          possible: (g, seat) => g.current === seat && g.cards.count(zones.crisisDeck) > 0,
          *respond(g, seat) {
            yield* scry(g, seat, zones.crisisDeck, zones.crisisDiscard, 1);
          },
        },
      ],
    },
    {
      name: 'Mysterious Intuition',
      kind: 'miracle',
      text: 'before the skill check of a crisis is made, say whether it is passed or failed instead of making it',
      responses: [
        {
          window: 'check-outright',
          possible: (_, __, { check }) => check.source === 'crisis' && !check.outright,
          choices: () => [{ outcome: 'pass' }, { outcome: 'fail' }],
          *respond(_, __, { check }, { outcome }) {
            check.outright = true;
            check.outcome = outcome === 'pass' ? 'pass' : 'fail';
            return 'close';
          },
        },
      ],
    },
    {
      name: 'Sleeper Agent',
      kind: 'negative',
      text: 'in the Sleeper Agent phase you are dealt 2 loyalty cards and then sent to the Brig',
      hooks: {
        extraLoyaltyCards: (_, owner, seat, when) => (owner === seat && when === 'sleeper' ? 1 : 0),
        *sleeperPhase(g, owner) {
          if (owner !== null) yield* sendTo(g, owner, 'brig');
        },
      },
    },
  ],
};
