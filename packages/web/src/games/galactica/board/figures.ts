/** Characters as the board shows them: who stands where, and with which titles. */
import type { PlayerView, View } from '@ragtag/galactica';
import { useMemo } from 'react';
import { words } from '../words/words.ts';

type Title = keyof View['titles'];
const titles: readonly Title[] = ['president', 'admiral', 'cag'];

export interface Figure {
  readonly seat: number;
  /** Its id; empty for a seat that has none yet. */
  readonly character: string;
  /** The name and the titles. */
  readonly label: string;
  readonly titles: readonly Title[];
  readonly revealed: boolean;
  /** A known Cylon among the humans. */
  readonly infiltrating: boolean;
  readonly current: boolean;
}

export function nameOfPlayer({ character, seat }: Pick<PlayerView, 'character' | 'seat'>): string {
  return character?.name ?? words.board.seat(seat);
}

/** By where they stand; pilots by their area. */
export function figuresByPlace(view: View): ReadonlyMap<string, readonly Figure[]> {
  const places = new Map<string, Figure[]>();
  for (const player of view.players) {
    const place = player.piloting?.area ?? player.place;
    const figure = figureOf(player, view);
    places.set(place, [...(places.get(place) ?? []), figure]);
  }
  return places;
}

/** The same for as long as nobody moves: most of what changes about a player does not show on the board. */
export function useFigures(view: View): ReadonlyMap<string, readonly Figure[]> {
  const text = JSON.stringify([...figuresByPlace(view)]);
  return useMemo(() => new Map(JSON.parse(text) as [string, readonly Figure[]][]), [text]); // written just above
}

function figureOf(player: PlayerView, { titles: held, turn }: View): Figure {
  const own = titles.filter((title) => held[title] === player.seat);
  return {
    seat: player.seat,
    character: player.character?.id ?? '',
    label: [
      nameOfPlayer(player),
      ...own.map(words.nameOf),
      ...(player.allegiance === 'infiltrating' ? [words.crew.known.infiltrating] : []),
    ].join(', '),
    titles: own,
    revealed: player.revealed,
    infiltrating: player.allegiance === 'infiltrating',
    current: player.seat === turn.current,
  };
}

export function sameFigures(a: readonly Figure[], b: readonly Figure[]): boolean {
  return a === b || (a.length === b.length && a.every((one, index) => same(one, b[index])));
}

function same(a: Figure, b: Figure | undefined): boolean {
  return (
    b !== undefined &&
    a.seat === b.seat &&
    a.character === b.character &&
    a.label === b.label &&
    a.revealed === b.revealed &&
    a.infiltrating === b.infiltrating &&
    a.current === b.current
  );
}
