/** Legal table talk at a click: the phrases of the game, each with a name, and a few that are always polite. */
import { type Statement, statementsFor } from '@ragtag/galactica';
import type { Seat } from '@ragtag/kernel';

export interface Signal {
  readonly signal: string;
  readonly text: string;
}

/** What can be said at every table. */
export const courtesies: readonly Signal[] = [
  { signal: 'ask-help', text: 'How much can you help?' },
  { signal: 'help:nothing', text: 'I cannot help.' },
  { signal: 'thanks', text: 'Thank you!' },
  { signal: 'well-played', text: 'Well played.' },
  { signal: 'sorry', text: 'Sorry.' },
];

/** What a player may say now in the game's own phrases. `asked` is the ability somebody has just asked for. */
export function galacticaSignals(
  g: Parameters<typeof statementsFor>[0],
  seat: Seat,
  asked: string | null,
  nameOf: (seat: number) => string,
): Signal[] {
  return statementsFor(g, seat, asked).map((statement) => inWords(statement, seat, nameOf));
}

function inWords(said: Statement, seat: Seat, nameOf: (seat: number) => string): Signal {
  switch (said.about) {
    case 'player': {
      const who = said.seat === seat ? 'I am' : `${nameOf(said.seat)} is`;
      const what = said.claim === 'cylon' ? 'a Cylon' : 'human';
      return { signal: `player:${said.seat}:${said.claim}`, text: `${who} ${what}.` };
    }
    case 'own-loyalty':
      return { signal: 'own-loyalty', text: 'Better not look at my loyalty cards.' };
    case 'help':
      return { signal: `help:${said.amount}`, text: `I can help ${said.amount}.` };
    case 'contribution': {
      const cards = said.cards === 1 ? 'card helps' : `${said.cards} cards help`;
      return { signal: `contribution:${said.amount}`, text: `My ${cards} ${said.amount}.` };
    }
    case 'ability':
      return 'wanted' in said
        ? { signal: `wanted:${said.wanted}`, text: `Has anybody got ${said.wanted}?` }
        : { signal: `held:${said.held}`, text: `I have got ${said.held}.` };
    case 'deck':
      return { signal: `deck:${said.deck}:${said.top}`, text: `The next ${said.deck} is ${said.top}.` };
    case 'civilian': {
      const ship = said.ship;
      return {
        signal: `civilian:${ship}:${said.aboard}`,
        text: `One civilian ship I have seen has ${said.aboard} aboard.`,
      };
    }
  }
}

/** The ability a signal asks for, if it does. */
export function abilityWanted(signal: string): string | null {
  return signal.startsWith('wanted:') ? signal.slice('wanted:'.length) : null;
}
