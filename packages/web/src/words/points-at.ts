/** What on the table an answer points at. */
import type { Option } from '@ragtag/kernel';

/**
 * What an option points at on the table: `location:brig`, `area:bow`, `ship:bow:raider`, `basestar:0`, `fleet:bow` on the
 * Cylon Fleet board, `player:2`, `card:143`.
 */
export function pointsAt(option: Option): string | null {
  const { type, location, area, to, seat, card, ship } = option;
  const pointed = pointsAtShip(option);
  if (pointed !== null) return pointed;
  if (typeof card === 'number') return `card:${card}`;
  if (typeof location === 'string') return `location:${location}`;
  if (type === 'civilian' && typeof ship === 'number') return `card:${ship}`;
  if (typeof to === 'string') return `area:${to}`;
  if (typeof area === 'string') return `area:${area}`;
  return typeof seat === 'number' ? `player:${seat}` : null;
}

/** Ships that can be told apart on the board. */
function pointsAtShip({ type, kind, area, at, pilot, ship, basestar, civilian, target: aim }: Option): string | null {
  if (typeof civilian === 'number') return `card:${civilian}`;
  if (type === 'basestar' && typeof basestar === 'number') return `basestar:${basestar}`;
  if (type === 'reinforce') return `fleet:${area}`;
  if (type === 'ship' && typeof area === 'string')
    return `ship:${area}:${kind === 'heavyRaider' ? 'heavy-raider' : kind}`;
  if (type === 'viper' && typeof ship === 'string') {
    if (typeof pilot === 'number') return `player:${pilot}`;
    return at === 'reserve' || at === 'damaged' || at === 'destroyed' ? null : `ship:${at}:${ship}`;
  }
  if (typeof aim !== 'object' || aim === null || !('kind' in aim)) return null;
  if (aim['kind'] === 'basestar') return `basestar:${aim['basestar']}`;
  return typeof aim['area'] === 'string' ? `ship:${aim['area']}:${aim['kind']}` : null;
}
