import { ConfigurationError, type Decision, seat } from '@ragtag/kernel';
import { dice, rule, step } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { everybody } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { legalCharacters } from '../../src/core/setup/choose-character.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica, nextCharacters, randomCharacters } from '../../src/game.ts';
import { assistZones } from '../../src/modules/variants/zones.ts';
import { loyaltyIds } from '../rules/people.ts';
import { type GalacticaTable, newGame, unsetGame, viewOf } from '../setup/new-game.ts';
import { lookAt, solo } from './solo.ts';

const alone = { players: 1, conflictedLoyalties: false } as const;
const refuse = (input: object, message: RegExp): void => {
  expect(() => galactica.configure(input)).toThrow(ConfigurationError);
  expect(() => galactica.configure(input)).toThrow(message);
};
const offered = (asked: Decision | undefined) => asked?.options.map(({ character }) => character) ?? [];

/** The game up to the choice of an assist character, for a main one. */
function chosen(main: string): GalacticaTable {
  const table = unsetGame(alone);
  const at = offered(table.pending[0]).indexOf(main);
  expect(at).toBeGreaterThanOrEqual(0);
  table.answer(seat(0), at);
  return table;
}

rule(['BG-VAR1P-01', 'BG-VAR1P-03'], 'the player chooses a main character, then another to assist', () => {
  const table = unsetGame(alone);
  expect(table.pending.map(({ kind, seat: who }) => [kind, who])).toEqual([['choose-character', 0]]);
  const [main] = offered(table.pending[0]);
  table.answer(seat(0), 0);
  expect(table.pending[0]?.kind).toBe('choose-assist');
  expect(offered(table.pending[0])).not.toContain(main);
  const [assist] = offered(table.pending[0]);
  table.answer(seat(0), 0);
  const view = viewOf(table, 'spectator');
  expect(view.players.map(({ character }) => character?.id)).toEqual([main]);
  expect(view.assist?.character.id).toBe(assist);
  refuse({ players: 1, characters: ['saul-tigh'] }, /BG-VAR1P-03/);
  const dealt = randomCharacters(1, dice(4));
  expect(dealt.length).toBe(2);
  expect(galactica.configure({ players: 1, characters: dealt }).characters).toEqual(dealt);
});

rule(
  'BG-VAR1P-03',
  'nobody of the assist character comes into the game again, and both can be chosen beforehand',
  () => {
    const { state } = newGame({ ...alone, characters: ['saul-tigh', 'lee-adama'] });
    expect(state.state.assist.character).toBe(state.content.characters.findIndex(({ id }) => id === 'lee-adama'));
    const open = legalCharacters(state, seat(0), 'replacement').map((index) => state.content.characters[index]?.id);
    expect(open).toContain('kara-thrace');
    for (const id of ['saul-tigh', 'lee-adama', 'lee-adama-alternate']) expect(open).not.toContain(id);
  },
);

rule('BG-VAR1P-02', 'neither Roslin nor Boomer may be the main character, now or later; either may assist', () => {
  const main = offered(unsetGame({ ...alone, sets: ['base'], cylonFleet: false }).pending[0]);
  expect(main).toContain('gaius-baltar');
  const assist = offered(chosen('saul-tigh').pending[0]);
  const { g } = solo();
  const later = legalCharacters(g, seat(0), 'replacement').map((index) => g.content.characters[index]?.id);
  for (const id of ['laura-roslin', 'sharon-valerii']) {
    expect(main).not.toContain(id);
    expect(later).not.toContain(id);
    expect(assist).toContain(id);
    refuse({ players: 1, characters: [id, 'saul-tigh'] }, /BG-VAR1P-02/);
    expect(galactica.configure({ players: 1, characters: ['saul-tigh', id] }).players).toBe(1);
    expect(nextCharacters(['saul-tigh'], { players: 1 })).toContain(id);
  }
});

rule(
  ['BG-VAR1P-04', 'BG-VAR1P-05'],
  '1 Cylon and 6 that are none: 3 for the assist character, none for the player',
  () => {
    // Whose sheet would change the deck otherwise changes nothing.
    for (const characters of [
      ['gaius-baltar', 'sharon-valerii'],
      ['saul-tigh', 'galen-tyrol'],
    ]) {
      const { state } = newGame({ ...alone, sets: ['base'], cylonFleet: false, characters });
      const before = loyaltyIds({ g: state }, assistZones.facedown);
      const deck = loyaltyIds({ g: state }, zones.loyaltyDeck);
      expect([before.length, deck.length]).toEqual([3, 4]);
      expect([...before, ...deck].filter((id) => id.startsWith('cylon-')).length).toBe(1);
      expect([...before, ...deck].filter((id) => id.startsWith('not-a-cylon')).length).toBe(6);
      expect(state.cards.count(zones.loyalty(seat(0)))).toBe(0);
    }
    refuse({ players: 1, conflictedLoyalties: true }, /BG-VAR1P-04/);
  },
);

rule('BG-VAR1P-05', 'nobody sees what the assist character is dealt, not even the player', () => {
  const table = unsetGame(alone);
  const below = dice(7);
  while (!table.state.state.setUp) step(table, below);
  for (const viewer of [seat(0), 'spectator'] as const) {
    expect(viewOf(table, viewer).assist).toMatchObject({ loyalty: 3, revealed: 0, gone: false });
  }
  const facedown = table.state.cards.list(assistZones.facedown);
  expect(facedown.some((card) => table.state.cards.knows(card, seat(0)))).toBe(false);
});

rule('BG-VAR1P-06', 'the player is President, Admiral and CAG at once', () => {
  expect(viewOf(newGame(alone), 'spectator').titles).toEqual({ president: 0, admiral: 0, cag: 0 });
  const { titles } = viewOf(newGame({ ...alone, cylonFleet: false }), 'spectator');
  expect(titles).toMatchObject({ president: 0, admiral: 0 });
});

rule('BG-VAR1P-07', 'there is 1 nuke to begin with', () => {
  expect(viewOf(newGame(alone), 'spectator').nukes.held).toBe(1);
});

rule(['BG-VAR1P-08', 'BG-VAR1P-09'], 'the assist character has no seat: no token, hand, turn, action or title', () => {
  const p = solo();
  const view = lookAt(p, seat(0));
  expect(view.players.length).toBe(1);
  expect(Object.keys(view.assist ?? {}).sort()).toEqual(['character', 'gone', 'loyalty', 'miracle', 'revealed']);
  expect(everybody.of(p.g, context('crisis', seat(0)))).toEqual([0]);
  // The turn comes back to the player.
  const q = solo({ part: 'end' }).play();
  expect(q.g.current).toBe(0);
  expect(q.g.state.turnNumber).toBe(2);
});
