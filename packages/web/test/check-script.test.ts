import { galactica, type View } from '@ragtag/galactica';
import { lineText } from '@ragtag/galactica/words';
import { type GameEvent, logFor, randomAnswer, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { type Beat, type CheckScene, totalOf } from '../src/games/galactica/check/scene.ts';
import { emptyScript, type Script, tellAll } from '../src/games/galactica/check/script.ts';

const GAMES = 10;

interface Step {
  readonly script: Script;
  readonly beats: readonly Beat[];
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** A game of random players as an onlooker follows it, answer by answer. */
function* followed(game: number): Generator<Step, void, undefined> {
  const table = startTable(galactica, galactica.configure({ players: 3 + (game % 4) }), `script ${game}`);
  const below = dice(game);
  let script = emptyScript;
  while (!table.over) {
    const events = logFor(table.takeEvents(), 'spectator');
    const [after, beats] = tellAll(script, events);
    script = after;
    yield { script, beats, events, view: table.view('spectator').game as unknown as View }; // the kernel knows it as plain data
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked and the game is not over');
    table.answer(asked.seat, randomAnswer(asked, below));
    if (table.fault) throw table.fault;
  }
}

function checkOn({ scene }: Beat): CheckScene {
  if (!scene.check) throw new Error('no check is on stage');
  return scene.check;
}

test('at every moment of whole games the stage shows the check as it is', () => {
  const seen = { acts: 0, turned: 0, reckless: 0, faceup: 0 };
  for (let game = 0; game < GAMES; game++) {
    for (const { script, view } of followed(game)) {
      const [check] = script.open;
      if (!view.check || !check || script.open.length > 1) continue; // the cards of an outer check lie there too
      const shown = check.cards.filter(({ gone }) => !gone);
      expect(check.pile, 'face down').toBe(view.check.facedown);
      expect(shown.map(({ name, skill, strength }) => `${name} ${skill} ${strength}`).sort()).toEqual(
        view.check.cards.map(({ name, type, strength }) => `${name} ${type} ${strength}`).sort(),
      );
      for (const { seat, n } of check.added) expect(view.check.added[seat]).toBe(n);
      expect(check.reckless).toBe(view.check.changes.includes('reckless'));
      expect(check.printed).toBe(view.check.printed);
      expect(check.partial).toBe(view.check.partial);
      expect(check.strength).toBe(view.check.strength);
      expect(check.outcome).toBe(view.check.outcome);
      seen.acts = Math.max(seen.acts, script.acts);
      if (shown.length > 0) seen.turned++;
      if (check.reckless) seen.reckless++;
      if (view.check.faceup && shown.length > 0) seen.faceup++;
    }
  }
  expect(seen.acts).toBeGreaterThan(3);
  expect(seen.turned).toBeGreaterThan(10);
  expect(seen.reckless).toBeGreaterThan(0);
  expect(seen.faceup).toBeGreaterThan(0);
});

test('every check ends with the total and the outcome that the rules say', () => {
  let outcomes = 0;
  for (let game = 0; game < GAMES; game++) {
    for (const { beats, events } of followed(game)) {
      const totalled = beats.filter(({ kind }) => kind === 'total').map(checkOn);
      const totals = events.filter(({ type }) => type === 'check-totalled');
      expect(totalled.map((check) => [totalOf(check), check.difficulty])).toEqual(
        totals.map(({ strength, difficulty }) => [strength, difficulty]),
      );
      const ended = beats.filter(({ kind }) => kind === 'outcome').map(checkOn);
      const ends = events.filter(({ type }) => type === 'check-outcome');
      expect(ended.map(({ outcome, strength, difficulty }) => [outcome, strength, difficulty])).toEqual(
        ends.map(({ outcome, strength, difficulty }) => [outcome, strength, difficulty]),
      );
      outcomes += ended.length;
    }
  }
  expect(outcomes).toBeGreaterThan(40);
});

test('cards turn over one at a time, and none is named before its turn', () => {
  let turns = 0;
  for (let game = 0; game < GAMES; game++) {
    for (const { beats, events } of followed(game)) {
      const shown = beats.filter(({ kind }) => kind === 'shuffle' || kind === 'turn').map(checkOn);
      const turnedUp = events.flatMap(({ type, cards, scope }) =>
        type === 'check-revealed' && Array.isArray(cards) ? [{ scope, cards: cards.length }] : [],
      );
      shown.forEach((check, at) => {
        const before = shown[at - 1];
        if (!before || before.n !== check.n) return;
        turns++;
        expect(check.cards.length).toBe(before.cards.length + 1);
        expect(check.pile).toBe(before.pile - 1);
        expect(check.cards.slice(0, -1)).toEqual(before.cards);
      });
      for (const check of shown) {
        const whole = turnedUp.find(({ scope }) => scope === check.scope)?.cards;
        expect(check.cards.length + check.pile).toBe(whole);
      }
      for (const beat of beats) {
        if (!beat.scene.check || !['begins', 'destiny', 'added'].includes(beat.kind)) continue;
        expect(beat.scene.check.cards.length + beat.scene.check.pile).toBe(cardsIn(beat.scene.check));
      }
    }
  }
  expect(turns).toBeGreaterThan(150);
});

/** How many cards everybody knows are in a check. */
function cardsIn({ destiny, added, notes }: CheckScene): number {
  const byAbilities = notes.flatMap((note) => (note.type === 'check-cards-added' ? [note] : []));
  return [...added, ...byAbilities].reduce((sum, { n }) => sum + n, destiny ?? 0);
}

test('a crisis says what it says until the next one, and what came of it', () => {
  let crises = 0;
  for (let game = 0; game < 6; game++) {
    for (const { beats, events } of followed(game)) {
      const drawn = events.filter(({ type }) => type === 'crisis-drawn' || type === 'super-crisis-played');
      const cards = beats.filter(({ kind }) => kind === 'card');
      expect(cards.map(({ scene }) => scene.crisis?.name)).toEqual(drawn.map(({ name }) => name));
      for (const { scene } of cards) {
        crises++;
        expect(scene.crisis?.text.map(lineText).join(' ')).toMatch(/^[A-Z].*\.$/);
        expect(scene.follows).toEqual([]);
      }
    }
  }
  expect(crises).toBeGreaterThan(30);
});

test('what comes of a check is listed until the turn goes on', () => {
  const at = (type: string, more: Omit<GameEvent, 'type'> = {}): GameEvent => ({
    type,
    scope: 'turn.1/check.1',
    ...more,
  });
  const [{ scene }] = tellAll(emptyScript, [
    at('check-begins', { source: 'location', name: '', location: 'brig', difficulty: 7, skills: ['politics'] }),
    at('check-outcome', { outcome: 'fail', strength: 3, difficulty: 7 }),
    at('resource-lost', { resource: 'food', n: 2, left: 5 }),
    at('step', { step: 'discard', scope: 'turn.1' }),
    at('resource-lost', { resource: 'fuel', n: 1, left: 5, scope: 'turn.1' }),
  ]);
  expect(scene.follows).toMatchObject([{ type: 'resource-lost', resource: 'food' }]);
});

test('a check within a check leaves the outer one as it was', () => {
  const outer = 'turn.1/crisis.1/check.2';
  const inner = `${outer}/response.3/action.4/check.5`;
  const at = (type: string, more: Omit<GameEvent, 'type'> = {}): GameEvent => ({ type, scope: outer, ...more });
  const begins = (name: string, scope: string) =>
    at('check-begins', { source: 'crisis', name, difficulty: 9, skills: ['tactics'], scope });
  const [script] = tellAll(emptyScript, [
    begins('Outer', outer),
    at('check-cards-added', { seat: 1, n: 2 }),
    begins('Inner', inner),
    at('check-outcome', { outcome: 'pass', strength: 9, difficulty: 9, scope: inner }),
    at('check-cards-added', { seat: 2, n: 1 }),
  ]);
  expect(script.scene.check).toMatchObject({ name: 'Outer', pile: 3, outcome: null });
});
