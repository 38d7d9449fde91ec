import type { CharacterEntry } from '../../../core/content/entry.ts';

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
      text: 'if you pilot a viper when your turn begins, you may take 2 actions in your Action step',
      hooks: {
        // BG-CLAR-17: wherever she is by then
        actionsInStep: (g, owner, seat, n) =>
          owner === seat && g.current === seat && g.turn.startedPiloting ? Math.max(n, 2) : n,
      },
    },
    {
      name: 'Secret Destiny',
      kind: 'miracle',
      text: 'when a crisis has been revealed, discard it and draw another',
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
      text: "when somebody chooses you with Admiral's Quarters, the difficulty is 3 less",
      hooks: {
        checkDifficulty: (_, owner, { location, target }) =>
          location === 'admirals-quarters' && target === owner ? -3 : 0,
      },
    },
  ],
};
