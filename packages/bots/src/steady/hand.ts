/** What skill cards are worth to those who hold them. */
import type { PlayerView, SkillType, View } from '@ragtag/galactica';
import { characterOf, skillNamed } from './entries.ts';

/** A skill card one can see. */
export interface SeenCard {
  readonly name: string;
  readonly strength: number;
  readonly type: SkillType | null;
}

/** What some cards do besides adding strength. */
const uses: { readonly [name: string]: number } = {
  'Executive Order': 0.3,
  'Critical Situation': 0.3,
  'Strategic Planning': 0.2,
  'Declare Emergency': 0.3,
  'Scout for Fuel': 0.5,
  'Build Nuke': 0.5,
};
const OTHER_USE = 0.1;
/** A card drawn unseen. */
const AVERAGE = 0.15 + 0.07 * 2.2 + OTHER_USE;

/** The first cards of a hand count more, the last are soon discarded. */
function scarcity(held: number): number {
  if (held <= 5) return 1.6;
  return held <= 8 ? 1 : held <= 10 ? 0.5 : 0.2;
}

/** What giving up a card costs, for one who holds so many. */
export function cardPrice(card: SeenCard, held: number): number {
  if (card.type === 'treachery') return skillNamed(card.name)?.onDiscard ? 0.45 : -0.05;
  return plainPrice(card) * scarcity(held);
}

/** The same in a hand of the usual size. */
export function plainPrice({ name, strength }: SeenCard): number {
  return 0.15 + 0.07 * strength + (uses[name] ?? OTHER_USE);
}

/** How scarce cards are, on average, while so many of a hand are given up. */
export function scarcityOf(held: number, n: number): number {
  let sum = 0;
  for (let left = held; left > held - n; left--) sum += scarcity(left);
  return n === 0 ? 0 : sum / n;
}

/** So many cards drawn by one who holds so many. */
export function drawnWorth(held: number, n: number): number {
  let sum = 0;
  for (let more = 1; more <= n; more++) sum += AVERAGE * scarcity(held + more);
  return sum;
}

/** So many cards lost by one who holds so many: the cheapest ones, or any. */
export function discardedWorth(held: number, n: number, random: boolean): number {
  let sum = 0;
  for (let left = held; left > 0 && left > held - n; left--) sum += AVERAGE * scarcity(left);
  return random ? sum * 1.1 : sum * 0.8;
}

export function cardsOf({ hand }: Pick<PlayerView, 'hand'>): readonly SeenCard[] {
  return hand.cards.map(({ name, strength = 0, type = null }) => ({ name, strength, type }));
}

/** How much of what a player draws is of these types. */
export function share(view: View, seat: number, types: readonly SkillType[]): number {
  const skills = characterOf(view.players[seat]?.character?.id)?.skills ?? [];
  let [all, fitting] = [0, 0];
  for (const { n, of } of skills) {
    all += n;
    fitting += (n * of.filter((type) => types.includes(type)).length) / of.length;
  }
  return all === 0 ? 0.5 : fitting / all;
}
