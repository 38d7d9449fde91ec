import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/effects/flow.ts';
import { sendTo as sending } from '../../../core/effects/movement.ts';
import { destroyCylon } from '../../../core/effects/ships.ts';
import { you } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { inOwnAction } from '../../../core/rules/action.ts';
import { basestarsIn, destroyBasestar } from '../../../core/rules/basestars.ts';
import { civiliansIn, destroyCivilian, pickCivilian } from '../../../core/rules/civilian-ships.ts';
import { discardChosen } from '../../../core/rules/discard.ts';
import { sendTo } from '../../../core/rules/hazardous-locations.ts';
import { isPiloting } from '../../../core/rules/piloting.ts';
import { phrase } from '../../../core/text/phrase.ts';

const BONUS = 2;
const BEST = 8;

const basestarThere: Effect = code(
  phrase('pegasus.basestar-there'),
  function* (g, { area, you: seat }) {
    const options = (area ? basestarsIn(g, area) : []).map((basestar) => ({
      type: 'basestar' as const,
      basestar,
      area,
    }));
    if (options.length === 0) return;
    const picked = yield* askOne({ seat, kind: 'choose-basestar', options });
    yield* destroyBasestar(g, picked.basestar, seat);
  },
  (g, { area }) => area !== null && basestarsIn(g, area).length > 0,
);
const civilianThere: Effect = code(
  phrase('pegasus.civilian-there'),
  function* (g, { area, you: seat }) {
    const ship = area ? yield* pickCivilian(g, seat, area) : null;
    if (ship !== null) yield* destroyCivilian(g, ship);
  },
  (g, { area }) => area !== null && civiliansIn(g, area).length > 0,
);
const oneOfThese = choose(
  'you',
  destroyCylon('you', { raider: 5 }),
  destroyCylon('you', { heavyRaider: 2 }),
  basestarThere,
  civilianThere,
);
const toSickbay = sending('sickbay', you);

const sacrifice: Effect = code(
  phrase('pegasus.sacrifice'),
  function* (g, c) {
    const { area } = g.player(c.you);
    yield* toSickbay.run(g, c);
    yield* oneOfThese.run(g, { ...c, area });
  },
  (g, c) => isPiloting(g, c.you),
);

export const louanneKatraine: CharacterEntry = {
  id: 'louanne-katraine',
  name: 'Louanne "Kat" Katraine',
  set: 'pegasus',
  since: 2,
  type: 'pilot',
  skills: [
    { n: 1, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
  ],
  canPilot: true,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: { president: 26, admiral: 12, cag: 3 },
  abilities: [
    {
      name: 'Hotshot',
      kind: 'positive',
      text: phrase('pegasus.hotshot'),
      responses: [
        {
          window: 'before-roll',
          possible: (g, seat, { roll }) => inOwnAction(g, seat, roll) && roll.set === null, // BG-UNI-142
          choices: (g, seat) => {
            const cards = new Map(g.hand(seat).map((card) => [g.cards.faceOf(card), card]));
            return [...cards.values()].map((card) => ({
              discard: card,
              discarded: g.entry(card).name,
              strength: g.strength(card),
            }));
          },
          *respond(g, seat, { roll }, { discard }) {
            const card = g.hand(seat).find((one) => one === discard);
            if (card === undefined) return;
            const strength = g.strength(card); // read before it goes
            roll.set = Math.min(BEST, strength + BONUS); // BG-CLAR-28
            yield* discardChosen(g, seat, [card]);
            return 'close';
          },
        },
      ],
    },
    { name: 'Sacrifice', kind: 'miracle', text: sacrifice.text, action: sacrifice },
    {
      name: 'Stim Junkie',
      kind: 'negative',
      text: phrase('pegasus.stim-junkie'),
      hooks: {
        // BG-CLAR-29; the Brig keeps her. BG-CLAR-30
        *actionStepEnds(g, owner, seat) {
          if (owner === null || owner !== seat) return;
          const { place, area } = g.player(owner);
          if ((place === 'space' ? area : place) === g.turn.startedAt) yield* sendTo(g, owner, 'sickbay');
        },
      },
    },
  ],
};
