import { position } from '@ragtag/galactica/testing';
import { ConfigurationError, seat } from '@ragtag/kernel';
import { dice, rule, step } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { execute } from '../../src/core/rules/execution.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { legalCharacters } from '../../src/core/setup/choose-character.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica, nextCharacters } from '../../src/game.ts';
import { adama, boomer, facedown, loyaltyIds, roslin } from '../rules/people.ts';
import { newGame, unsetGame, viewOf } from '../setup/new-game.ts';

const two = { seats: [roslin, adama], conflictedLoyalties: false } as const;
const refuse = (input: object, message: RegExp): void => {
  expect(() => galactica.configure(input)).toThrow(ConfigurationError);
  expect(() => galactica.configure(input)).toThrow(message);
};

rule('BG-VAR2P-01', 'three or more is the game; two and one are variants, chosen as the game is set up', () => {
  expect(galactica.configure({ players: 2 }).players).toBe(2);
  expect(galactica.configure({ players: 1 }).players).toBe(1);
  refuse({ players: 0 }, /BG-VAR2P-01/);
  expect(galactica.seats(galactica.configure({ players: 2 }))).toBe(2);
});

rule('BG-VAR2P-02', 'each of the two chooses one character, and neither a Cylon Leader', () => {
  const { state } = newGame({ players: 2, conflictedLoyalties: false });
  expect(state.seats.map((one) => state.character(one) !== null)).toEqual([true, true]);
  refuse({ players: 2, characters: ['saul-tigh'] }, /BG-SETUP-31/);
  refuse({ players: 2, cylonLeader: true }, /BG-SETUP-37/);
});

rule('BG-VAR2P-03', 'nobody has a loyalty card before the Sleeper Agent phase, not even for a new character', () => {
  const table = newGame({ players: 2, conflictedLoyalties: false });
  const { players, decks } = viewOf(table, 'omniscient');
  expect(players.map(({ loyalty }) => loyalty.length)).toEqual([0, 0]);
  expect(table.state.cards.count(zones.loyaltyDeck)).toBe(0);
  expect(decks).toBeDefined();
  const p = position(two);
  p.run((g) => execute(g, seat(1))).choose(1, { character: 'saul-tigh' });
  expect([facedown(p, 1), loyaltyIds(p, zones.loyaltyDeck)]).toEqual([[], []]);
});

rule('BG-VAR2P-04', 'the loyalty deck is made as that phase begins: 1 Cylon and 2 that are none', () => {
  const p = position(two).run((g) => sleeperPhase(g));
  const cards = [...facedown(p, 0), ...facedown(p, 1), ...loyaltyIds(p, zones.loyaltyDeck)];
  expect(cards.length).toBe(3);
  expect(cards.filter((id) => id.startsWith('cylon-')).length).toBe(1);
  expect(cards.filter((id) => id.startsWith('not-a-cylon')).length).toBe(2);
  refuse({ players: 2, conflictedLoyalties: true }, /BG-VAR2P-04/);
});

rule('BG-VAR2P-05', 'each resource at half of the usual start or less adds one that is none', () => {
  const deckAt = (resources: object) => {
    const p = position({ ...two, resources }).run((g) => sleeperPhase(g));
    return [...facedown(p, 0), ...facedown(p, 1), ...loyaltyIds(p, zones.loyaltyDeck)];
  };
  const example = deckAt({ food: 4, morale: 5, fuel: 6, population: 9 });
  expect(example.filter((id) => id.startsWith('cylon-')).length).toBe(1);
  expect(example.filter((id) => id.startsWith('not-a-cylon')).length).toBe(4);
  expect(deckAt({ food: 5, morale: 6, fuel: 5, population: 7 }).length).toBe(3);
  expect(deckAt({ food: 4, morale: 5, fuel: 4, population: 6 }).length).toBe(7);
});

rule('BG-VAR2P-06', 'then each player is dealt 1 of them', () => {
  const p = position({ ...two, resources: { food: 1 } }).run((g) => sleeperPhase(g));
  expect([facedown(p, 0).length, facedown(p, 1).length, p.g.cards.count(zones.loyaltyDeck)]).toEqual([1, 1, 2]);
  const dealt = p.events('spectator').filter(({ type }) => type === 'loyalty-dealt');
  expect(dealt).toEqual([0, 1].map((one) => ({ type: 'loyalty-dealt', seat: one, n: 1 })));
});

rule('BG-VAR2P-07', 'nobody may choose Boomer, at setup or later', () => {
  const table = unsetGame({ players: 2, conflictedLoyalties: false });
  const below = dice(3);
  const offered: unknown[] = [];
  while (!table.state.state.setUp) {
    for (const { kind, options } of table.pending) {
      if (kind === 'choose-character') offered.push(...options.map(({ character }) => character));
    }
    step(table, below);
  }
  expect(offered).toContain('kara-thrace');
  expect(offered).not.toContain('sharon-valerii');
  const { g } = position(two);
  const open = legalCharacters(g, seat(0), 'replacement').map((index) => g.content.characters[index]?.id);
  expect(open).not.toContain('sharon-valerii');
  expect(nextCharacters(['laura-roslin'], { players: 2 })).not.toContain('sharon-valerii');
  refuse({ players: 2, characters: ['laura-roslin', boomer.character] }, /BG-VAR2P-07/);
  expect(nextCharacters(['laura-roslin'], { players: 3 })).toContain('sharon-valerii');
});
