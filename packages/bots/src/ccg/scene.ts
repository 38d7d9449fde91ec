/** The table as one seat sees it, with what a steady player asks of it. */
import type { View } from '@ragtag/ccg';

export type PlayerView = View['players'][number];
export type FleetCard = PlayerView['alert'][number];

export interface Scene {
  readonly view: View;
  readonly me: PlayerView;
  /** Opponents still in the game. */
  readonly others: readonly PlayerView[];
}

export function sceneOf(view: View, seat: number): Scene | null {
  const me = view.players[seat];
  if (!me) return null;
  return { view, me, others: view.players.filter((player) => player !== me && !player.out) };
}

/** A card in somebody's alert or reserve area. */
export function inFleet({ view }: Scene, card: number): { readonly card: FleetCard; readonly of: PlayerView } | null {
  for (const player of view.players) {
    for (const one of player.alert) if (one.card === card) return { card: one, of: player };
    for (const one of player.reserve) if (one.card === card) return { card: one, of: player };
  }
  return null;
}

/** How much losing so much influence hurts a player: the less is left, the more. */
export function lossTo({ influence }: PlayerView, loss: number): number {
  if (loss >= influence) return 50;
  return loss * (1 + 3 / influence);
}

/** How much gaining so much helps. */
export function gainTo({ influence }: PlayerView, gain: number): number {
  if (influence + gain >= 20) return 50;
  return gain * (1 + 3 / (20 - influence));
}
