/**
 * Table talk: what a player may say in the game's own phrases. Talk changes nothing in the game and nobody has to tell the
 * truth; these are the statements that the secrecy rules leave, so that a client can offer them at a click.
 * BG-SECRET-02..05, BG-SECRET-07, BG-SECRET-08, BG-SECRET-10..16, BG-SECRET-21, BG-SECRET-23..29
 */
import type { Card, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { areas } from '../state/terms.ts';
import { zones } from '../state/zones.ts';

/** One of two opposite extremes, never anything in between. BG-SECRET-24 */
type Extreme = 'a lot' | 'a little';

export type Statement =
  /** About anybody, oneself too: no more than this about loyalty. BG-SECRET-02, BG-SECRET-04, BG-SECRET-27 */
  | { readonly about: 'player'; readonly seat: number; readonly claim: 'human' | 'cylon' }
  /** A warning not to look, by anybody, meant or not. BG-SECRET-28 */
  | { readonly about: 'own-loyalty'; readonly hint: 'better not look' }
  | { readonly about: 'help'; readonly amount: Extreme }
  | { readonly about: 'contribution'; readonly cards: number; readonly amount: Extreme | 'medium' }
  | { readonly about: 'ability'; readonly wanted: string }
  | { readonly about: 'ability'; readonly held: string }
  | { readonly about: 'deck'; readonly deck: 'crisis' | 'destination'; readonly top: 'good' | 'bad' }
  | { readonly about: 'civilian'; readonly ship: number; readonly aboard: Extreme };

const extremes: readonly Extreme[] = ['a lot', 'a little'];

/** What this player may say now; `asked` is the ability somebody else has just asked for, if any. */
export function statementsFor(g: Galactica, seat: Seat, asked: string | null = null): Statement[] {
  return [
    ...g.seats.flatMap((one) => [
      { about: 'player', seat: one, claim: 'human' } as const,
      { about: 'player', seat: one, claim: 'cylon' } as const,
    ]),
    { about: 'own-loyalty', hint: 'better not look' },
    ...aboutCheck(g, seat),
    ...aboutAbilities(g, seat, asked),
    ...aboutDecks(g, seat),
    ...aboutCivilians(g, seat),
  ];
}

/** Before one's turn to add cards: vague help. After it: the number, which all have seen, with an extreme. */
function aboutCheck({ check }: Galactica, seat: Seat): Statement[] {
  if (!check || (check.stage !== 'before' && check.stage !== 'adding')) return [];
  const cards = check.added[seat] ?? null;
  if (cards === null) return extremes.map((amount) => ({ about: 'help', amount })); // BG-SECRET-08, BG-SECRET-10
  if (cards === 0) return [];
  const said = extremes.map((amount) => ({ about: 'contribution', cards, amount }) as const); // BG-SECRET-11, BG-SECRET-13
  return cards >= 2 ? [...said, { about: 'contribution', cards, amount: 'medium' }] : said; // BG-SECRET-12
}

/** Anybody may ask for an ability; whoever holds it may say so, and nothing about what was not asked for. */
function aboutAbilities(g: Galactica, seat: Seat, asked: string | null): Statement[] {
  const names = new Set(g.content.faces.flatMap(({ deck, name }) => (deck === 'skill' ? [name] : [])));
  const wanted = [...names].map((name) => ({ about: 'ability', wanted: name }) as const); // BG-SECRET-14
  const holds = asked !== null && g.hand(seat).some((card) => g.entry(card).name === asked);
  return holds ? [...wanted, { about: 'ability', held: asked }] : wanted; // BG-SECRET-15, BG-SECRET-16
}

/** Whoever knows what comes next may call it good or bad. BG-SECRET-21 */
function aboutDecks(g: Galactica, seat: Seat): Statement[] {
  const decks = [
    ['crisis', zones.crisisDeck],
    ['destination', zones.destinationDeck],
  ] as const;
  return decks.flatMap(([deck, zone]) => {
    const top = g.cards.top(zone);
    if (top === null || !g.cards.knows(top, seat)) return [];
    return (['good', 'bad'] as const).map((judged) => ({ about: 'deck', deck, top: judged }) as const);
  });
}

/** Whoever has seen a civilian ship may say that it holds a lot or a little. BG-SECRET-23 */
function aboutCivilians(g: Galactica, seat: Seat): Statement[] {
  const seen = (ship: Card): boolean => g.cards.knows(ship, seat);
  const ships = areas.flatMap((area) => g.cards.list(zones.civilians[area]).filter(seen));
  return ships.flatMap((ship) => extremes.map((aboard) => ({ about: 'civilian', ship, aboard }) as const));
}
