/** Damage to Galactica and Pegasus. What damages other ships is said with those ships. */
import { choose, only, type Rules, type Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import {
  type DamageableLocation,
  galacticaDamage,
  type LocationId,
  pegasusDamage,
  pegasusLocations,
} from '../state/terms.ts';
import { win } from './end-of-game.ts';
import { sendTo } from './hazardous-locations.ts';
import { lose } from './resources.ts';

type Token = DamageableLocation | 'food' | 'fuel';
type Pool = 'galactica' | 'pegasus';

/** So many hits on Galactica, one at a time; Pegasus may take each instead. BG-DAMAGE-06 */
export function* damageGalactica(g: Galactica, n: number): Rules<void> {
  for (let hit = 0; hit < n; hit++) {
    const pool = yield* whichShip(g, []);
    if (pool) yield* resolve(g, drawn(g, tokensLeft(g, pool, [])));
  }
}

/** Hits that name Pegasus: only its own tokens will do. BG-DAMAGE-08 */
export function* damagePegasus(g: Galactica, n: number): Rules<void> {
  for (let hit = 0; hit < n; hit++) {
    const tokens = tokensLeft(g, 'pegasus', []);
    if (tokens.length > 0) yield* resolve(g, drawn(g, tokens));
  }
}

/** Draws tokens, the player chooses which of them to resolve; the others go back unseen by anybody else. */
export function* drawDamage(
  g: Galactica,
  seat: Seat,
  draw: number,
  resolved: number,
  options: { readonly galacticaOnly?: boolean } = {},
): Rules<void> {
  const tokens: Token[] = [];
  for (let n = 0; n < draw; n++) {
    // BG-FAQ-37 token by token, the current player
    const pool = options.galacticaOnly ? 'galactica' : yield* whichShip(g, tokens);
    const left = pool ? tokensLeft(g, pool, tokens) : [];
    if (left.length > 0) tokens.push(drawn(g, left));
  }
  if (tokens.length === 0) return;
  g.emitWith({ type: 'damage-drawn', seat, n: tokens.length }, only(seat), { tokens: [...tokens] });
  const chosen: Token[] = [];
  // BG-FAQ-38 one by one, in the order they are to be resolved; nobody else sees what was drawn
  while (chosen.length < resolved && tokens.length > 0) {
    const { token } = yield* choose({
      seat,
      kind: 'choose-damage',
      rules: ['BG-FAQ-38'],
      options: tokens.map((one) => ({ type: 'damage-token', token: one })),
    });
    tokens.splice(tokens.indexOf(token), 1);
    chosen.push(token);
  }
  for (const token of chosen) yield* resolve(g, token);
}

/** BG-DAMAGE-13 The token goes back to the unused ones, so it can be drawn again. */
export function repairLocation(g: Galactica, location: DamageableLocation): void {
  if (!g.state.damaged[location]) return;
  g.state.damaged[location] = false;
  g.emit({ type: 'location-repaired', location });
}

/** Locations with a damage token on them. */
export function damagedLocations(g: Galactica): DamageableLocation[] {
  return [...galacticaDamage, ...pegasusDamage].filter((location) => g.state.damaged[location]);
}

export function isDamaged(g: Galactica, location: LocationId): boolean {
  // Only some locations have a token; the others are never damaged.
  return (g.state.damaged as Partial<Record<LocationId, boolean>>)[location] ?? false;
}

/** BG-DAMAGE-07 The current player says before each draw which ship's token it is; null if there is none. */
function* whichShip(g: Galactica, out: readonly Token[]): Rules<Pool | null> {
  const options = (['galactica', 'pegasus'] as const)
    .filter((pool) => tokensLeft(g, pool, out).length > 0)
    .map((pool) => ({ type: 'damage', ship: pool }));
  if (options.length === 0) return null;
  const { ship } = yield* choose({ seat: g.current, kind: 'choose-damaged-ship', rules: ['BG-DAMAGE-07'], options });
  return ship;
}

/** The unused tokens of a ship, less those out already. */
function tokensLeft(g: Galactica, pool: Pool, out: readonly Token[]): Token[] {
  const { state } = g;
  const tokens: Token[] = [];
  if (pool === 'pegasus') {
    if (!state.pegasusDestroyed) tokens.push(...pegasusDamage.filter((location) => !state.damaged[location]));
  } else {
    tokens.push(...galacticaDamage.filter((location) => !state.damaged[location]));
    if (!state.foodTokenGone) tokens.push('food');
    if (!state.fuelTokenGone) tokens.push('fuel');
  }
  return out.length === 0 ? tokens : tokens.filter((token) => !out.includes(token));
}

function drawn(g: Galactica, tokens: readonly Token[]): Token {
  return tokens[g.chance.below(tokens.length)] as Token; // an index of the list
}

function* resolve(g: Galactica, token: Token): Rules<void> {
  const { state } = g;
  if (token === 'food' || token === 'fuel') {
    // BG-DAMAGE-09 the token leaves the game
    if (token === 'food') state.foodTokenGone = true;
    else state.fuelTokenGone = true;
    g.emit({ type: 'resource-token-hit', resource: token });
    yield* lose(g, token, 1);
    return;
  }
  // BG-DAMAGE-10
  state.damaged[token] = true;
  g.emit({ type: 'location-damaged', location: token });
  // BG-DAMAGE-14 at once
  if (galacticaDamage.every((location) => state.damaged[location])) win(g, 'cylons', 'galactica-destroyed');
  yield* evacuate(g, [token]);
  // BG-DAMAGE-15
  if (pegasusDamage.includes(token as (typeof pegasusDamage)[number])) yield* maybeLosePegasus(g);
}

/** Everybody in these locations goes to Sickbay, from the current player clockwise. */
export function* evacuate(g: Galactica, locations: readonly LocationId[]): Rules<void> {
  for (const seat of g.seatsFrom(g.current)) {
    if (locations.some((location) => g.isAt(seat, location))) yield* sendTo(g, seat, 'sickbay');
  }
}

function* maybeLosePegasus(g: Galactica): Rules<void> {
  const { state } = g;
  if (!pegasusDamage.every((location) => state.damaged[location])) return;
  state.pegasusDestroyed = true;
  for (const location of pegasusDamage) state.damaged[location] = false;
  g.emit({ type: 'pegasus-destroyed' });
  yield* evacuate(g, pegasusLocations);
}
