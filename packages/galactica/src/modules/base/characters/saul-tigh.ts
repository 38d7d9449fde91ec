import type { CharacterEntry } from '../../../core/content/entry.ts';
import { condition, onlyIf } from '../../../core/effects/flow.ts';
import { giveTitle } from '../../../core/effects/titles.ts';
import { admiral } from '../../../core/effects/who.ts';
import { discardSkills } from '../../../core/rules/discard.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const HATRED = 'Cylon Hatred';

const martialLaw = onlyIf(
  condition(phrase('base.martial-law'), (g) => g.holder('president') !== g.holder('admiral')),
  giveTitle('president', admiral),
);

export const saulTigh: CharacterEntry = {
  id: 'saul-tigh',
  name: 'Saul Tigh',
  set: 'base',
  type: 'military-leader',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 3, of: ['tactics'] },
  ],
  canPilot: false,
  start: 'command',
  setupText: 'Command',
  succession: { president: 22, admiral: 3, cag: 12 },
  abilities: [
    {
      name: HATRED,
      kind: 'positive',
      text: phrase('base.cylon-hatred'),
      responses: [
        {
          window: 'before-check',
          once: 'check',
          possible: (_, __, { check }) => check.location === 'admirals-quarters',
          *respond(_, __, { check }) {
            check.modifiers.push({ source: HATRED, kind: 'difficulty', amount: -3 });
          },
        },
      ],
    },
    { name: 'Declare Martial Law', kind: 'miracle', text: martialLaw.text, action: martialLaw },
    {
      name: 'Alcoholic',
      kind: 'negative',
      text: phrase('base.alcoholic'),
      hooks: {
        *startOfTurn(g, owner) {
          if (owner === null || g.cards.count(zones.hand(owner)) !== 1) return;
          yield* discardSkills(g, owner, 'all', 'choice', { by: 'own-sheet' }); // BG-FAQ-48: no discard of his choice
        },
      },
    },
  ],
};
