/**
 * Miracle tokens: the right to use the once-per-game ability of a sheet. Where there are none every player has one use,
 * whatever sheet it is of, and is counted as if that were a token. BG-MIRACLE-01, BG-UNI-69..71
 */
import type { Rules, Seat } from '@ragtag/kernel';
import { active, forbidden } from '../engine/hooks.ts';
import { mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { lentAbilities, sheetsBeside } from './sheets.ts';

/** How many tokens this player may hold: one, unless the sheet says more. BG-MIRACLE-04, BG-MIRACLE-11 */
function miracleLimit(g: Galactica, seat: Seat): number {
  let limit = 1;
  for (const { hook, owner } of active(g, 'miracleLimit')) limit = hook(g, owner, seat, limit);
  return limit;
}

/** How many tokens the ability costs: one, unless the sheet says more. BG-MIRACLE-02, BG-MIRACLE-12 */
function miracleCost(g: Galactica, seat: Seat): number {
  let cost = 1;
  for (const { hook, owner } of active(g, 'miracleCost')) cost = hook(g, owner, seat, cost);
  return cost;
}

/** Tokens on a sheet: what the ability of this name costs, and how many there may be. */
interface Tokens {
  readonly held: number;
  cost(): number;
  limit(): number;
  set(held: number): void;
}

/** Those of the player's own sheet. */
function ownTokens(g: Galactica, seat: Seat): Tokens {
  const player = g.player(seat);
  return {
    held: player.miracle,
    cost: () => miracleCost(g, seat),
    limit: () => miracleLimit(g, seat),
    set(held) {
      player.miracle = held;
    },
  };
}

/** Those of sheets beside it, each with the ability they are for: the two are counted apart. BG-VAR1P-10 */
function tokensBeside(g: Galactica, seat: Seat): (Tokens & { readonly ability: string })[] {
  return sheetsBeside(g, seat).flatMap((sheet) =>
    lentAbilities(g, sheet).map(({ name, hooks }) => ({
      ability: name,
      held: sheet.miracle,
      cost: () => hooks?.miracleCost?.(g, seat, seat, 1) ?? 1,
      limit: () => hooks?.miracleLimit?.(g, seat, seat, 1) ?? 1,
      set: (held: number) => sheet.setMiracle(held),
    })),
  );
}

/** The tokens that the ability of this name is used with. */
function tokensFor(g: Galactica, seat: Seat, ability: string): Tokens {
  return tokensBeside(g, seat).find((one) => one.ability === ability) ?? ownTokens(g, seat);
}

export function canUseMiracle(g: Galactica, seat: Seat, ability: string): boolean {
  const { held, cost } = tokensFor(g, seat, ability);
  if (held === 0 || !mayUseSheet(g, seat)) return false; // BG-MIRACLE-03
  return held >= cost() && !forbidden(g, seat, { kind: 'use-miracle' }); // BG-MIRACLE-12, BG-FAQ-50
}

export function* spendMiracle(g: Galactica, seat: Seat, ability: string): Rules<void> {
  const tokens = tokensFor(g, seat, ability);
  const n = tokens.cost();
  tokens.set(tokens.held - n); // BG-MIRACLE-02
  g.emit(g.content.variations.miracles ? { type: 'miracle-spent', seat, n } : { type: 'once-per-game-used', seat });
}

/** Where the next token would lie: on the own sheet, or where that is full on one beside it. */
function roomForToken(g: Galactica, seat: Seat): Tokens | undefined {
  return [ownTokens(g, seat), ...tokensBeside(g, seat)].find(({ held, limit }) => held < limit());
}

function addToken(g: Galactica, seat: Seat): void {
  const room = roomForToken(g, seat);
  room?.set(room.held + 1);
}

/** Never a revealed Cylon, nobody who has as many as allowed. BG-MIRACLE-06, BG-MIRACLE-08, BG-MIRACLE-10, BG-MIRACLE-13 */
export function canGainMiracle(g: Galactica, seat: Seat): boolean {
  return mayUseSheet(g, seat) && roomForToken(g, seat) !== undefined;
}

/** A token changes hands: only an effect that says so does this. BG-UNI-169 */
export function passMiracle(g: Galactica, from: Seat, to: Seat): void {
  if (g.player(from).miracle < 1 || !canGainMiracle(g, to)) return;
  g.player(from).miracle -= 1;
  addToken(g, to);
  g.emit({ type: 'miracle-passed', from, to });
}

export function* gainMiracle(g: Galactica, seat: Seat): Rules<void> {
  if (!canGainMiracle(g, seat)) return; // BG-MIRACLE-04, BG-MIRACLE-09
  addToken(g, seat); // BG-MIRACLE-05: the ability is there again
  g.emit({ type: 'miracle-gained', seat });
}
