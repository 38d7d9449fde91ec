/** Which questions nobody else may know of: being asked them would tell what somebody holds. */
import { randomAnswer, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { allCards } from '../src/content/content.ts';
import { ccg } from '../src/game.ts';
import { randomDeck } from '../src/setup/random-deck.ts';
import { funds, position } from '../testing/index.ts';

/** Those asked of some because of cards that only they see. */
const secret: ReadonlySet<string> = new Set([
  'resource-place',
  'challenge-play',
  'defend-from-hand',
  'expedite',
  'exchange',
  'supply',
  'keep-on-top',
  'put-on-deck',
  'search',
  'bury',
]);
/** Here it depends on whether the cards lie open. */
const either: ReadonlySet<string> = new Set(['discard', 'put-on-bottom', 'target']);

test('questions that hidden cards are behind are secret, and no others', () => {
  const wrong = new Set<string>();
  const met = new Set<string>();
  for (let game = 0; game < 15; game++) {
    const below = dice(game);
    const decks = [0, 1].map(() => randomDeck(allCards, below));
    const table = startTable(ccg, ccg.configure({ players: 2, decks }), `secret ${game}`);
    for (let next = table.pending[0]; next; next = table.pending[0]) {
      met.add(next.kind);
      if (!either.has(next.kind) && next.secret !== secret.has(next.kind)) wrong.add(next.kind);
      table.answer(next.seat, randomAnswer(next, below));
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['resource-place', 'challenge-play', 'action', 'respond', 'defend']));
});

test('who could play an Expedite card is asked in secret', () => {
  const RAPTOR = 'BSG2-161';
  const hand = [RAPTOR, 'BSG1-010']; // 3 logistics, and 1 with Expedite
  const p = position({ seats: [{ hand, assets: { logistics: [4] } }, {}] }).play(0, RAPTOR);
  expect(p.asked(0)).toMatchObject({ kind: 'expedite', secret: true });
});

test('who could play a unit to defend, or exchange one, is asked in secret', () => {
  const VIPER = 'BSG1-147';
  const seats = [{ alert: [VIPER] }, { hand: ['BSG2-161'], assets: funds('BSG2-161') }];
  const defending = position({ seats }).challenge(0, VIPER);
  expect(defending.asked(1)).toMatchObject({ kind: 'defend-from-hand', secret: true });
  const BOSS = 'BSG1-080'; // exchange a personnel for one of the same power
  const alert = [BOSS, 'BSG1-123', 'BSG2-083']; // an Officer and a Civilian, both of power 2
  const exchanging = position({ seats: [{ alert, hand: ['BSG2-106'] }, {}] }).resolve(0, BOSS);
  expect(exchanging.asked(0)).toMatchObject({ kind: 'exchange', secret: true });
  exchanging.choose(0, { type: 'card' });
  expect(exchanging.asked(0)).toMatchObject({ kind: 'target', secret: true });
});
