/** What a new board with a new phase takes: its folder, a line for its rules and a line for its words. */
import { readFileSync } from 'node:fs';
import { openTable, readJournal, seat, startTable } from '@ragtag/kernel';
import { dice, step, TestTable } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { componentsOf } from '../../src/core/components.ts';
import { active } from '../../src/core/engine/hooks.ts';
import { gameOf } from '../../src/core/game.ts';
import { isInBrig } from '../../src/core/rules/boards.ts';
import { handLimit } from '../../src/core/rules/turn.ts';
import { listOptions } from '../../src/core/setup/list-options.ts';
import { view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';
import * as words from '../../src/modules/words.ts';
import { modules } from '../../src/registry.ts';
import { gatheredFrom, type ModuleWords } from '../../src/words/module-words.ts';
import { observatory } from './observatory/module.ts';
import { observatoryWords } from './observatory/words/words.ts';

const all = [...modules, observatory]; // the line of its rules
const said: readonly ModuleWords[] = [...Object.values<ModuleWords>(words), observatoryWords]; // the line of its words
const game = gameOf(all, componentsOf(all));
const characters = ['laura-roslin', 'william-adama', 'lee-adama'];
const configuration = game.configure({ players: 3, characters, observatory: true });

/** A table of it at the start of its first turn. */
function begun(more: Partial<typeof configuration> = {}) {
  const table = startTable(game, { ...configuration, ...more }, 'stars');
  const below = dice(3);
  while (!table.state.state.setUp) step(table, below);
  return { table, below };
}

test('the board is there, for all to see, with its option', () => {
  expect(listOptions(all).map(({ name }) => name)).toContain('observatory');
  const { table } = begun();
  const { boards, options } = view(table.state, 'spectator');
  expect(boards).toContain('observatory');
  expect(options.observatory).toBe(true);
  expect(table.state.content.locations.dome?.actions).toHaveLength(1);
});

test('its phase comes where it says, and its rules are in force meanwhile', () => {
  const table = new TestTable(game, configuration, 'stars');
  const g = table.state;
  g.state.setUp = true;
  g.player(seat(0)).character = 0;
  g.player(seat(0)).place = 'dome';
  g.turn.part = 'prepare-for-jump';
  expect(handLimit(g, seat(0))).toBe(10);
  table.begin();
  expect(table.askedOf(seat(0))).toMatchObject({ kind: 'stargazing' });
  expect([g.state.step, handLimit(g, seat(0))]).toEqual(['stargazing', 15]);
  table.choose(seat(0), { type: 'yes' });
  expect([g.state.starsSeen, g.state.step]).toEqual([1, 'discard']);
});

test('its words join those of the others, in every table', () => {
  expect(gatheredFrom(said, 'questions')).toMatchObject({
    stargazing: 'Look at the stars?',
    'choose-player': 'Choose a player',
  });
  expect(Object.keys(gatheredFrom(said, 'advice'))).toContain('stargazing');
  expect(gatheredFrom(said, 'endings')).toMatchObject({ 'earth-seen': 'Earth has been seen' });
  expect(gatheredFrom(said, 'phases')).toMatchObject({ stargazing: { title: 'Stars' } });
  const boards = gatheredFrom(said, 'boards');
  const { locations } = componentsOf(all);
  for (const board of all.flatMap(({ boards: own = [] }) => own)) {
    const drawn = { ...boards[board.id]?.places, ...boards[board.id]?.overlays };
    const printed = locations.filter((one) => one.board === board.id).map(({ id }) => id);
    expect(Object.keys(drawn).sort(), board.id).toEqual([...new Set(printed)].sort());
  }
});

test('what counts as the Brig is the Brig', () => {
  const { state: g } = begun().table;
  g.player(seat(0)).place = 'archive';
  expect(isInBrig(g, seat(0))).toBe(true);
  expect(active(g, 'cardsFromBrig').map(({ hook, owner }) => hook(g, owner))).toEqual([3]);
});

test('random players finish it', { timeout: 120_000 }, () => {
  const { table, below } = begun();
  while (!table.over) {
    step(table, below);
    game.check?.(table.state);
  }
  expect(table.state.state.winner).not.toBeNull();
});

test('a stored game knows nothing of it and opens to its last answer', () => {
  const stored = JSON.parse(readFileSync(new URL('../../golden/001.json', import.meta.url), 'utf8'));
  const journal = readJournal(stored.journal);
  const { agreed, parting, table } = openTable(game, journal);
  expect([agreed, parting]).toEqual([journal.answers.length, null]);
  expect(table.hash).toBe(openTable(galactica, journal).table.hash);
  expect(Object.keys(defaults)).not.toContain('observatory');
});
