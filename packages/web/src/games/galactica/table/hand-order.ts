/** My hand sorted as I like: by type, strength, name, or card by card. */
import type { CardView } from '@ragtag/galactica';
import { useCallback, useState } from 'react';
import type { Settings } from '../../../shell/settings/settings.ts';

export type HandOrder = Settings['handOrder'];

const compare: Readonly<Record<HandOrder, (a: CardView, b: CardView) => number>> = {
  type: (a, b) => byText(a.type ?? '', b.type ?? '') || byStrength(a, b) || byText(a.name, b.name),
  strength: (a, b) => byStrength(a, b) || byText(a.name, b.name),
  name: (a, b) => byText(a.name, b.name) || byStrength(a, b),
  own: () => 0,
};

/** Names of cards are plain letters: the order of a language, slow to be had, would be the same. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byStrength(a: CardView, b: CardView): number {
  return (b.strength ?? 0) - (a.strength ?? 0);
}

/** In the given order; what is not in `own` comes last. */
export function sorted(cards: readonly CardView[], order: HandOrder, own: readonly number[]): CardView[] {
  const all = [...cards].sort(compare[order === 'own' ? 'type' : order]);
  if (order !== 'own') return all;
  const place = ({ card }: CardView) => (own.includes(card) ? own.indexOf(card) : own.length);
  return all.sort((a, b) => place(a) - place(b));
}

/** The cards with one of them moved by so many places. */
export function moved(cards: readonly CardView[], card: number, by: number): number[] {
  const numbers = cards.map((one) => one.card);
  const from = numbers.indexOf(card);
  const to = Math.max(0, Math.min(numbers.length - 1, from + by));
  numbers.splice(to, 0, ...numbers.splice(from, 1));
  return numbers;
}

/** The player's own order of the cards of a game, kept on this device. */
export function useOwnOrder(game: string): readonly [readonly number[], (own: readonly number[]) => void] {
  const key = `ragtag.hand.${game}`;
  const [own, set] = useState(() => read(window.localStorage.getItem(key)));
  const setOwn = useCallback(
    (next: readonly number[]) => {
      window.localStorage.setItem(key, next.join(' '));
      set(next);
    },
    [key],
  );
  return [own, setOwn];
}

function read(kept: string | null): readonly number[] {
  return (kept ?? '').split(' ').filter(Boolean).map(Number).filter(Number.isInteger);
}
