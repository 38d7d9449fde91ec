import { position } from '@ragtag/galactica/testing';
import { type Option, type Seat, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allCharacters } from '../../src/content.ts';
import type { CharacterEntry } from '../../src/core/content/entry.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { handLimit } from '../../src/core/rules/turn.ts';
import { legalToChoose } from '../../src/core/setup/character-types.ts';
import { legalCharacters } from '../../src/core/setup/choose-character.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { newGame, seatOf, unsetGame, viewOf } from './new-game.ts';

const one = (id: string): CharacterEntry => {
  const entry = allCharacters.find((character) => character.id === id);
  if (!entry) throw new RangeError(`there is no ${id}`);
  return entry;
};
/** The other version of a character, of another type. */
const alternate = (id: string): CharacterEntry => one(`${id}-alternate`);
const five = { players: 5, beside: 0, barred: {} };
const ids = (entries: readonly CharacterEntry[]) => entries.map(({ id }) => id).sort();

rule(['BG-SETUP-35', 'BG-COMBINE-20'], 'nobody may choose the other version of a character that is taken', () => {
  for (const id of ['lee-adama', 'tom-zarek', 'karl-agathon', 'gaius-baltar']) {
    const other = alternate(id);
    const all = [one(id), other, one('galen-tyrol')];
    expect(ids(legalToChoose(all, [one(id)], five))).not.toContain(other.id);
    expect(ids(legalToChoose(all, [other], five))).not.toContain(id);
  }
});

rule(['BG-SETUP-36', 'BG-COMBINE-21'], 'the unchosen version still counts towards its type', () => {
  const lee = alternate('lee-adama');
  // Left: two political leaders, one of them only to be counted, against one pilot and one military leader.
  const all = [one('lee-adama'), lee, one('laura-roslin'), one('kara-thrace'), one('saul-tigh')];
  expect(ids(legalToChoose(all, [one('lee-adama')], five))).toEqual(['laura-roslin']);
});

rule('BG-CHAR-01', 'a type matters while characters are chosen at setup, and never after', () => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'gaius-baltar' }, { character: 'saul-tigh' }],
  });
  const open = (when: 'setup' | 'replacement') =>
    legalCharacters(p.g, seat(0), when).map((index) => p.g.content.characters[index]?.type);
  expect(new Set(open('setup'))).toEqual(new Set(['pilot', 'support']));
  // As replacements all are open, however many are left of each type.
  expect(new Set(open('replacement'))).toEqual(new Set(['political-leader', 'military-leader', 'pilot', 'support']));
  expect(open('replacement')).toHaveLength(p.g.content.characters.length - 3);
});

rule('BG-CHAR-02', 'every character has two positive abilities, one of them a miracle, and a negative one', () => {
  expect(allCharacters.length).toBeGreaterThanOrEqual(10);
  for (const { abilities } of allCharacters) {
    expect(abilities.map(({ kind }) => kind).sort()).toEqual(['miracle', 'negative', 'positive']);
  }
});

rule('BG-CHAR-03', 'an ability marked as an action is used as an action, any other is in force by itself', () => {
  const abilities = (character: string, others: readonly [string, string]) => {
    const p = position({ seats: [{ character, at: 'command' }, { character: others[0] }, { character: others[1] }] });
    p.run((g) => takeAction(g, seat(0)));
    return p
      .asked(0)
      ?.options.filter(({ type }: Option) => type === 'ability')
      .map(({ name }: Option) => name);
  };
  expect(abilities('laura-roslin', ['saul-tigh', 'kara-thrace'])).toEqual(['Skilled Politician']);
  expect(abilities('saul-tigh', ['laura-roslin', 'kara-thrace'])).toEqual(['Declare Martial Law']);
  expect(abilities('gaius-baltar', ['laura-roslin', 'kara-thrace'])).toEqual(['Cylon Detector']);
  // None of hers is marked as an action: they work by themselves, or at the moment they name.
  expect(abilities('kara-thrace', ['laura-roslin', 'saul-tigh'])).toEqual([]);
  const limit = position({
    seats: [{ character: 'galen-tyrol' }, { character: 'saul-tigh' }, { character: 'tom-zarek' }],
  });
  expect([handLimit(limit.g, seat(0)), handLimit(limit.g, seat(1))]).toEqual([8, 10]);
});

/** A game of three with Apollo, up to the question in which ship he starts. */
function apolloStarts() {
  const table = unsetGame({ players: 3, characters: ['lee-adama', 'laura-roslin', 'saul-tigh'] });
  return { table, apollo: seatOf(table, 'lee-adama') };
}
const answer = (table: ReturnType<typeof unsetGame>, who: Seat, fields: Record<string, unknown>): void => {
  const asked = table.askedOf(who);
  const index =
    asked?.options.findIndex((option: Option) =>
      Object.entries(fields).every(([key, value]) => option[key] === value),
    ) ?? -1;
  expect(index, JSON.stringify(asked)).toBeGreaterThanOrEqual(0);
  table.answer(who, index);
};

rule(['BG-CHAR-04', 'BG-CHAR-07'], 'Apollo starts in a viper that he launches, and everybody sees where he is', () => {
  const { table, apollo } = apolloStarts();
  while (table.askedOf(apollo)?.kind.includes('first-skills') === false) {
    const asked = table.askedOf(apollo);
    const ship = asked?.options.some(({ ship: kind }: Option) => kind === 'viper');
    answer(table, apollo, ship ? { ship: 'viper' } : { area: 'port-bow' });
  }
  const view = viewOf(table, 'spectator');
  expect(view.players[apollo]).toMatchObject({ place: 'space', piloting: { ship: 'viper' } });
  expect(view.ships.hangar.viper.reserve).toBe(3);
  const { area } = view.players[apollo]?.piloting ?? {};
  expect(['port-bow', 'port-stern']).toContain(area);
  expect(view.players.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['space', 'presidents-office', 'command']),
  );
});

rule('BG-FAQ-49', 'Apollo may take the assault raptor instead', () => {
  const { table, apollo } = apolloStarts();
  while (!viewOf(table, 'spectator').players[apollo]?.piloting) {
    const asked = table.askedOf(apollo);
    const ship = asked?.options.some(({ ship: kind }: Option) => kind === 'assault-raptor');
    answer(table, apollo, ship ? { ship: 'assault-raptor' } : { area: 'port-stern' });
  }
  const view = viewOf(table, 'spectator');
  expect(view.players[apollo]?.piloting?.ship).toBe('assault-raptor');
  expect(view.ships.hangar['assault-raptor']).toMatchObject({ reserve: 0, beside: 3 });
  expect(view.ships.hangar.viper.reserve).toBe(4);
});

rule('BG-SETUP-41', 'a chosen character is at the seat of who chose it, and nobody else can choose it', () => {
  const table = newGame({ players: 6 });
  const g: Galactica = table.state;
  const chosen = viewOf(table, 'spectator').players.map(({ character }) => character?.id);
  expect(new Set(chosen).size).toBe(6);
  const open = legalCharacters(g, seat(0), 'replacement').map((index) => g.content.characters[index]?.id);
  expect(open.filter((id) => chosen.includes(id))).toEqual([]);
});
