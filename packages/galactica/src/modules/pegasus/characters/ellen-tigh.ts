import type { Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { isLocation } from '../../../core/rules/boards.ts';
import { giveSkills } from '../../../core/rules/discard.ts';
import { drawSkills, skillSet } from '../../../core/rules/receive-skills.ts';
import { borrowable, borrowTitle } from '../../../core/rules/title-loan.ts';
import { countsAsHuman } from '../../../core/state/allegiance.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const taken = ['admiral', 'president'] as const;

/** Other human players where she is. */
function company(g: Galactica, seat: Seat): Seat[] {
  const { place } = g.player(seat);
  if (!isLocation(place)) return [];
  return g.seats.filter((other) => other !== seat && countsAsHuman(g, other) && g.isAt(other, place));
}

export const ellenTigh: CharacterEntry = {
  id: 'ellen-tigh',
  name: 'Ellen Tigh',
  set: 'pegasus',
  since: 2,
  type: 'political-leader',
  skills: [
    { n: 2, of: ['politics'] },
    { n: 2, of: ['leadership'] },
    { n: 1, of: ['treachery'] },
  ],
  canPilot: false,
  start: 'admirals-quarters',
  setupText: "Admiral's Quarters",
  succession: { president: 7, admiral: 21, cag: 21 },
  abilities: [
    {
      name: 'Politically Adroit',
      kind: 'positive',
      text: phrase('pegasus.politically-adroit'),
      responses: [
        {
          window: 'movement-end',
          possible: (g, seat, w) => w.seat === seat && g.cards.count(zones.hand(seat)) > 0,
          choices: (g, seat) => company(g, seat).map((other) => ({ seat: other })),
          *respond(g, seat, _, choice) {
            for (const other of company(g, seat)) {
              if (other !== choice['seat']) continue;
              yield* giveSkills(g, seat, other, 1);
              yield* drawSkills(g, seat, 2, skillSet(g, seat)); // BG-CLAR-05
            }
            return 'close';
          },
        },
      ],
    },
    {
      name: 'Manipulative',
      kind: 'miracle',
      text: phrase('pegasus.manipulative'),
      responses: [
        {
          window: 'turn-start',
          possible: (g, seat) => g.current === seat && borrowable(g, seat, taken).length > 0, // BG-UNI-144
          *respond(g, seat) {
            yield* borrowTitle(g, seat, taken); // BG-UNI-143, BG-CLAR-07, BG-CLAR-08
          },
        },
      ],
    },
    {
      name: 'Nothing but Trouble',
      kind: 'negative',
      text: phrase('pegasus.nothing-but-trouble'),
    },
  ],
};
