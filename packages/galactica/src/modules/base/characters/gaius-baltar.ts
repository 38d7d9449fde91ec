import type { CharacterEntry } from '../../../core/content/entry.ts';
import { condition, onlyIf, pick } from '../../../core/effects/flow.ts';
import { examinable, lookLoyalty } from '../../../core/effects/titles.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { drawSkills } from '../../../core/rules/receive-skills.ts';
import { skillTypes } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

const mayDetect = condition(
  phrase('base.may-detect'), // BG-NEWCHAR-09
  (g, c) => !g.player(c.you).cylonDetectorBanned,
);
const cylonDetector = onlyIf(mayDetect, pick('you', examinable(you), lookLoyalty(you, chosen, 'all')));

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
      text: phrase('base.delusional-intuition'),
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
      text: phrase('base.coward'),
      hooks: { extraLoyaltyCards: (_, owner, seat, when) => (owner === seat && when === 'setup' ? 1 : 0) },
    },
  ],
};
