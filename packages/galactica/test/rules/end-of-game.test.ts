import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { type Rules, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { damageGalactica } from '../../src/core/rules/damage.ts';
import { finalJump, GameOver, winners } from '../../src/core/rules/end-of-game.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { activateHeavyRaiders } from '../../src/core/rules/heavy-raiders.ts';
import { jump } from '../../src/core/rules/jump.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { gain, lose } from '../../src/core/rules/resources.ts';
import { turn } from '../../src/core/rules/turn.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { resources } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galacticaDamage } from '../../src/modules/base/ids.ts';

const roslin = { character: 'laura-roslin' };
const adama = { character: 'william-adama' };
const starbuck = { character: 'kara-thrace' };
const three = (setup: Partial<PositionSetup> = {}) => position({ seats: [roslin, adama, starbuck], ...setup });

/** Runs a procedure in which the game may end. */
function play(p: Position, procedure: (g: Galactica) => Rules<unknown>): Position {
  return p.run(function* (g) {
    try {
      yield* procedure(g);
    } catch (end) {
      if (!(end instanceof GameOver)) throw end;
    }
  });
}
const over = (p: Position) => p.events().find(({ type }) => type === 'game-over');

/** A turn without a crisis: of somebody in the Brig who does nothing. */
const quietTurn = (setup: Partial<PositionSetup>) => {
  const p = position({ seats: [{ character: 'saul-tigh', at: 'brig' }, adama, starbuck], admiral: 1, ...setup });
  return play(p, turn).pass();
};

rule(['BG-WIN-06', 'BG-END-01'], 'a resource at 0 when a turn ends is the end of the humans', () => {
  for (const resource of resources) {
    const p = quietTurn({ resources: { [resource]: 0 } });
    expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'resources' });
  }
  expect(over(quietTurn({ resources: { fuel: 1, food: 1, morale: 1, population: 1 } }))).toBeUndefined();
});

rule(['BG-WIN-06', 'BG-END-01'], 'the turn of a Cylon player ends with the same check', () => {
  const p = position({
    seats: [{ character: 'tom-zarek', revealed: true, at: 'caprica', loyaltyFaceup: ['cylon-brig'] }, adama, starbuck],
    president: 1,
    resources: { food: 0 },
  });
  play(p, turn);
  p.choose(0, { skill: 'politics' }).choose(0, { skill: 'tactics' }).choose(0, { type: 'stay' }).pass();
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'resources' });
});

rule(['BG-WIN-07', 'BG-END-02'], 'a resource that was at 0 during the turn only does no harm', () => {
  const p = position({
    seats: [{ character: 'tom-zarek', at: 'brig' }, adama, starbuck],
    resources: { morale: 1 },
    rolls: [],
  });
  play(p, function* (g) {
    yield* lose(g, 'morale', 1);
    yield* turn(g);
  });
  p.pass('action').choose(0, { type: 'ability', name: 'Unconventional Tactics' });
  expect(p.g.state.resources.morale).toBe(0);
  const gainMorale = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('morale')) ?? -1;
  p.table.give(seat(0), gainMorale);
  p.pass();
  expect(p.g.state.resources.morale).toBe(1);
  expect(over(p)).toBeUndefined();
  expect(p.g.state.current).toBe(1);
});

rule(['BG-WIN-08', 'BG-END-03'], 'one centurion at the end of the track wins for the Cylons at once', () => {
  const p = three({ boarding: [1, 0, 0, 1] });
  play(p, activateHeavyRaiders);
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'centurions' });
  const early = three({ boarding: [2, 0, 1, 0] });
  play(early, activateHeavyRaiders);
  expect(over(early)).toBeUndefined();
});

const fivePlaces = galacticaDamage.slice(0, 5);
/** Galactica's tokens of resources are gone: the next one drawn is a location. */
function hit(p: Position): Position {
  p.g.state.foodTokenGone = true;
  p.g.state.fuelTokenGone = true;
  play(p, (g) => damageGalactica(g, 1));
  return p;
}

rule(['BG-WIN-09', 'BG-END-04'], 'six damaged locations destroy Galactica at once, five do not', () => {
  const sixth = hit(three({ damaged: fivePlaces }));
  if (sixth.asked(0)) sixth.choose(0, { ship: 'galactica' });
  expect(over(sixth)).toMatchObject({ winner: 'cylons', ending: 'galactica-destroyed' });
  const fifth = hit(three({ damaged: galacticaDamage.slice(0, 4) }));
  if (fifth.asked(0)) fifth.choose(0, { ship: 'galactica' });
  expect(galacticaDamage.filter((location) => fifth.g.state.damaged[location])).toHaveLength(5);
  expect(over(fifth)).toBeUndefined();
});

rule('BG-END-05', 'damage on Pegasus does not count towards the six', () => {
  const p = hit(three({ damaged: [...fivePlaces, 'airlock'] }));
  p.choose(0, { ship: 'pegasus' });
  expect(over(p)).toBeUndefined();
  expect(p.g.state.winner).toBeNull();
});

rule(['BG-WIN-10', 'BG-END-06'], 'an executed human without a character left to choose loses the game at once', () => {
  const p = three();
  for (let index = 0; index < p.g.content.characters.length; index++) p.g.state.unavailable.set(index, true);
  play(p, (g) => execute(g, seat(2)));
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'no-character-left' });
  const spared = three();
  for (let index = 0; index < spared.g.content.characters.length; index++) {
    if (spared.g.content.characters[index]?.id !== 'saul-tigh') spared.g.state.unavailable.set(index, true);
  }
  play(spared, (g) => execute(g, seat(2)));
  expect(over(spared)).toBeUndefined();
  expect(spared.g.character(seat(2))?.id).toBe('saul-tigh');
});

rule(['BG-WIN-02', 'BG-END-07'], 'the jump after 8 distance wins; reaching 8 does not', () => {
  const p = three({
    travelled: ['Barren Planet', 'Barren Planet', 'Barren Planet'],
    next: { destination: ['Deep Space', 'Desolate Moon'] },
  });
  play(p, jump);
  p.choose(1, { name: 'Deep Space' });
  expect(p.g.state.nextJumpWins).toBe(true);
  expect(over(p)).toBeUndefined();
  const deck = p.g.cards.count(zones.destinationDeck);
  play(p, jump);
  expect(over(p)).toMatchObject({ winner: 'humans', ending: 'objective' });
  expect(p.g.cards.count(zones.destinationDeck)).toBe(deck);
});

rule(['BG-WIN-02', 'BG-END-07'], 'a jump with less distance behind it wins nothing', () => {
  const p = three({ travelled: ['Barren Planet'], next: { destination: ['Deep Space', 'Desolate Moon'] } });
  play(p, jump);
  p.choose(1, { name: 'Deep Space' });
  expect(p.g.state.nextJumpWins).toBe(false);
  expect(over(p)).toBeUndefined();
});

rule('BG-END-11', 'a resource at 0 at the final jump loses there and then', () => {
  for (const resource of resources) {
    const p = three({ resources: { [resource]: 0 } });
    play(p, finalJump);
    expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'resources-at-final-jump' });
  }
  const enough = play(three({ resources: { fuel: 1, food: 1, morale: 1, population: 1 } }), finalJump);
  expect(over(enough)).toMatchObject({ winner: 'humans', ending: 'objective' });
});

const withGoal = (goal: string, setup: Partial<PositionSetup> = {}) =>
  position({ seats: [roslin, adama, { ...starbuck, loyalty: ['not-a-cylon-base', goal] }], ...setup });

rule(['BG-END-12', 'BG-END-14', 'BG-END-16'], 'unrevealed goals are paid before the winner is named', () => {
  const p = withGoal('goal-sacrifice', { resources: { fuel: 1 } });
  play(p, finalJump);
  expect(p.g.state.resources.fuel).toBe(0);
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'personal-goals' });
});

rule(['BG-END-14', 'BG-END-15'], 'the humans win when every resource is left after all goals', () => {
  const p = position({
    seats: [{ ...roslin, loyalty: ['goal-sacrifice'] }, { ...adama, loyalty: ['goal-selfish'] }, starbuck],
    resources: { fuel: 3 },
  });
  play(p, finalJump);
  expect(p.g.state.resources.fuel).toBe(1);
  expect(over(p)).toMatchObject({ winner: 'humans', ending: 'objective' });
});

rule(['BG-END-12', 'BG-END-15', 'BG-END-16'], 'all goals are paid, not only up to the first win', () => {
  const p = position({
    seats: [{ ...roslin, loyalty: ['goal-sacrifice'] }, { ...adama, loyalty: ['goal-selfish'] }, starbuck],
    resources: { fuel: 2 },
  });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'personal-goals' });
});

rule('BG-END-13', 'goals are not applied when the Cylons have won already', () => {
  const p = withGoal('goal-sacrifice', { resources: { fuel: 5, food: 0 } });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ ending: 'resources-at-final-jump' });
  expect(p.g.state.resources.fuel).toBe(5);
});

rule('BG-END-14', 'a goal that was revealed in time costs nothing', () => {
  const p = position({
    seats: [roslin, adama, { ...starbuck, loyaltyFaceup: ['goal-sacrifice'] }],
    resources: { fuel: 1 },
  });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ winner: 'humans' });
});

rule('BG-END-17', 'a goal in the hands of a revealed Cylon costs nothing', () => {
  const cylon = { character: 'tom-zarek', revealed: true, loyaltyFaceup: ['cylon-brig'], loyalty: ['goal-sacrifice'] };
  const p = position({ seats: [roslin, adama, cylon], cag: 1, resources: { fuel: 1 } });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ winner: 'humans', seats: [0, 1] });
});

rule('BG-END-18', 'a hidden Cylon is a human player here: his goals cost', () => {
  const hidden = { ...starbuck, loyalty: ['cylon-brig', 'goal-sacrifice'] };
  const p = position({ seats: [roslin, adama, hidden], resources: { fuel: 1 } });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ winner: 'cylons', ending: 'personal-goals' });
});

rule('BG-UNI-163', 'Preventative Policy of this turn still softens the loss of a goal', () => {
  const p = position({
    seats: [{ ...roslin, hand: ['Preventative Policy'] }, adama, { ...starbuck, loyalty: ['goal-sacrifice'] }],
    resources: { fuel: 1 },
  });
  play(p, function* (g) {
    yield* movementStep(g, seat(0));
    yield* finalJump(g);
  });
  p.choose(0, { type: 'movement-card' });
  const fuel = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('fuel')) ?? -1;
  p.table.give(seat(0), fuel);
  expect(over(p)).toMatchObject({ winner: 'humans' });
});

rule(['BG-WIN-01', 'BG-WIN-05'], 'hidden and revealed Cylons win together, by the loyalty cards they hold', () => {
  const p = position({
    seats: [
      roslin,
      { character: 'tom-zarek', revealed: true, loyaltyFaceup: ['cylon-brig'] },
      { ...starbuck, loyalty: ['not-a-cylon-base', 'cylon-morale'] },
      adama,
    ],
    admiral: 3,
    resources: { food: 0 },
  });
  play(p, finalJump);
  expect(over(p)).toMatchObject({ winner: 'cylons', seats: [1, 2] });
});

rule('BG-WIN-01', 'who gives a Cylon card away changes sides, and so does who gets it', () => {
  const p = position({ seats: [{ ...roslin, loyalty: ['not-a-cylon-base', 'cylon-morale'] }, adama, starbuck] });
  p.g.state.winner = 'cylons';
  expect(winners(p.g)).toEqual([0]);
  const card = p.g.cards.list(zones.loyalty(seat(0))).find((one) => p.g.entry(one).name === 'You Are a Cylon');
  if (card === undefined) throw new Error('there is a Cylon card');
  p.g.cards.move(card, zones.loyalty(seat(1)));
  expect(winners(p.g)).toEqual([1]);
  p.g.state.winner = 'humans';
  expect(winners(p.g)).toEqual([0, 2]);
});

rule('BG-WIN-05', 'when the game is over everybody sees all loyalty cards', () => {
  const revealed = { character: 'tom-zarek', revealed: true, loyaltyFaceup: ['cylon-brig'] };
  const seats = [{ ...roslin, loyalty: ['cylon-morale'] }, adama, revealed];
  const p = position({ seats, cag: 1, resources: { food: 0 } });
  play(p, finalJump);
  const shown = p.events('spectator').filter(({ type }) => type === 'loyalty-shown');
  expect(shown).toMatchObject([
    { seat: 0, names: ['cylon-morale'] },
    { seat: 1, names: ['not-a-cylon-base'] },
  ]);
  for (const card of p.g.cards.list(zones.loyalty(seat(0)))) expect(p.g.cards.knows(card, 'spectator')).toBe(true);
  expect(p.g.state.ending).toBe('resources-at-final-jump');
});

rule(['BG-WIN-07', 'BG-END-02'], 'losing the last of a resource does not end the game by itself', () => {
  const p = three({ resources: { fuel: 1 } });
  play(p, function* (g) {
    yield* lose(g, 'fuel', 1);
    yield* gain(g, 'fuel', 2);
  });
  expect(over(p)).toBeUndefined();
});
