import type { CharacterEntry } from '../../../core/content/entry.ts';
import { all, condition, onlyIf, when } from '../../../core/effects/flow.ts';
import { freeTo } from '../../../core/effects/movement.ts';
import { giveTitle } from '../../../core/effects/titles.ts';
import { you } from '../../../core/effects/who.ts';
import { reroll } from '../../../core/engine/dice.ts';
import { isInBrig } from '../../../core/rules/boards.ts';
import { phrase } from '../../../core/text/phrase.ts';

const MOST = 3;

const youAreInBrig = condition(phrase('exodus.you-are-in-brig'), (g, c) => isInBrig(g, c.you));
/** To come out of the Brig is something, too; games of earlier revisions did not count it. */
const notAdmiralOrInBrig = condition(
  phrase('exodus.not-admiral-or-in-brig'),
  (g, c) => g.holder('admiral') !== c.you || (g.configuration.revision >= 8 && isInBrig(g, c.you)),
);
const becomeAdmiral = giveTitle('admiral', you);
// Not as such `possible` in the Brig, which he leaves first.
const coup = onlyIf(
  notAdmiralOrInBrig,
  all(when(youAreInBrig, freeTo('command', you)), { text: becomeAdmiral.text, run: becomeAdmiral.run }),
);

export const felixGaeta: CharacterEntry = {
  id: 'felix-gaeta',
  name: 'Felix Gaeta',
  set: 'exodus',
  since: 2,
  type: 'military-leader',
  skills: [
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['engineering'] },
    { n: 2, of: ['leadership', 'politics'] },
  ],
  canPilot: false,
  start: 'ftl-control',
  setupText: 'FTL Control',
  succession: { president: 10, admiral: 5, cag: 13 },
  abilities: [
    {
      name: 'FTL Operator',
      kind: 'positive',
      text: phrase('exodus.ftl-operator'),
      responses: [
        {
          window: 'after-roll',
          once: 'roll',
          possible: (_, __, { roll }) => roll.purpose === 'ftl' && roll.set === null,
          *respond(g, _, { roll }) {
            yield* reroll(g, roll); // BG-CLAR-11, BG-CLAR-12
          },
        },
      ],
    },
    { name: 'Coup', kind: 'miracle', text: coup.text, action: coup },
    {
      name: 'Misguided',
      kind: 'negative',
      text: phrase('exodus.misguided'),
      hooks: { contribution: (_, owner, seat, __, most) => (owner === seat ? Math.min(most, MOST) : most) },
    },
  ],
};
