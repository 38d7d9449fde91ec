import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose as askOne, askSome } from '../../../core/engine/asking.ts';
import { discardChosen } from '../../../core/rules/discard.ts';
import { drawSkills, skillSet } from '../../../core/rules/receive-skills.ts';
import { isHeldBack } from '../../../core/rules/sheets.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const START = 'armory';
const BENCH = 'Starts on the Bench';

/** BG-NEWCHAR-10 also when he comes later. */
function* onTheBench(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  player.place = START;
  player.skipReceiveSkills = isHeldBack(g, seat, BENCH);
  g.emit({ type: 'character-placed', seat, place: START });
}

const starPlayer: Effect = code(
  phrase('exodus.star-player'),
  function* (g, { you: seat }) {
    const hand = g.hand(seat);
    const options = hand.map((card) => ({
      type: 'card' as const,
      card,
      name: g.entry(card).name,
      strength: g.strength(card),
    }));
    const discarded = yield* askSome({ seat, kind: 'exchange-skills', options, min: 1, max: hand.length });
    const n = discarded.length;
    yield* discardChosen(
      g,
      seat,
      discarded.map(({ card }) => card),
    );
    const { skill } = yield* askOne({
      seat,
      kind: 'draw-skill',
      context: { left: n },
      options: skillSet(g, seat).map((type) => ({ type: 'skill-type', skill: type })),
    });
    yield* drawSkills(g, seat, n, [skill]);
  },
  (g, { you: seat }) => g.cards.count(zones.hand(seat)) > 0,
);

export const samuelAnders: CharacterEntry = {
  id: 'samuel-anders',
  name: 'Samuel T. Anders',
  set: 'exodus',
  since: 2,
  type: 'pilot',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['tactics', 'piloting'] },
  ],
  canPilot: true,
  start: onTheBench,
  setupText: 'Armory',
  succession: { president: 24, admiral: 15, cag: 7 },
  abilities: [
    { name: 'Star Player', kind: 'positive', text: starPlayer.text, action: starPlayer },
    {
      name: 'Longshot',
      kind: 'miracle',
      text: phrase('exodus.longshot'),
      responses: [
        {
          window: 'before-roll',
          possible: (g, seat, { roll }) => g.current === seat && roll.set === null,
          choices: () => [1, 2, 3, 4, 5, 6, 7, 8].map((result) => ({ result })),
          *respond(_, __, { roll }, { result }) {
            roll.set = Number(result); // BG-UNI-123
            return 'close';
          },
        },
      ],
    },
    {
      name: BENCH,
      kind: 'negative',
      text: phrase('exodus.starts-on-the-bench'),
    },
  ],
};
