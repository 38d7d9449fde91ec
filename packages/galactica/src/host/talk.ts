/** Legal table talk at a click: the phrases of the game, each with a name. */
import type { Seat } from '@ragtag/kernel';
import type { NameOf, Signal, Talk } from '@ragtag/kernel/host';
import type { Galactica } from '../core/state/galactica.ts';
import { type Statement, statementsFor } from '../core/view/talk.ts';
import { givenAway } from './secrecy.ts';

export const talk: Talk<Galactica> = { signals, askedFor, givenAway };

function signals(g: Galactica, seat: Seat, asked: string | null, nameOf: NameOf): Signal[] {
  return statementsFor(g, seat, asked).map((statement) => signalOf(g, statement, seat, nameOf));
}

function signalOf(g: Galactica, said: Statement, seat: Seat, nameOf: NameOf): Signal {
  switch (said.about) {
    case 'player': {
      const other = g.seats.find((one) => one === said.seat) ?? seat;
      const who = other === seat ? 'I am' : `${g.character(other)?.name ?? nameOf(other)} is`;
      const what = said.claim === 'cylon' ? 'a Cylon' : 'human';
      return { signal: `player:${said.seat}:${said.claim}`, about: WHO, text: `${who} ${what}.` };
    }
    case 'own-loyalty':
      return { signal: 'own-loyalty', about: WHO, text: 'Better not look at my loyalty cards.' };
    case 'help':
      return { signal: `help:${said.amount}`, about: 'Helping', text: `I can help ${said.amount}.` };
    case 'contribution': {
      const cards = said.cards === 1 ? 'card helps' : `${said.cards} cards help`;
      return { signal: `contribution:${said.amount}`, about: 'Helping', text: `My ${cards} ${said.amount}.` };
    }
    case 'ability':
      return 'wanted' in said
        ? {
            signal: `wanted:${said.wanted}`,
            about: `Asking for ${skillNamed(g, said.wanted)}`,
            text: `Has anybody got ${said.wanted}?`,
          }
        : { signal: `held:${said.held}`, about: 'What was asked for', text: `I have got ${said.held}.` };
    case 'deck':
      return {
        signal: `deck:${said.deck}:${said.top}`,
        about: 'What comes next',
        text: `The next ${said.deck} is ${said.top}.`,
      };
    case 'civilian': {
      const ship = said.ship;
      return {
        signal: `civilian:${ship}:${said.aboard}`,
        about: 'Civilian ships',
        text: `One civilian ship I have seen has ${said.aboard} aboard.`,
      };
    }
  }
}

const WHO = 'Who is what';

/** The type of the skill cards of this name. */
function skillNamed({ content }: Galactica, wanted: string): string {
  const found = content.faces.find(({ deck, name }) => deck === 'skill' && name === wanted);
  return found?.deck === 'skill' ? found.type : 'a card';
}

function askedFor(signal: string): string | null {
  return signal.startsWith('wanted:') ? signal.slice('wanted:'.length) : null;
}
