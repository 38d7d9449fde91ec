import { readdirSync, readFileSync } from 'node:fs';
import { defaults, galactica, randomCharacters, type View } from '@ragtag/galactica';
import { isQuestion } from '@ragtag/galactica/words';
import { type Decision, seat, startTable } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { lessonAt, lessons } from '../src/games/galactica/knowing/course/lessons.ts';
import { type GuideTable, type HintId, hintOf, hints, nextHint } from '../src/games/galactica/knowing/guide/hints.ts';
import { type Box, overlap, placeBubble } from '../src/games/galactica/knowing/guide/place-bubble.ts';
import { words } from '../src/games/galactica/words/words.ts';

const everyHint = Object.keys(hints) as HintId[]; // its own keys
const PLAYERS = 4;

/** What a seat sees of a table, as the guide looks at it. */
function lookedAt(view: View, at: number, asked: Decision | undefined): GuideTable {
  return {
    view,
    seat: at,
    asked: asked && isQuestion(asked) ? { kind: asked.kind, types: asked.options.map(({ type }) => type) } : null,
  };
}

/** Follows a whole game of random players from every seat. */
function follow(seed: number, look: (table: GuideTable, asked: Decision | undefined) => void): void {
  const characters = seed % 2 === 0 ? null : randomCharacters(PLAYERS, dice(seed));
  const table = startTable(galactica, { ...defaults, players: PLAYERS, characters }, `guide ${seed}`);
  const below = dice(seed);
  const lookAround = () => {
    for (let at = 0; at < PLAYERS; at++) {
      const asked = table.pending.find((decision) => decision.seat === at);
      const view = galactica.view(table.state, seat(at)) as unknown as View; // the kernel knows a view as plain data
      look(lookedAt(view, at, asked), asked);
    }
  };
  for (; !table.over; step(table, below)) lookAround();
  lookAround();
}

/** The same table with every card unknown. */
function blinded(table: GuideTable): GuideTable {
  const players = table.view.players.map((player) => ({
    ...player,
    hand: { ...player.hand, cards: [] },
    quorum: { ...player.quorum, cards: [] },
    mutiny: { ...player.mutiny, cards: [] },
    superCrises: { ...player.superCrises, cards: [] },
    loyalty: player.loyalty.map(({ card }) => ({ card })),
  }));
  return { ...table, view: { ...table.view, players } };
}

describe('over whole games', () => {
  test('every hint comes up, to each player at most once, and never because of a card nobody else sees', () => {
    const shown = new Set<HintId>();
    for (let seed = 1; seed <= 6; seed++) {
      const seen = Array.from({ length: PLAYERS }, () => new Set<string>());
      follow(seed, (table) => {
        const known = seen[table.seat] ?? new Set();
        for (let hint = nextHint(known, table); hint !== null; hint = nextHint(known, table)) {
          expect(known.has(hint), `${hint} again`).toBe(false);
          expect(nextHint(known, blinded(table))).toBe(hint);
          expect(hintOf(hint).when(table)).toBe(true);
          known.add(hint);
          shown.add(hint);
        }
      });
    }
    expect(everyHint.filter((hint) => !shown.has(hint))).toEqual([]);
  });

  test('the first thing explained is where the questions stand', () => {
    const first: (HintId | null)[] = [];
    follow(2, (table) => {
      if (table.asked && first.length === 0) first.push(nextHint(new Set(), table));
    });
    expect(first).toEqual(['question']);
  });
});

test('a first game is taught from its first question to its second turn, and in order', () => {
  const configuration = galactica.configure({ players: 4, sets: ['base'], firstGame: true });
  for (let seed = 0; seed < 5; seed++) {
    const table = startTable(galactica, configuration, `course ${seed}`);
    const below = dice(seed);
    const reached: string[] = [];
    const order = Object.keys(lessons);
    while (!table.over && table.state.state.turnNumber < 3) {
      const asked = table.pending.find((decision) => decision.seat === 0);
      const view = galactica.view(table.state, seat(0)) as unknown as View; // the kernel knows a view as plain data
      expect(view.options.firstGame).toBe(true);
      const lesson = lessonAt(lookedAt(view, 0, asked));
      expect(order.indexOf(lesson)).toBeGreaterThanOrEqual(order.indexOf(lessonAt(lookedAt(view, 0, undefined))));
      reached.push(lesson);
      step(table, below);
    }
    expect(reached[0]).toBe('move');
    expect(reached.at(-1)).toBe('on');
    expect(reached).toEqual(expect.arrayContaining(['act', 'crisis']));
  }
});

test('every hint and every lesson has words, and the rules it names are there', () => {
  const folder = new URL('../../galactica/rules/', import.meta.url);
  const rules = readdirSync(folder).flatMap((file): { id: string }[] =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  );
  const ids = new Set(rules.map(({ id }) => id));
  for (const hint of everyHint) {
    expect(words.guide.hints[hint].text.length).toBeGreaterThan(20);
    for (const rule of hintOf(hint).rules ?? []) expect(ids).toContain(rule);
  }
  for (const { rules: named } of Object.values(lessons)) for (const rule of named) expect(ids).toContain(rule);
});

describe('a bubble', () => {
  const bubble = { width: 350, height: 200 };
  const wide = { width: 1600, height: 1000 };
  const phone = { width: 390, height: 844 };
  const place = (screen: typeof wide, target: Box | null, needed: readonly Box[]) => ({
    ...placeBubble(bubble, screen, target, needed),
    ...bubble,
  });

  test('stands beside what it is about', () => {
    const target = { x: 10, y: 60, width: 220, height: 700 };
    const box = place(wide, target, []);
    expect(overlap(box, target)).toBe(0);
    expect(box.x).toBeLessThan(300);
  });

  test('leaves the question free, on a phone too, wherever there is room', () => {
    const deskQuestion = { x: 0, y: 770, width: 400, height: 220 };
    const phoneQuestion = { x: 0, y: 500, width: 390, height: 344 };
    for (const target of [deskQuestion, { x: 1300, y: 700, width: 290, height: 290 }, null]) {
      expect(overlap(place(wide, target, [deskQuestion]), deskQuestion)).toBe(0);
    }
    for (const target of [phoneQuestion, { x: 0, y: 40, width: 390, height: 40 }, null]) {
      expect(overlap(place(phone, target, [phoneQuestion]), phoneQuestion)).toBe(0);
    }
  });

  test('would rather cover what it is about than what is needed more', () => {
    const target = { x: 0, y: 0, width: 390, height: 500 };
    const question = { x: 0, y: 500, width: 390, height: 344 };
    expect(overlap(place(phone, target, [question]), question)).toBe(0);
  });

  test('is always on the screen', () => {
    for (const x of [-100, 0, 800, 1590]) {
      for (const y of [-100, 0, 500, 990]) {
        const box = place(wide, { x, y, width: 40, height: 40 }, []);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(wide.width);
        expect(box.y + box.height).toBeLessThanOrEqual(wide.height);
      }
    }
  });
});
