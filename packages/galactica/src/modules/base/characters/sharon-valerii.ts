import type { CharacterEntry } from '../../../core/content/entry.ts';
import { scry } from '../../../core/engine/decks.ts';
import { sendTo } from '../../../core/rules/hazardous-locations.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

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
      text: phrase('base.recon'),
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
      text: phrase('base.mysterious-intuition'),
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
      text: phrase('base.sleeper-agent'),
      hooks: {
        extraLoyaltyCards: (_, owner, seat, when) => (owner === seat && when === 'sleeper' ? 1 : 0),
        *sleeperPhase(g, owner) {
          if (owner !== null) yield* sendTo(g, owner, 'brig');
        },
      },
    },
  ],
};
