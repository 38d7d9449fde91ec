/** Damage to the boards that have damage tokens. What damages other ships is said with those ships. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Board, LocationId } from '../state/terms.ts';
import { sendTo } from './hazardous-locations.ts';
import { lose } from './resources.ts';

export type Token = LocationId | 'food' | 'fuel';

/** So many hits on Galactica, one at a time; another board with tokens may take each instead. BG-DAMAGE-06 */
export function* damageGalactica(g: Galactica, n: number): Rules<void> {
  for (let hit = 0; hit < n; hit++) {
    const pool = yield* whichShip(g, []);
    if (pool) yield* resolve(g, drawn(g, tokensLeft(g, pool, [])));
  }
}

/** Hits that name a board: only its own tokens will do. BG-DAMAGE-08 */
export function* damageBoard(g: Galactica, board: Board, n: number): Rules<void> {
  for (let hit = 0; hit < n; hit++) {
    const tokens = tokensLeft(g, board, []);
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
  g.emitWith({ type: 'damage-drawn', seat, n: tokens.length }, { tokens: [...tokens] });
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
export function repairLocation(g: Galactica, location: LocationId): void {
  if (!g.state.damaged[location]) return;
  g.state.damaged[location] = false;
  g.emit({ type: 'location-repaired', location });
}

/** Locations with a damage token on them. */
export function damagedLocations(g: Galactica): LocationId[] {
  return g.content.boards.flatMap(({ damage }) => damage?.tokens ?? []).filter((location) => g.state.damaged[location]);
}

export function isDamaged(g: Galactica, location: LocationId): boolean {
  return g.state.damaged[location];
}

/** BG-DAMAGE-07 The current player says before each draw which ship's token it is; null if there is none. */
function* whichShip(g: Galactica, out: readonly Token[]): Rules<Board | null> {
  const options = g.content.boards
    .filter(({ id }) => tokensLeft(g, id, out).length > 0)
    .map(({ id }) => ({ type: 'damage' as const, ship: id }));
  if (options.length === 0) return null;
  const { ship } = yield* choose({ seat: g.current, kind: 'choose-damaged-ship', rules: ['BG-DAMAGE-07'], options });
  return ship;
}

/** The unused tokens of a board, less those out already. */
function tokensLeft(g: Galactica, id: Board, out: readonly Token[]): Token[] {
  const board = g.content.boards.find((one) => one.id === id);
  if (!board?.damage || !(board.inPlay?.(g) ?? true)) return [];
  const { damage } = board;
  const unused = damage.tokens.filter((location) => !g.state.damaged[location]);
  const tokens: Token[] = [...unused, ...(damage.resources?.(g) ?? [])];
  return out.length === 0 ? tokens : tokens.filter((token) => !out.includes(token));
}

function drawn(g: Galactica, tokens: readonly Token[]): Token {
  return tokens[g.chance.draw(tokens.length)] as Token; // an index of the list
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
  const damage = g.content.boards.find((board) => board.damage?.tokens.includes(token))?.damage;
  const everything = damage?.tokens.every((location) => state.damaged[location]) ?? false;
  if (everything) damage?.gone?.(g); // BG-DAMAGE-14 at once
  yield* evacuate(g, [token]);
  if (everything) yield* damage?.lost?.(g) ?? []; // BG-DAMAGE-15
}

/** Everybody in these locations goes to Sickbay, from the current player clockwise. */
export function* evacuate(g: Galactica, locations: readonly LocationId[]): Rules<void> {
  for (const seat of g.seatsFrom(g.current)) {
    if (locations.some((location) => g.isAt(seat, location))) yield* sendTo(g, seat, 'sickbay');
  }
}
