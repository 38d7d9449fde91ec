import { another, both, condition, onlyIf, pick, which } from '../../effects/flow.ts';
import { lookLoyalty } from '../../effects/titles.ts';
import { chosen, you } from '../../effects/who.ts';
import { forbidden } from '../../rules/hooks.ts';
import { drawSkills } from '../../rules/receive-skills.ts';
import { skillTypes } from '../../state/terms.ts';
import { zones } from '../../state/zones.ts';
import type { CharacterEntry } from '../entry.ts';

const hasFacedown = which('with a facedown loyalty card', (g, _, seat) => g.cards.count(zones.loyalty(seat)) > 0);
const mayDetect = condition(
  'you did not come into the game after the Sleeper Agent phase', // BG-NEWCHAR-09
  (g, c) => !g.player(c.you).cylonDetectorBanned && !forbidden(g, c.you, { kind: 'look-at-loyalty' }),
);
const cylonDetector = onlyIf(mayDetect, pick('you', both(another, hasFacedown), lookLoyalty(you, chosen, 'all')));

export const gaiusBaltar: CharacterEntry = {
  id: 'gaius-baltar',
  name: 'Gaius Baltar',
  version: 'original',
  alternateOf: 'gaius-baltar',
  set: 'base',
  type: 'political-leader',
  skills: [
    { n: 2, of: ['politics'] },
    { n: 1, of: ['leadership'] },
    { n: 1, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'research-lab',
  setupText: 'Research Lab',
  succession: { president: 2, admiral: 23, cag: 23 },
  abilities: [
    {
      name: 'Delusional Intuition',
      kind: 'positive',
      text: 'after you have drawn a crisis, draw 1 skill card of any type',
      hooks: {
        *crisisKept(g, owner, crisis) {
          if (owner !== null && crisis.drawnBy === owner) yield* drawSkills(g, owner, 1, skillTypes);
        },
      },
    },
    { name: 'Cylon Detector', kind: 'miracle', text: cylonDetector.text, action: cylonDetector },
    {
      name: 'Coward',
      kind: 'negative',
      text: 'you start the game with 2 loyalty cards',
      hooks: { extraLoyaltyCards: (_, owner, seat, when) => (owner === seat && when === 'setup' ? 1 : 0) },
    },
  ],
};
