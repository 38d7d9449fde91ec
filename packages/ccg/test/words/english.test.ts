import { type Card, type Decision, logFor, randomAnswer, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import { namesFor } from '@ragtag/kernel/words';
import { describe, expect, test } from 'vitest';
import { allCards } from '../../src/content/content.ts';
import { ccg } from '../../src/game.ts';
import { randomDeck } from '../../src/setup/random-deck.ts';
import { wording } from '../../src/wording.ts';
import { abilityLines } from '../../src/words/english/cards.ts';
import { optionWordsOf } from '../../src/words/english/options.ts';

const names = namesFor(['Ann', 'Ben', 'Cleo'], 0);

/** A sentence for people: no id of a card, no key of a record, nothing missing. */
const isSaid = /^(?!.*(undefined|BSG\d-|\bNaN\b|\[object))[A-Z0-9].*[^\s]$/;

describe('the card game in words', () => {
  test('every event, question and answer of random games has words', () => {
    const unsaid = new Set<string>();
    const look = (text: string, where: string) => {
      if (!isSaid.test(text)) unsaid.add(`${where}: ${text}`);
    };
    const asked = (one: Decision) => {
      look(wording.question(one, names), one.kind);
      for (const option of one.options) look(wording.option(option, one, names), `${one.kind} ${option.type}`);
    };
    for (let game = 0; game < 12; game++) {
      const below = dice(game);
      const decks = [0, 1, 2].map(() => randomDeck(allCards, below));
      const table = startTable(ccg, ccg.configure({ players: 3, decks }), `told ${game}`);
      while (!table.over) {
        table.pending.forEach(asked);
        const [next] = table.pending;
        if (!next) throw table.fault ?? new Error('nobody is asked');
        table.answer(next.seat, randomAnswer(next, below));
      }
      for (const line of wording.turns(logFor(table.takeEvents(), 'omniscient'), names).flat()) look(line, 'event');
    }
    expect([...unsaid]).toEqual([]);
  });

  test('each turn of the log begins with its number', () => {
    const table = startTable(ccg, ccg.configure({ players: 2 }), 'turns');
    const below = dice(1);
    for (let answered = 0; answered < 60 && !table.over; answered++) {
      const [next] = table.pending;
      if (next) table.answer(next.seat, randomAnswer(next, below));
    }
    const [before, ...turns] = wording.turns(logFor(table.takeEvents(), 'spectator'), names);
    expect(before?.[0]).toMatch(/^The bases are /);
    expect(turns.length).toBeGreaterThan(0);
    turns.forEach((lines, at) => {
      expect(lines[0]).toMatch(new RegExp(`^Turn ${at + 1}: `));
      expect(lines[1]).toMatch(/^Ready phase: /);
    });
  });

  test('whoever pays is told what is spent, who is committed and what is lost', () => {
    const [stack, helper] = [4 as Card, 7 as Card]; // numbers of cards
    const said = (stacks: Card[], helpers: Card[], excess: number, ids: string[]) =>
      optionWordsOf.pay({ stacks, helpers, excess, ids }, names, { name: (id) => id, lines: () => [] }, 'pay');
    expect(said([stack], [], 0, ['Galactica'])).toEqual({ label: 'Spend Galactica', detail: '' });
    expect(said([stack], [helper], 1, ['Galactica', 'Cylon Raider'])).toEqual({
      label: 'Spend Galactica',
      detail: 'commit Cylon Raider, 1 too much',
    });
    expect(said([], [helper], 0, ['Cylon Raider'])).toEqual({ label: 'Commit Cylon Raider', detail: '' });
    expect(said([], [], 0, [])).toEqual({ label: 'Pay nothing', detail: '' });
  });

  test('of what the jump may cost it is said where it lies: copies of one card lie in both places', () => {
    const card = 4 as Card; // the number of a card
    const said = (place: 'resources' | 'supply') =>
      optionWordsOf.card({ card, id: 'Raptor', place }, names, { name: (id) => id, lines: () => [] }, 'jump');
    expect(said('resources')).toEqual({ label: 'Raptor', detail: 'an asset' });
    expect(said('supply')).toEqual({ label: 'Raptor', detail: 'a supply card' });
  });

  test('an ability is quoted from its card', () => {
    const wrong = allCards.filter((card) => abilityLines(card.text).length !== card.activated.length);
    expect(wrong.map(({ name, text }) => ({ name, text }))).toEqual([]);
  });
});
