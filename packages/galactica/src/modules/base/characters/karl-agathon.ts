import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { context } from '../../../core/effects/effect.ts';
import { reroll } from '../../../core/engine/dice.ts';
import { isHeldBack } from '../../../core/rules/sheets.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { CrisisInPlay } from '../../../core/state/records.ts';
import { phrase } from '../../../core/text/phrase.ts';

const ECO = 'ECO Officer';
const STRANDED = 'Stranded';
const HOME = 'hangar-deck';

/** BG-NEWCHAR-05 Beside the board until his second turn begins, counted from now. */
function* strand(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  if (!isHeldBack(g, seat, STRANDED)) {
    player.place = HOME;
    g.emit({ type: 'character-placed', seat, place: HOME });
    return;
  }
  player.place = 'off-board';
  player.stranded = 2;
  g.emit({ type: 'character-stranded', seat });
}

/** The options of the card that were not taken and that it does not forbid. */
function otherOptions(g: Galactica, crisis: CrisisInPlay): (0 | 1)[] {
  const entry = g.entry(crisis.card);
  if (entry.deck !== 'crisis') return [];
  const c = context('crisis', crisis.drawnBy, { card: crisis.card });
  return ([0, 1] as const).filter((option) => {
    if (option === crisis.option) return false;
    return !(entry.options?.[option].barred?.(g, c) ?? false);
  });
}

export const karlAgathon: CharacterEntry = {
  id: 'karl-agathon',
  name: 'Karl "Helo" Agathon',
  version: 'original',
  alternateOf: 'karl-agathon',
  set: 'base',
  type: 'military-leader',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['piloting'] },
  ],
  canPilot: true,
  start: strand,
  setupText: 'beside the board; to the Hangar Deck at the start of his second turn',
  succession: { president: 12, admiral: 4, cag: 9 },
  abilities: [
    {
      name: ECO,
      kind: 'positive',
      text: phrase('base.eco-officer'),
      responses: [
        {
          window: 'after-roll',
          once: 'turn',
          possible: (g, seat, { roll }) => g.current === seat && roll.set === null,
          *respond(g, _, { roll }) {
            yield* reroll(g, roll); // BG-CLAR-18: what was played on the die stays on it
          },
        },
      ],
    },
    {
      name: 'Moral Compass',
      kind: 'miracle',
      text: phrase('base.moral-compass'),
      responses: [
        {
          window: 'crisis-choice',
          choices: (g, _, { crisis }) =>
            crisis.superCrisis ? [] : otherOptions(g, crisis).map((option) => ({ option })),
          *respond(g, seat, { crisis }, { option }) {
            crisis.option = option === 0 ? 0 : 1;
            g.emit({ type: 'choice-changed', seat, option: crisis.option });
            return 'close'; // BG-CLAR-21
          },
        },
      ],
    },
    {
      name: STRANDED,
      kind: 'negative',
      text: phrase('base.stranded'),
    },
  ],
};
