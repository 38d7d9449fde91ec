import type { GalacticaEvent } from '@ragtag/galactica';
import { check, eventLine, linesOf, logKinds } from '@ragtag/galactica/words';
import type { GameEvent } from '@ragtag/kernel';
import { namesFor } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';
import { before } from '../src/table/use-history.ts';
import { moments } from './fixture/real-game.ts';

const names = namesFor(['Adama', 'Roslin', 'Starbuck', 'Baltar', 'Zarek'], 0);

function texts(...events: GameEvent[]): string[] {
  const scoped = events.map((event) => ({ scope: 'turn.1', ...event }));
  return linesOf(scoped).flatMap(({ lines }) => lines.map(({ event }) => eventLine(event, names).text));
}

const drawn = (seat: number, skill: string, more = {}): GameEvent => ({ type: 'skill-drawn', seat, skill, ...more });
const flown = (from: string, to: string): GameEvent => ({ type: 'raider-moved', from, to });

test('cards drawn one after the other are one line, each player’s own', () => {
  expect(texts(drawn(1, 'politics'), drawn(1, 'politics'), drawn(1, 'tactics'), drawn(2, 'piloting'))).toEqual([
    'Roslin draws 2 politics and 1 tactics',
    'Starbuck draws 1 piloting',
  ]);
  const known = (name: string) => drawn(0, 'tactics', { name, strength: 2 });
  expect(texts(known('Launch Scout'), known('Strategic Planning'))).toEqual([
    'You draw 2 tactics: Launch Scout 2 and Strategic Planning 2',
  ]);
});

test('what you discard or put back is named to you, and who puts a card into a check to all', () => {
  const buried = { type: 'card-put-back', deck: 'crisisDeck', where: 'bottom' };
  const [yours, anothers] = texts({ ...buried, seat: 0, names: ['Water Shortage'] }, { ...buried, seat: 1 });
  expect(yours).toMatch(/^You put a card on the bottom of .*: Water Shortage$/);
  expect(anothers).toMatch(/^Roslin puts a card on the bottom of /);
  expect(anothers).not.toContain('Water Shortage');
  expect(
    texts(
      { type: 'skills-discarded', seat: 0, n: 1, how: 'choice', names: ['Repair'] },
      { type: 'check-card-added', by: 1, name: 'Repair', skill: 'engineering', strength: 1, counts: 1 },
    ),
  ).toEqual(['You discard 1 skill card: Repair', 'Roslin puts Repair (1) into the check']);
});

test('raiders that fly the same way are one line', () => {
  expect(texts(flown('bow', 'stern'), flown('bow', 'stern'), flown('stern', 'bow'))).toEqual([
    '2 raiders fly from the bow to the stern',
    'A raider flies from the stern to the bow',
  ]);
});

test('what the next line says better is left out', () => {
  const scope = 'turn.1/activation.1/shot.2';
  const attack = [
    { type: 'die-rolled', roller: 0, purpose: 'attack-on-galactica', natural: 8, scope },
    { type: 'die-result', roller: 0, purpose: 'attack-on-galactica', result: 8, scope },
    { type: 'galactica-attacked', by: 'basestar', area: 'bow', result: 8, hit: true, scope },
  ];
  expect(texts(...attack)).toEqual(['A basestar off the bow fires at Galactica: rolled 8, hit']);
  const response = [
    { type: 'responded', seat: 2, window: 'before-roll', name: 'Strategic Planning' },
    { type: 'skill-card-played', seat: 2, name: 'Strategic Planning', skill: 'tactics', strength: 3 },
  ];
  expect(texts(...response)).toEqual(['Starbuck responds with Strategic Planning (tactics 3)']);
});

test('a check reads as what it came to', () => {
  const cards = [
    { name: 'Repair', skill: 'engineering', strength: 2, counts: -2 },
    { name: 'Launch Scout', skill: 'tactics', strength: 1, counts: 1 },
    { name: 'Iron Will', skill: 'leadership', strength: 4, counts: 4 },
  ];
  expect(texts({ type: 'check-cards-added', seat: 2, n: 2 }, { type: 'check-revealed', cards })).toEqual([
    'Starbuck adds 2 cards',
    '3 cards turned up: 5 for, 2 against',
  ]);
});

test('secret loyalty is not told, though the viewer knows it: a log lies open', () => {
  const secret = ['cylon-brig'];
  const told = texts(
    { type: 'loyalty-dealt', seat: 0, n: 1, names: secret },
    { type: 'loyalty-seen', owner: 1, cards: [4], names: secret },
    { type: 'loyalty-picked', looker: 1, cards: [4], names: secret },
    { type: 'loyalty-handed-on', from: 0, to: 1, n: 1, names: secret },
  );
  expect(told).toHaveLength(4);
  expect(told.join()).not.toMatch(/cylon/i);
  expect(texts({ type: 'loyalty-shown', seat: 1, names: secret })).toEqual(['Roslin shows: Cylon (brig)']);
});

test('whole games come turn by turn, every line in its place and of one kind', () => {
  const events = [...moments('log')].flatMap((moment) => moment.events);
  const turns = linesOf(events);
  expect(turns[0]).toMatchObject({ began: null, first: true });
  expect(turns.slice(1).map(({ began }) => began?.['turn'])).toEqual(turns.slice(1).map((_, index) => index + 1));
  const lines = turns.flatMap((turn) => turn.lines);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((a, b) => a - b));
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(logKinds));
  for (const { event } of lines) expect(eventLine(event, names).text).not.toMatch(/undefined|null|NaN|\[object/);
});

test('a great moment says what it says on the card', () => {
  const destination = [...moments('log')]
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'destination-reached');
  if (!destination) throw new Error('no game came anywhere');
  const { text } = check.momentWords(destination as unknown as GalacticaEvent, names); // as the rules emit it
  expect(text).toMatch(/^[A-Z][\w ,;:.()'’-]+$/);
});

test('what happened before the table began to tell is found in the whole log', () => {
  const events = ['a', 'b', 'a', 'c', 'd'].map((type) => ({ type }));
  expect(before(events, events.slice(2))).toEqual(events.slice(0, 2));
  expect(before(events, [...events.slice(3), { type: 'e' }])).toEqual(events.slice(0, 3));
  expect(before(events, [{ type: 'a' }, { type: 'c' }, { type: 'undone' }, { type: 'd' }])).toEqual(events.slice(0, 2));
  expect(before(events, [{ type: 'x' }])).toBeNull();
});
