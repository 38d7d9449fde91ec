/** The kernel's test game, as it is hosted. */
import type { Plain } from '@ragtag/kernel';
import { type HostedGame, hosted } from '@ragtag/kernel/host';
import { wreckers } from '@ragtag/kernel/testing';

export const wreckersHost: HostedGame = hosted(wreckers, {
  title: 'Wreckers',
  defaults: { players: 3, planks: 2, leagues: 2, turns: 6 },
  setup: {
    options: [
      {
        name: 'players',
        group: 'players',
        label: 'Sailors',
        text: 'How many are aboard.',
        default: 3,
        values: { kind: 'number', min: 3, max: 6 },
      },
    ],
  },
  result: (view) => {
    const { outcome, turn } = view as { readonly outcome: string; readonly turn: Plain }; // as the game made it
    return outcome === 'open' ? null : { winner: outcome, turns: Number(turn) };
  },
});
