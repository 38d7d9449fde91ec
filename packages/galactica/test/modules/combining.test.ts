/** What Daybreak brings into a game and what it overrules, whichever other boxes are used. */
import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allCharacters, allFaces, allLocations, contentFor } from '../../src/content.ts';
import type { FaceEntry } from '../../src/core/content/entry.ts';
import { locationsInPlay } from '../../src/core/rules/boards.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { canGainMiracle } from '../../src/core/rules/miracle.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { loyaltyCounts } from '../../src/core/setup/loyalty-deck.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import { type ExpansionSet, skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica } from '../../src/game.ts';
import { type GalacticaTable, newGame, unsetGame, viewOf } from '../setup/new-game.ts';

const others: readonly ExpansionSet[] = ['pegasus', 'exodus'];
/** Every choice of the other boxes. */
const choices = [[], ['pegasus'], ['exodus'], ['pegasus', 'exodus']] as const;
const configured = (sets: readonly ExpansionSet[], more: Partial<Configuration> = {}): Configuration =>
  galactica.configure({ sets: ['base', ...sets], ...more });
const content = (...sets: ExpansionSet[]) => contentFor(configured(sets));
/** How many cards there are of those that fit. */
function count(all: ReturnType<typeof content>, fits: (entry: FaceEntry) => boolean): number {
  return all.faces.reduce((sum, entry, face) => sum + (fits(entry) ? (all.counts[face] ?? 0) : 0), 0);
}

rule(
  ['BG-COMBINE-01', 'BG-COMBINE-02'],
  'a game has one objective, of a box that is in it: with the base Kobol',
  () => {
    for (const sets of [...choices, ['daybreak'], [...others, 'daybreak']] as ExpansionSet[][]) {
      expect(configured(sets).objective).toBe('kobol');
      expect(contentFor(configured(sets)).objective.id).toBe('kobol');
    }
    for (const objective of ['new-caprica', 'ionian-nebula', 'earth']) {
      expect(() => galactica.configure({ sets: ['base'], objective })).toThrow(/BG-COMBINE-02/);
    }
    expect(() => galactica.configure({ objective: ['kobol', 'kobol'] })).toThrow(/BG-COMBINE-02/);
  },
);

rule('BG-COMBINE-03', 'with Daybreak everything of its box is used, as far as the options call for it', () => {
  const leader = { players: 4, cylonLeader: true };
  const used = [contentFor(configured(['daybreak'], leader)), contentFor(configured(['exodus', 'daybreak'], leader))];
  const isDaybreaks = ({ set }: { readonly set: ExpansionSet }) => set === 'daybreak';
  const left = allFaces.filter(isDaybreaks).filter((entry) => !used.some(({ faces }) => faces.includes(entry)));
  expect(left.map(({ name }) => name)).toEqual([]);
  for (const entry of allCharacters.filter(isDaybreaks)) expect(used[0]?.characters).toContain(entry);
  for (const entry of allLocations.filter(isDaybreaks)) expect(used[0]?.locations[entry.id]).toBe(entry);
  expect(used[0]?.pieces['assault-raptor']).toBe(4);
});

/** A Cylon at Caprica brings about a crisis with a jump icon; where the fleet marker then stands. */
function jumpTrackAfterCaprica(...sets: ExpansionSet[]): number {
  const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica' as const, loyaltyFaceup: ['cylon-morale'] };
  const p = position({
    ...galactica.configure({ sets: ['base', ...sets], players: 3 }),
    seats: [cylon, { character: 'william-adama' }, { character: 'saul-tigh' }],
    next: { crisis: ['Water Sabotaged'] },
    part: 'act',
  });
  p.run((g) => turn(g)).choose(0, { location: 'caprica' });
  p.choose(0, { name: 'Water Sabotaged' }).choose(0, { index: 1 });
  return p.g.state.jumpTrack;
}

rule(['BG-COMBINE-12', 'BG-COMBINE-15'], 'Daybreak overrules the base: after Caprica the jump is prepared', () => {
  expect([jumpTrackAfterCaprica(), jumpTrackAfterCaprica('daybreak')]).toEqual([0, 1]);
});

rule('BG-COMBINE-16', 'with Daybreak’s overlay the Resurrection Ship is hazardous', () => {
  const hazardous = (...sets: ExpansionSet[]) => content(...sets).locations['resurrection-ship']?.hazardous;
  expect([hazardous(), hazardous('exodus')]).toEqual([false, false]);
  for (const sets of choices) expect(hazardous(...sets, 'daybreak')).toBe(true);
});

rule('BG-COMBINE-13', 'all of Daybreak is laid out before the first player chooses a character', () => {
  const table = unsetGame(configured(['daybreak']));
  expect(table.pending.map(({ kind }) => kind)).toEqual(['choose-character']);
  const { ships, decks } = viewOf(table, 'spectator');
  expect(ships.hangar['assault-raptor']).toMatchObject({ reserve: 1, beside: 3 });
  expect([decks.mutiny?.count, decks.skill.treachery?.count]).toEqual([22, 26]);
  expect(locationsInPlay(table.state)).toContain('quorum-chamber');
});

rule('BG-COMBINE-19', 'Daybreak’s twelve sheets join the others', () => {
  const sheets = (more: ExpansionSet[]) =>
    contentFor(configured(more, { cylonLeader: more.includes('daybreak'), players: 4 })).characters;
  expect(sheets(['daybreak']).filter(({ set }) => set === 'daybreak')).toHaveLength(12);
  expect(sheets(['daybreak']).filter(({ set }) => set === 'base')).toEqual(sheets([]));
});

const crew = ['laura-roslin', 'saul-tigh', 'kara-thrace'];
const threeWith = (...sets: ExpansionSet[]): GalacticaTable =>
  newGame({ ...configured(sets, { players: 3, characters: crew }) });

rule('BG-COMBINE-22', 'with Daybreak everybody has a miracle token, and the supply of ten outlasts any table', () => {
  const tokens = viewOf(threeWith('daybreak'), 'spectator').players.map(({ miracle }) => miracle);
  expect(tokens).toEqual([1, 1, 1]);
  // Seven players with one each, one of them with three: nine at the most.
  const seats = ['gaius-baltar-alternate', 'laura-roslin', 'saul-tigh', 'kara-thrace', 'tom-zarek', 'galen-tyrol'];
  const p = position({ seats: [...seats, 'cavil'].map((character) => ({ character, miracle: 1 })), cylonLeader: true });
  const room = p.g.seats.map((one) => {
    const player = p.g.player(one);
    while (canGainMiracle(p.g, one)) player.miracle += 1;
    return player.miracle;
  });
  expect(room.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(10);
});

rule('BG-COMBINE-23', 'Daybreak adds 30 crises, and five cards to each of the five skill decks', () => {
  const of = (deck: string, type?: string) => (entry: FaceEntry) =>
    entry.set === 'daybreak' && entry.deck === deck && (type === undefined || ('type' in entry && entry.type === type));
  for (const sets of choices) {
    const all = contentFor(configured([...sets, 'daybreak'], { cylonFleet: false }));
    expect(count(all, of('crisis'))).toBe(30);
    const five = skillTypes.filter((type) => type !== 'treachery');
    expect(five.map((type) => count(all, of('skill', type)))).toEqual([5, 5, 5, 5, 5]);
  }
  const { cards } = unsetGame(configured(['daybreak'])).state;
  expect(cards.count(zones.skillDeck.politics)).toBe(26);
  expect(cards.count(zones.crisisDeck)).toBe(70 + 30);
});

rule('BG-COMBINE-25', 'the Destiny deck is of six types with a treachery deck, else of five', () => {
  const destiny = (...sets: ExpansionSet[]) => viewOf(threeWith(...sets), 'spectator').decks.destiny.count;
  expect([destiny(), destiny('exodus'), destiny('pegasus'), destiny('daybreak')]).toEqual([10, 10, 12, 12]);
});

rule(['BG-COMBINE-29', 'BG-COMBINE-39', 'BG-COMBINE-55'], 'with Daybreak the loyalty deck is made its way', () => {
  const daybreaks = [
    [1, 5, null],
    [1, 7, 'mutineer'],
    [2, 8, null],
    [2, 10, 'mutineer'],
  ];
  const chart = (sets: readonly ExpansionSet[], leader: boolean) => {
    const all = contentFor(configured([...sets, 'daybreak'], { players: 4, cylonLeader: leader }));
    return (leader ? [4, 5, 6, 7] : [3, 4, 5, 6]).map((players) => {
      const { cylons, notCylons, special } = loyaltyCounts(all, players, leader);
      return [cylons, notCylons, special?.id ?? null];
    });
  };
  for (const sets of choices) {
    const more = (sets as readonly string[]).includes('exodus') ? 1 : 0;
    const expected = daybreaks.map(([cylons, notCylons, special]) => [cylons, Number(notCylons) + more, special]);
    expect([chart(sets, false), chart(sets, true)]).toEqual([expected, expected]);
  }
});

rule(
  'BG-COMBINE-46',
  'without Exodus nobody ever sees the loyalty cards left over, nor gets one by an execution',
  () => {
    const table = threeWith('daybreak');
    for (const viewer of ['spectator', ...table.state.seats] as const) {
      const { decks } = viewOf(table, viewer);
      expect([decks.notCylon.known, decks.unusedCylons.known]).toEqual([[], []]);
    }
    const taken = (...sets: ExpansionSet[]): number => {
      const p = position({ ...configured(sets, { players: 3 }), seats: crew.map((character) => ({ character })) });
      const before = p.g.cards.count(zones.notCylonDeck);
      p.run((g) => execute(g, seat(1))).choose(1, { character: 'tom-zarek' });
      return before - p.g.cards.count(zones.notCylonDeck);
    };
    expect([taken('daybreak'), taken('exodus', 'daybreak')]).toEqual([0, 1]);
  },
);

rule(['BG-COMBINE-52', 'BG-COMBINE-54'], 'with Daybreak there is no Sympathetic Cylon, with Pegasus or without', () => {
  for (const sets of choices) {
    const all = contentFor(configured([...sets, 'daybreak'], { conflictedLoyalties: false }));
    const kinds = new Set(all.faces.flatMap((entry) => (entry.deck === 'loyalty' ? entry.kind : [])));
    expect([...kinds].sort()).toEqual(['cylon', 'mutineer', 'not-cylon']);
  }
});

rule('BG-COMBINE-72', 'with all boxes each takes out what it takes out of the others', () => {
  const all = content('pegasus', 'exodus', 'daybreak');
  const sets = (fits: (entry: FaceEntry) => boolean) => [
    ...new Set(all.faces.flatMap((entry) => (fits(entry) ? entry.set : []))),
  ];
  expect(sets(({ name }) => name === 'Investigative Committee')).toEqual(['pegasus']);
  expect(sets((entry) => entry.deck === 'skill' && entry.type === 'treachery')).toEqual(['daybreak']);
  expect(sets(({ deck }) => deck === 'crisis')).toEqual(['base', 'pegasus', 'exodus', 'daybreak']);
  expect([all.titles.president?.set, all.titles.admiral?.set, all.titles.cag?.set]).toEqual([
    'pegasus',
    'exodus',
    'exodus',
  ]);
  expect(all.pieces).toMatchObject({ viper: 6, 'mark-vii': 4, 'assault-raptor': 4, raider: 20, nuke: 3, basestar: 2 });
  expect([all.locations.caprica?.set, all.locations.administration?.set]).toEqual(['daybreak', 'daybreak']);
  expect(loyaltyCounts(all, 5)).toEqual({
    cylons: 2,
    notCylons: 9,
    special: null,
    rules: ['BG-LOYDECK-07'],
  });
});

rule('BG-COMBINE-76', 'the three lines hold in any choice of boxes, without those who are not there', () => {
  const line = (title: 'president' | 'admiral' | 'cag', ...sets: ExpansionSet[]): string[] =>
    content(...sets)
      .characters.filter(({ succession }) => succession)
      .sort((a, b) => (a.succession?.[title] ?? 0) - (b.succession?.[title] ?? 0))
      .map(({ id }) => id);
  const all = (title: 'president' | 'admiral' | 'cag') => line(title, 'pegasus', 'exodus', 'daybreak');
  for (const title of ['president', 'admiral', 'cag'] as const) {
    for (const sets of choices) {
      const some = line(title, ...sets);
      expect(some).toEqual(all(title).filter((id) => some.includes(id)));
    }
  }
  expect(line('admiral').slice(0, 3)).toEqual(['william-adama', 'saul-tigh', 'karl-agathon']);
  const { titles, players } = viewOf(threeWith(), 'spectator');
  const holders = [titles.president, titles.admiral].map((one) => players[Number(one)]?.character?.id);
  expect(holders).toEqual(['laura-roslin', 'saul-tigh']);
});
