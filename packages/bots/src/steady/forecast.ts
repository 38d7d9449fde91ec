/** How a skill check will go, as far as anybody can tell from the table. */
import type { CheckView, SkillType } from '@ragtag/galactica';
import { hasAims } from './aims.ts';
import { share } from './hand.ts';
import { humansOf, type Scene } from './scene.ts';

/** What comes of a check, in points. */
export interface Stakes {
  readonly pass: number;
  readonly partial: { readonly least: number; readonly worth: number } | null;
  readonly fail: number;
}

/** A total that is not known yet. */
export interface Forecast {
  readonly mean: number;
  readonly sd: number;
}

/** Two Destiny cards, by the number of positive types. */
const destiny: readonly (readonly [mean: number, sd: number])[] = [
  [-4.4, 3.2],
  [-2.9, 3.5],
  [-1.4, 3.7],
  [0.1, 3.8],
  [1.6, 3.6],
  [3.1, 3.3],
  [4.4, 3],
];

const PER_CARD = 2.3;
const PART_OF_HAND = 0.27;
const CYLON_ADDS = -1.6;
/** Cards that somebody among the humans may add who is none. */
const INFILTRATOR = 2;
const FACEDOWN = 2.4;
const FOREIGN = -0.5;
const REVEALED = -2.2;

/** What a player who has not been asked yet will add. */
function toCome(s: Scene, seat: number, types: readonly SkillType[]): number {
  const player = s.view.players[seat];
  if (!player || player.hand.count === 0) return 0;
  if (player.revealed) return CYLON_ADDS;
  if (hasAims(player)) return (1 - 2 * s.belief(seat)) * Math.min(INFILTRATOR, player.hand.count) * PER_CARD;
  const cards = player.place === 'brig' ? Math.min(1, player.hand.count) : PART_OF_HAND * player.hand.count;
  return cards * share(s.view, seat, types) * PER_CARD;
}

/** What lies there already from a player, face down. */
function added(s: Scene, seat: number, n: number, types: readonly SkillType[]): number {
  if (s.view.players[seat]?.revealed) return n * REVEALED;
  if (share(s.view, seat, types) === 0) return n * FOREIGN;
  return n * FACEDOWN * (1 - 2 * Math.min(0.5, s.belief(seat) * 0.5));
}

/** The types that count positive. */
export function positiveTypes({ skills, positive, zero }: CheckView): readonly SkillType[] {
  return [...skills, ...positive].filter((type) => !zero.includes(type));
}

/** Without what the one who decides may still add; with everybody's where no check has begun. */
export function forecast(s: Scene, check: CheckView): Forecast {
  const types = positiveTypes(check);
  const [mean, sd] = check.noDestiny ? [0, 0] : (destiny[Math.min(types.length, 6)] ?? [0, 3.7]);
  let sum = mean;
  let unknown = 0;
  for (const { seat } of s.view.players) {
    if (seat === s.me) continue;
    const n = check.added[seat] ?? null;
    sum += n === null ? toCome(s, seat, types) : added(s, seat, n, types);
    unknown += n ?? 1;
  }
  return { mean: sum, sd: Math.sqrt(sd * sd + 2 * unknown) };
}

/** For a check that may come: what the table would bring to it. */
export function outlook(s: Scene, types: readonly SkillType[]): Forecast {
  const [mean, sd] = destiny[Math.min(types.length, 6)] ?? [0, 3.7];
  let sum = mean;
  for (const { seat } of s.view.players) sum += toCome(s, seat, types);
  return { mean: sum, sd: Math.sqrt(sd * sd + 2 * humansOf(s).length) };
}

/** The chance that a total reaches a mark. */
export function chance({ mean, sd }: Forecast, mark: number): number {
  return normal((mean + 0.5 - mark) / Math.max(sd, 0.5));
}

export function expected(total: Forecast, difficulty: number, { pass, partial, fail }: Stakes): number {
  const passes = chance(total, difficulty);
  if (!partial) return passes * pass + (1 - passes) * fail;
  const atLeast = Math.max(passes, chance(total, partial.least));
  return passes * pass + (atLeast - passes) * partial.worth + (1 - atLeast) * fail;
}

/** The normal distribution, near enough. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989423 *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.7814779 + t * (-1.821256 + t * 1.3302744))));
  return z > 0 ? 1 - tail : tail;
}
