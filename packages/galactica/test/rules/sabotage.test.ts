/** Sabotage, played when treachery is discarded to pay for changing ship: a card of Pegasus, in games without Daybreak. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { discardSkills } from '../../src/core/rules/discard.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import type { LocationId } from '../../src/core/state/terms.ts';
import { view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';
import { galacticaDamage } from '../../src/modules/base/ids.ts';
import { adama, starbuck, tigh, zarek } from './people.ts';

const saboteur: SeatSetup = { ...starbuck, revealed: true, hand: ['Sabotage'], loyaltyFaceup: ['cylon-morale'] };

/** Seat 0 can pay with treachery, seat 1 can sabotage that. */
function table(mover: SeatSetup, setup: Partial<PositionSetup> = {}): Position {
  const options = galactica.configure({ sets: ['base', 'pegasus'], players: 4 });
  const seats = [{ ...mover, hand: ['Broadcast Location'] }, saboteur, adama, tigh];
  return position({ ...options, seats, admiral: 2, ...setup });
}
/** Where the mover is in the end, and what is left in hand. */
const outcome = (p: Position): unknown[] => {
  const { players } = view(p.g, 'spectator');
  return [players[0]?.place, players[0]?.hand.count];
};
/** Seat 0 changes ship; the token that Sabotage draws is this one of the board, counted from 0. */
function sabotaged(p: Position, to: LocationId, ship: 'galactica' | 'pegasus', token: number): Position {
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { location: to });
  expect(p.asked(1)?.options).toContainEqual(expect.objectContaining({ name: 'Sabotage' }));
  p.draws(token).choose(1, { name: 'Sabotage' });
  return p.choose(0, { type: 'damage', ship });
}

/** Among the damage tokens of Galactica. */
const COMMAND = galacticaDamage.indexOf('command');

rule('BG-UNI-91', 'it takes effect inside the discard: what that pays for has not happened yet', () => {
  const p = table({ ...zarek, at: 'administration' }).run((g) => movementStep(g, seat(0)));
  p.choose(0, { location: 'command' });
  expect(p.asked(1)?.options).toContainEqual(expect.objectContaining({ name: 'Sabotage' }));
  expect(outcome(p)).toEqual(['administration', 0]);
  const q = table(zarek).run(function* (g) {
    yield* discardSkills(g, seat(0), 1, 'choice', { cost: true });
    g.emit({ type: 'sleeper-phase' }); // what was paid for
  });
  q.choose(1, { name: 'Sabotage' }).choose(0, { type: 'damage', ship: 'galactica' });
  const told = q.events('spectator').map(({ type }) => type);
  expect(told.indexOf('location-damaged')).toBeGreaterThan(told.indexOf('skills-discarded'));
  expect(told.at(-1)).toBe('sleeper-phase');
});

rule('BG-UNI-92', 'where the mover stands it sends him to Sickbay, and he does not move', () => {
  const p = sabotaged(table({ ...zarek, at: 'command' }), 'press-room', 'galactica', COMMAND);
  expect(view(p.g, 'spectator').damaged).toEqual(['command']);
  expect(outcome(p)).toEqual(['sickbay', 0]);
});

rule(['BG-UNI-93', 'BG-UNI-95'], 'where he is bound for it hurts nobody: he moves there, and nowhere else', () => {
  const p = sabotaged(table({ ...zarek, at: 'administration' }), 'command', 'galactica', COMMAND);
  expect(p.table.pending).toEqual([]);
  expect(view(p.g, 'spectator').damaged).toEqual(['command']);
  expect(outcome(p)).toEqual(['command', 0]);
});

const wreck: readonly LocationId[] = ['airlock', 'main-batteries', 'engine-room'];

rule(['BG-UNI-94', 'BG-UNI-95'], 'with Pegasus goes the move there: he stays, and the card is spent', () => {
  const p = sabotaged(table({ ...zarek, at: 'command' }, { damaged: wreck }), 'pegasus-cic', 'pegasus', 0);
  expect(view(p.g, 'spectator').destroyed.pegasus).toBe(true);
  expect(p.table.pending).toEqual([]);
  expect(outcome(p)).toEqual(['command', 0]);
});

rule('BG-UNI-94', 'a pilot who was to land there flies on', () => {
  const pilot: SeatSetup = { character: 'lee-adama', piloting: { area: 'bow' } };
  const p = sabotaged(table(pilot, { damaged: wreck }), 'pegasus-cic', 'pegasus', 0);
  expect(view(p.g, 'spectator').players[0]).toMatchObject({ place: 'space', piloting: { area: 'bow' } });
});

rule('BG-UNI-94', 'who was on Pegasus himself goes to Sickbay with its end', () => {
  const p = sabotaged(table({ ...zarek, at: 'airlock' }, { damaged: wreck }), 'command', 'pegasus', 0);
  expect(outcome(p)).toEqual(['sickbay', 0]);
});
