import type { CharacterEntry } from '../../../core/content/entry.ts';
import { discard } from '../../../core/effects/cards.ts';
import { current } from '../../../core/effects/who.ts';
import { isLocation } from '../../../core/rules/boards.ts';
import { discardSkills } from '../../../core/rules/discard.ts';
import { activateLocation, canActivate } from '../../../core/rules/locations.ts';
import { phrase } from '../../../core/text/phrase.ts';

const PATH = 'Choose a Different Path';

export const leeAdamaAlternate: CharacterEntry = {
  id: 'lee-adama-alternate',
  name: 'Lee Adama',
  version: 'alternate',
  alternateOf: 'lee-adama',
  set: 'daybreak',
  since: 2,
  type: 'political-leader',
  skills: [
    { n: 1, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
    { n: 2, of: ['leadership', 'politics'] },
  ],
  canPilot: true,
  start: 'admirals-quarters',
  setupText: "Admiral's Quarters",
  succession: { president: 3, admiral: 19, cag: 8 },
  abilities: [
    {
      name: 'Forward Thinker',
      kind: 'positive',
      text: phrase('daybreak.forward-thinker'),
      responses: [
        {
          window: 'executive-order-done',
          possible: (g, seat, w) => {
            const { place } = g.player(seat);
            return w.seat === seat && isLocation(place) && canActivate(g, seat, place);
          },
          *respond(g, seat) {
            const { place } = g.player(seat);
            if (isLocation(place)) yield* activateLocation(g, seat, place);
            return 'close';
          },
        },
      ],
    },
    {
      name: PATH,
      kind: 'miracle',
      text: phrase('daybreak.choose-a-different-path'),
      crisisOption: discard(current, 5),
      responses: [
        {
          window: 'crisis-choice-before', // BG-CLAR-20, BG-CLAR-21
          possible: (_, seat, { crisis }) => crisis.chooser === seat,
          *respond(_, __, { crisis }) {
            crisis.instead = PATH;
            return 'close';
          },
        },
      ],
    },
    {
      name: 'Moral Dilemma',
      kind: 'negative',
      text: phrase('daybreak.moral-dilemma'),
      hooks: {
        *mutinyDrawn(g, owner, seat) {
          if (owner !== null && owner === seat) yield* discardSkills(g, owner, 2, 'choice', { by: 'own-sheet' });
        },
      },
    },
  ],
};
