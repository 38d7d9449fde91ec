/** Who an effect is about. */
import type { Seat } from '@ragtag/kernel';
import { countsAsCylon, countsAsHuman } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { LocationId, Title } from '../state/terms.ts';
import { phrase } from '../text/phrase.ts';
import type { Who } from './effect.ts';

function one(key: string, of: (g: Galactica) => Seat | null): Who {
  return {
    text: phrase(key),
    of: (g) => {
      const seat = of(g);
      return seat === null ? [] : [seat];
    },
  };
}
export const holder = (title: Title): Who => one(title, (g) => g.holder(title));

export const current = one('current', (g) => g.current);
export const president = holder('president');
export const admiral = holder('admiral');
/** All of them; who is meant twice does it twice. BG-CRISIS-08 */
export function eachOf(...whos: readonly Who[]): Who {
  return {
    text: phrase('eachOf', { whos: whos.map(({ text }) => text) }),
    of: (g, c) => whos.flatMap((who) => who.of(g, c)),
  };
}
/** Whoever plays the card or activates the location. */
export const you: Who = { text: phrase('you'), of: (_, c) => [c.you] };
/** The player picked before. */
export const chosen: Who = { text: phrase('chosen'), of: (_, c) => (c.chosen === null ? [] : [c.chosen]) };

/** Who comes first when several are meant: whoever acts, else the current player, then clockwise. BG-UNI-119 */
const inOrder = (g: Galactica, first: Seat): readonly Seat[] => g.seatsFrom(first);

/** Everybody, Cylon players too. BG-TERM-01 */
export const everybody: Who = { text: phrase('everybody'), of: (g, c) => inOrder(g, c.acting ? c.you : g.current) };
export const humans: Who = {
  text: phrase('humans'),
  of: (g, c) => everybody.of(g, c).filter((seat) => countsAsHuman(g, seat)),
};
export const cylons: Who = {
  text: phrase('cylons'),
  of: (g, c) => everybody.of(g, c).filter((seat) => countsAsCylon(g, seat)),
};
export function others(who: Who): Who {
  return { text: phrase('others', { who: who.text }), of: (g, c) => who.of(g, c).filter((seat) => seat !== c.you) };
}
/** Every character in these locations. */
export function allIn(...locations: readonly LocationId[]): Who {
  return {
    text: phrase('allIn', { locations: locations.map((id) => phrase('location', { id })) }),
    of: (g, c) => everybody.of(g, c).filter((seat) => locations.some((location) => g.isAt(seat, location))),
  };
}
