import type { CharacterEntry } from '../../../core/content/entry.ts';
import { draw, give } from '../../../core/effects/cards.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { another, anyHuman, both, pick } from '../../../core/effects/flow.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import {
  areaOfCivilian,
  civiliansOnBoard,
  escortCivilian,
  lookAtCivilians,
  placeCivilians,
} from '../../../core/rules/civilian-ships.ts';
import { phrase } from '../../../core/text/phrase.ts';

// BG-CLAR-41
const treatment = pick('you', both(another, anyHuman), draw(you, 2, 'chosen'), give(you, chosen, 2));

const quarantine: Effect = code(
  phrase('daybreak.quarantine'),
  function* (g, { you: seat }) {
    const ships = civiliansOnBoard(g);
    lookAtCivilians(g, seat, ships);
    const { ship, area } = yield* askOne({
      seat,
      kind: 'choose-civilian',
      context: { source: 'sheet', name: 'Quarantine' },
      options: ships.map((one) => ({
        type: 'civilian' as const,
        ship: one,
        area: areaOfCivilian(g, one),
        name: g.entry(one).name,
      })),
    });
    if (area !== null) placeCivilians(g, area, 1); // if there is one left
    yield* escortCivilian(g, ship);
  },
  (g) => civiliansOnBoard(g).length > 0,
);

export const shermanCottle: CharacterEntry = {
  id: 'sherman-cottle',
  name: 'Sherman "Doc" Cottle',
  set: 'daybreak',
  since: 2,
  type: 'support',
  skills: [
    { n: 1, of: ['politics'] },
    { n: 2, of: ['tactics'] },
    { n: 2, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'research-lab',
  setupText: 'Research Lab',
  succession: { president: 16, admiral: 18, cag: 19 },
  abilities: [
    { name: 'Treatment', kind: 'positive', text: treatment.text, action: treatment },
    { name: 'Quarantine', kind: 'miracle', text: quarantine.text, action: quarantine },
    {
      name: 'Specialized',
      kind: 'negative',
      text: phrase('daybreak.specialized'),
      hooks: {
        // BG-CLAR-42: what costs no action is another matter
        forbid: (_, owner, seat, what) => owner === seat && what.kind === 'skill-action' && what.type === 'engineering',
      },
    },
  ],
};
