import type { CharacterEntry } from '../../../core/content/entry.ts';
import { phrase } from '../../../core/text/phrase.ts';

export const karaThrace: CharacterEntry = {
  id: 'kara-thrace',
  name: 'Kara "Starbuck" Thrace',
  set: 'base',
  type: 'pilot',
  skills: [
    { n: 2, of: ['tactics'] },
    { n: 2, of: ['piloting'] },
    { n: 1, of: ['leadership', 'engineering'] },
  ],
  canPilot: true,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: { president: 25, admiral: 11, cag: 2 },
  abilities: [
    {
      name: 'Expert Pilot',
      kind: 'positive',
      text: phrase('base.expert-pilot'),
      hooks: {
        // BG-CLAR-17: wherever she is by then
        actionsInStep: (g, owner, seat, n) =>
          owner === seat && g.current === seat && g.turn.startedPiloting ? Math.max(n, 2) : n,
      },
    },
    {
      name: 'Secret Destiny',
      kind: 'miracle',
      text: phrase('base.secret-destiny'),
      responses: [
        {
          window: 'crisis-revealed',
          *respond(_, __, { crisis }) {
            crisis.replaced = true;
            return 'close';
          },
        },
      ],
    },
    {
      name: 'Insubordinate',
      kind: 'negative',
      text: phrase('base.insubordinate'),
      hooks: {
        checkDifficulty: (_, owner, { location, target }) =>
          location === 'admirals-quarters' && target === owner ? -3 : 0,
      },
    },
  ],
};
