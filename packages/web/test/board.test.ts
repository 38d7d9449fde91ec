import { catalog, defaults, galactica, randomCharacters, type View } from '@ragtag/galactica';
import { type Decision, type Plain, seat } from '@ragtag/kernel';
import { dice, playRandomly, TestTable } from '@ragtag/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../src/games/galactica/board/board.tsx';
import { areas, pack, way } from '../src/games/galactica/board/geometry.ts';
import { type BoardName, glyphs, layoutFor } from '../src/games/galactica/board/layout.ts';
import { motionOf } from '../src/games/galactica/board/motions.ts';
import { pointersTo, whereIs } from '../src/games/galactica/board/pointers.tsx';
import { held, home, scaled, whole } from '../src/games/galactica/board/seen.ts';
import { emblems } from '../src/games/galactica/parts/emblems.ts';
import { words } from '../src/games/galactica/words/words.ts';
import { ChoosingContext, litBy, nothingToChoose } from '../src/table/choosing.ts';
import './fixture/speaking.ts';
import { crowd, fight, ruins } from './fixture/positions.ts';

const boards = ['galactica', 'pegasus', 'colonial-one', 'cylon-locations', 'cylon-fleet-board'] as const;
const frames = [
  { width: 1060, height: 560 },
  { width: 1000, height: 700 },
  { width: 390, height: 555 },
];
const layouts = frames.map((frame) => layoutFor(frame, boards));

/** The board as it is drawn while this is asked. */
function drawn(seen: Plain, asked: Decision | null = null): string {
  const view = seen as unknown as View; // the kernel knows a game's view as plain data
  const choosing = { ...nothingToChoose, asked, lit: litBy(asked) };
  const board = createElement(Board, { view, log: [] });
  return renderToStaticMarkup(createElement(ChoosingContext, { value: choosing }, board));
}

function groups(markup: string): string[] {
  return [...markup.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, label = '']) =>
    label.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );
}

function targets(markup: string): string[] {
  return [...markup.matchAll(/data-at="([^"]*)" role="button" tabindex="0"/gi)].map(([, at = '']) => at);
}

/** Plays a game at random, drawing every kind of question the first time it is asked. */
function playOn(seed: number, kinds: Set<string>): void {
  const characters = randomCharacters(5, dice(seed));
  const table = new TestTable(galactica, { ...defaults, players: 5, characters }, `board ${seed}`);
  table.begin();
  playRandomly(table, dice(seed), {
    after: ({ pending, state }) => {
      for (const asked of pending) {
        const wanted = [...litBy(asked).keys()].filter((key) => /^(location|area|ship|basestar|fleet):/.test(key));
        const kind = `${asked.kind} ${wanted.map((key) => key.split(':')[0]).join(' ')}`;
        if (wanted.length === 0 || kinds.has(kind)) continue;
        kinds.add(kind);
        const lit = targets(drawn(galactica.view(state, asked.seat), asked));
        expect(lit, `${asked.kind} of ${JSON.stringify(asked.options)}`).toEqual(expect.arrayContaining(wanted));
      }
    },
  });
}

test('every place says its name, what is wrong with it and who is there', () => {
  const places = groups(drawn(fight().view(seat(0))));
  expect(places).toEqual(
    expect.arrayContaining([
      'Galactica',
      'Command: William Adama, President',
      "Admiral's Quarters, damaged",
      'Brig, hazardous: Tom Zarek',
      'Main Batteries, damaged',
      "President's Office: Laura Roslin, Admiral",
      'Caprica: Sharon "Boomer" Valerii',
    ]),
  );
});

test('every area says what flies in it', () => {
  const places = groups(drawn(fight().view(seat(0))));
  expect(places).toEqual(
    expect.arrayContaining([
      'Bow: Basestar, damaged: hangar and structural, 3 raiders',
      'Starboard bow: Basestar, 5 raiders, 1 heavy raider',
      'Starboard stern: Civilian ship, face down',
      'Cylon Fleet, Port bow: 2 raiders and 1 heavy raider',
      'Cylon Fleet, Bow: empty',
    ]),
  );
  expect(places.find((place) => place.startsWith('Port stern'))).toContain('Kara "Starbuck" Thrace, CAG in a Viper');
});

test('nothing can be pressed while nothing is asked', () => {
  expect(targets(drawn(fight().view(seat(0))))).toEqual([]);
});

test('the places a move leads to can be pressed', () => {
  const at = fight().play();
  const lit = targets(drawn(at.view(seat(0)), at.asked(0)));
  expect(lit).toContain('location:armory');
  expect(lit).toContain('location:press-room');
  expect(lit).not.toContain('location:brig');
  expect(lit).not.toContain('location:caprica');
});

test('a ship that can be attacked can be pressed itself', () => {
  const at = fight().play();
  at.choose(0, { type: 'stay' }).choose(0, { type: 'location', location: 'command' });
  const lit = targets(drawn(at.view(seat(0)), at.asked(0)));
  expect(lit).toEqual(expect.arrayContaining(['ship:port-stern:raider', 'area:bow', 'area:port-stern']));
  expect(lit).not.toContain('basestar:0');
});

test('whatever is asked in a whole game, what it points at on the board is lit there', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3]) playOn(seed, kinds);
  expect(kinds.size).toBeGreaterThan(20);
});

test('ships fly along the ring and never through Galactica', () => {
  for (const { ring } of layouts) {
    for (const from of areas) {
      for (const to of areas) {
        for (const { x, y } of way(ring, from, to)) {
          const [across, along] = [(x - ring.centre.x) / ring.inner.x, (y - ring.centre.y) / ring.inner.y];
          expect(Math.hypot(across, along)).toBeGreaterThan(1);
        }
      }
    }
  }
});

test('ships and people on their way are seen, by the ring and by their places', () => {
  const [layout] = layouts;
  if (!layout) throw new Error('there is a layout');
  const seen = (event: { type: string; [key: string]: string | number | null }) => motionOf(event, layout);
  expect(seen({ type: 'viper-moved', ship: 'mark-vii', from: 'stern', to: 'bow', pilot: null })).toMatchObject({
    kind: 'flight',
    ship: 'mark-vii',
  });
  expect(seen({ type: 'viper-moved', ship: 'mark-vii', from: 'stern', to: 'stern', pilot: null })).toBeNull();
  expect(seen({ type: 'viper-launched', ship: 'viper', area: 'port-bow' })).toMatchObject({ kind: 'flight' });
  expect(seen({ type: 'character-moved', seat: 1, from: 'brig', to: 'command' })).toMatchObject({
    kind: 'walk',
    seat: 1,
  });
  expect(seen({ type: 'jumped' })).toEqual({ kind: 'jump' });
  expect(seen({ type: 'skill-drawn', seat: 1, skill: 'tactics' })).toBeNull();
});

test('vipers leave by a tube of the port pod, and go round Galactica from there', () => {
  for (const layout of layouts) {
    for (const area of areas) {
      const sight = motionOf({ type: 'viper-launched', ship: 'viper', area }, layout);
      if (sight?.kind !== 'flight') throw new Error('it flies');
      for (const { x, y } of sight.path) {
        const [across, along] = [
          (x - layout.ring.centre.x) / layout.ring.inner.x,
          (y - layout.ring.centre.y) / layout.ring.inner.y,
        ];
        expect(Math.hypot(across, along)).toBeGreaterThan(1);
      }
    }
  }
});

test('what is lit out of sight is pointed to from the edge, board by board', () => {
  const view = fight().view(seat(0)) as unknown as View;
  const frame = { width: 700, height: 430 };
  const layout = layoutFor(frame, boards);
  const lit = ['location:armory', 'location:press-room', 'location:airlock', 'location:administration', 'fleet:stern'];
  const places = lit.flatMap((key) => whereIs(key, view, layout) ?? []);
  expect(pointersTo(places, whole(layout, frame))).toEqual([]);
  const near = pointersTo(places, home(layout, frame));
  expect(near.map(({ board, n, x }) => `${board} ${n} ${x}`).sort()).toEqual([
    'colonial-one 2 0',
    'cylon-fleet-board 1 1',
    'pegasus 1 0',
  ]);
});

test('every character has an emblem, every place of a board a glyph', () => {
  const entries = catalog();
  const missing = (deck: string, drawn: Readonly<Record<string, string>>) =>
    entries.filter((entry) => entry.deck === deck && drawn[String(entry['id'])] === undefined).map(({ name }) => name);
  expect(missing('character', emblems)).toEqual([]);
  expect(missing('location', glyphs)).toEqual([]);
});

test('a board that a module brings finds its place beside the others, in every frame', () => {
  const all = { ...words.board.boards, moon: { name: 'Moon', stands: ['left', 30], places: { crater: '', mine: '' } } };
  const boards = [...(Object.keys(words.board.boards) as BoardName[]), 'moon' as BoardName]; // as its module declares it
  for (const frame of [
    { width: 1400, height: 700 },
    { width: 380, height: 600 },
  ]) {
    const { panels, plates, frames, height } = layoutFor(frame, boards, all as typeof words.board.boards); // as above
    const boxes = Object.entries(panels);
    const moon = panels['moon' as keyof typeof panels];
    expect(boxes).toHaveLength(5);
    expect(frames).toHaveProperty('moon', moon);
    for (const [name, box] of boxes) {
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const overlap = boxes.filter(
        ([other, { x, y, width: w, height: h }]) =>
          other !== name && x < box.x + box.width && box.x < x + w && y < box.y + box.height && box.y < y + h,
      );
      expect(overlap).toEqual([]);
    }
    for (const plate of [plates['crater'], plates['mine']])
      expect(plate && moon && plate.y >= moon.y && plate.y + plate.height <= moon.y + moon.height).toBe(true);
  }
});

test('boards that are lost say so', () => {
  const places = groups(drawn(ruins().view(seat(0))));
  expect(places).toEqual(expect.arrayContaining(['Pegasus, destroyed', 'Colonial One, destroyed']));
  expect(places.some((place) => place.startsWith('Cylon Fleet,'))).toBe(false);
});

test('a crowd can still be counted', () => {
  const places = groups(drawn(crowd().view(seat(0))));
  expect(places.find((place) => place.startsWith('Bow'))).toContain('8 raiders, 2 heavy raiders');
});

test('however many ships are in an area, they stay in it', () => {
  for (const layout of layouts) {
    for (const area of areas) {
      const box = layout.ships[area];
      const ships = Array.from({ length: 14 }, () => ({ width: 70, height: 62 }));
      for (const { x, y, scale } of pack(ships, box)) {
        expect(x - 35 * scale).toBeGreaterThanOrEqual(box.x - 1);
        expect(x + 35 * scale).toBeLessThanOrEqual(box.x + box.width + 1);
        expect(y - 31 * scale).toBeGreaterThanOrEqual(box.y - 1);
        expect(y + 31 * scale).toBeLessThanOrEqual(box.y + box.height + 1);
      }
    }
  }
});

test('the picture stays on the canvas however it is pushed and pulled', () => {
  const [frame = { width: 0, height: 0 }] = frames;
  const layout = layoutFor(frame, boards);
  const all = whole(layout, frame);
  expect(held(scaled(all, 3, { x: 10, y: 10 }), layout, frame)).toEqual(all);
  const near = held(scaled(all, 0.01, { x: 0, y: 0 }), layout, frame);
  expect(near.width).toBeLessThan(all.width / 4);
  const pushed = held({ ...near, x: 99_999, y: -99_999 }, layout, frame);
  expect(pushed).toMatchObject({ x: layout.width - near.width, y: 0 });
});

test('everything is seen at first where it can be read; on a phone Galactica fills the width', () => {
  const desk = { width: 1060, height: 560 };
  expect(home(layoutFor(desk, boards), desk)).toEqual(whole(layoutFor(desk, boards), desk));
  const phone = { width: 390, height: 555 };
  const layout = layoutFor(phone, boards);
  const seen = home(layout, phone);
  expect(seen.width).toBeCloseTo(layout.width, -1);
  expect(seen.y + seen.height).toBeLessThan(layout.panels.pegasus?.y ?? 0);
  const little = home(layout, { width: 390, height: 190 });
  expect(little.width).toBeCloseTo(layout.width, -1);
  expect(little.y + little.height / 2).toBeCloseTo(layout.ring.centre.y, -1);
});
