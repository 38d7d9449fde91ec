import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { drawMutiny, playableMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { adama, helo, mutinyOf, roslin, starbuck, three, withAbilities, zarek } from './people.ts';

const place = (p: Position, number: number): string => p.g.player(seat(number)).place;
const draws = (p: Position, number: number): Position => p.run((g) => drawMutiny(g, seat(number)));

/** Seat 2 holds this mutiny card and plays it. */
function plays(name: string, setup: Partial<PositionSetup> = {}, more: Partial<PositionSetup['seats'][number]> = {}) {
  const p = position({
    seats: [{ ...zarek, at: 'command' }, adama, { ...starbuck, at: 'command', mutiny: [name], ...more }],
    ...setup,
  });
  return p.run((g) => takeAction(g, seat(2))).choose(2, { type: 'mutiny', name });
}

describe('mutiny cards', () => {
  rule('BG-MUTINY-01', 'are used as actions by those who hold them', () => {
    const p = position({ seats: [zarek, adama, { ...starbuck, mutiny: ['Feed the People'] }] });
    p.run((g) => takeAction(g, seat(1)));
    expect(p.asked(1)?.options.map(({ type }) => type)).not.toContain('mutiny');
    p.run((g) => takeAction(g, seat(2))).choose(2, { type: 'mutiny', name: 'Feed the People' });
    expect(p.g.state.resources.food).toBe(9);
    expect(mutinyOf(p, 2)).toEqual([]);
  });

  rule('BG-MUTINY-02', 'are drawn from the top and seen by the drawer alone', () => {
    const p = position({ seats: three, next: { mutiny: ['Blackmail'] } });
    draws(p, 2);
    expect(mutinyOf(p, 2)).toEqual(['Blackmail']);
    expect(p.events(seat(2))).toContainEqual({ type: 'mutiny-drawn', seat: 2, name: 'Blackmail' });
    expect(p.events(seat(0))).toContainEqual({ type: 'mutiny-drawn', seat: 2 });
    expect(JSON.stringify(p.view(seat(2)))).toContain('Blackmail');
    for (const viewer of [seat(0), 'spectator'] as const) {
      expect(JSON.stringify(p.view(viewer))).not.toContain('Blackmail');
    }
  });

  rule('BG-MUTINY-02', 'may be drawn in another way where a sheet says so', () => {
    const p = position({
      seats: three,
      content: (content) => ({
        ...content,
        characters: content.characters.map((entry) => ({
          ...entry,
          abilities: [
            {
              name: 'Necessary Steps',
              kind: 'positive',
              text: phrase('test'),
              hooks: {
                *drawsMutiny(g, owner, drawer) {
                  if (owner !== seat(0)) return false;
                  const card = g.cards.bottom(mutinyZones.deck);
                  if (card !== null) g.cards.move(card, mutinyZones.hand(drawer));
                  return true;
                },
              },
            },
          ],
        })),
      }),
      next: { mutiny: ['Blackmail'] },
    });
    const bottom = p.names(mutinyZones.deck).at(-1);
    draws(p, 2);
    expect(mutinyOf(p, 2)).toEqual([bottom]);
  });

  rule('BG-MUTINY-03', 'go face up to their discard pile', () => {
    const p = plays('Violent Protest');
    expect(p.names(mutinyZones.discard)).toEqual(['Violent Protest']);
    expect(p.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'mutiny-played', seat: 2, name: 'Violent Protest' }),
    );
    expect(JSON.stringify(p.view('spectator'))).toContain('Violent Protest');
  });

  rule('BG-MUTINY-04', 'are shuffled again when the deck runs out', () => {
    const p = position({ seats: three });
    const { cards } = p.g;
    cards.moveAll(mutinyZones.deck, mutinyZones.discard);
    expect(cards.count(mutinyZones.deck)).toBe(0);
    draws(p, 2);
    expect(mutinyOf(p, 2).length).toBe(1);
    expect([cards.count(mutinyZones.deck), cards.count(mutinyZones.discard)]).toEqual([21, 0]);
  });
});

describe('too many mutiny cards', () => {
  const two = { ...starbuck, mutiny: ['Blackmail'] };

  rule('BG-MUTINY-05', 'a second one sends the player to the Brig at once', () => {
    const p = position({ seats: [roslin, adama, two], next: { mutiny: ['Panic'] } });
    draws(p, 2);
    expect(place(p, 2)).toBe('brig');
    expect(p.asked(2)?.kind).toBe('keep-mutiny');
    p.choose(2, { name: 'Panic' });
    expect(mutinyOf(p, 2)).toEqual(['Panic']);
  });

  rule('BG-MUTINY-05', 'the first one does not', () => {
    const p = position({ seats: three });
    draws(p, 2);
    expect(place(p, 2)).not.toBe('brig');
  });

  rule(['BG-MUTINY-06', 'BG-UNI-168'], 'the Press Room spares the Brig, but not the discard', () => {
    const p = position({ seats: [{ ...zarek, at: 'press-room' }, adama, two], next: { mutiny: ['Panic'] } });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'location', location: 'press-room' });
    p.choose(0, { seat: 2 }).choose(2, { name: 'Blackmail' });
    expect(place(p, 2)).not.toBe('brig');
    expect(mutinyOf(p, 2)).toEqual(['Blackmail']);
    expect(p.names(mutinyZones.discard)).toEqual(['Panic']);
  });

  rule('BG-MUTINY-07', 'in the Brig a player keeps one of his choice', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, mutiny: ['Blackmail', 'Panic', 'Impeachment'] }] });
    p.run((g) => sendTo(g, seat(2), 'brig'));
    expect(p.asked(2)).toMatchObject({ kind: 'keep-mutiny', min: 1, max: 1 });
    p.choose(2, { name: 'Panic' });
    expect(mutinyOf(p, 2)).toEqual(['Panic']);
    expect(p.names(mutinyZones.discard).sort()).toEqual(['Blackmail', 'Impeachment']);
    expect(p.events('spectator')).toContainEqual({ type: 'mutiny-discarded', seat: 2, name: 'Blackmail' });
  });

  rule('BG-MUTINY-08', 'the Brig does not stop anybody from drawing or playing', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, at: 'brig' }], next: { mutiny: ['Feed the People'] } });
    draws(p, 2);
    expect(mutinyOf(p, 2)).toEqual(['Feed the People']);
    p.run((g) => takeAction(g, seat(2))).choose(2, { type: 'mutiny' });
    expect(p.g.state.resources.food).toBe(9);
  });

  rule('BG-MUTINY-09', 'a second one drawn in the Brig: one is kept, the other discarded', () => {
    const p = position({ seats: [roslin, adama, { ...two, at: 'brig' }], next: { mutiny: ['Panic'] } });
    draws(p, 2).choose(2, { name: 'Panic' });
    expect([mutinyOf(p, 2), place(p, 2)]).toEqual([['Panic'], 'brig']);
    expect(p.names(mutinyZones.discard)).toEqual(['Blackmail']);
  });

  rule('BG-FAQ-13', 'a stranded Helo is not moved but keeps one only', () => {
    const stranded = { ...helo, at: 'off-board', stranded: 1, mutiny: ['Blackmail'] } as const;
    const p = position({ seats: [roslin, adama, stranded], next: { mutiny: ['Panic'] } });
    draws(p, 2).choose(2, { name: 'Blackmail' });
    expect([mutinyOf(p, 2), place(p, 2)]).toEqual([['Blackmail'], 'off-board']);
  });

  rule('BG-FAQ-14', 'a stranded Helo who is the Mutineer is not moved but keeps two only', () => {
    const stranded = {
      ...helo,
      at: 'off-board',
      stranded: 1,
      loyaltyFaceup: ['mutineer'],
      mutiny: ['Blackmail', 'Impeachment'],
    } as const;
    const p = position({ seats: [roslin, adama, stranded], next: { mutiny: ['Panic'] } });
    draws(p, 2);
    expect(p.asked(2)).toMatchObject({ kind: 'keep-mutiny', min: 2, max: 2 });
    p.choose(2, { name: 'Blackmail' }, { name: 'Panic' });
    expect([mutinyOf(p, 2).sort(), place(p, 2)]).toEqual([['Blackmail', 'Panic'], 'off-board']);
  });

  rule(['BG-MUTINY-05', 'BG-MUTINY-07'], 'a sheet may allow more of them, and answer each draw', () => {
    const drawn: number[] = [];
    const content = withAbilities('kara-thrace', {
      hooks: {
        mutinyLimit: (_, owner, holder, limit) => (owner === holder ? limit + 1 : limit),
        *mutinyDrawn(_, owner, holder) {
          if (owner === holder) drawn.push(holder);
        },
      },
    });
    const p = position({ seats: [roslin, adama, two], content });
    draws(p, 2);
    expect([mutinyOf(p, 2).length, place(p, 2), drawn]).toEqual([2, 'hangar-deck', [2]]);
  });

  rule('BG-MUTINY-02', 'several are drawn one by one', () => {
    const p = position({ seats: three, next: { mutiny: ['Blackmail', 'Panic'] } });
    p.run((g) => drawMutiny(g, seat(2), 2));
    expect(place(p, 2)).toBe('brig');
    p.choose(2, { name: 'Blackmail' });
    expect([mutinyOf(p, 2), p.table.pending]).toEqual([['Blackmail'], []]);
  });

  rule('BG-UNI-168', 'who is spared the Brig discards down to the limit all the same', () => {
    const p = position({ seats: [roslin, adama, two], next: { mutiny: ['Panic'] } });
    p.run((g) => drawMutiny(g, seat(2), 1, { noBrig: true }));
    expect(p.asked(2)).toMatchObject({ kind: 'keep-mutiny', min: 1, max: 1 });
  });
});

describe('Cylon players and mutiny', () => {
  const seats = [{ ...zarek, at: 'press-room' as const }, adama, { ...starbuck, revealed: true }];

  rule('BG-MUTINY-10', 'they never draw', () => {
    const p = position({ seats });
    draws(p, 2);
    expect(mutinyOf(p, 2)).toEqual([]);
  });

  rule('BG-MUTINY-11', 'they never play', () => {
    const p = position({
      seats: [roslin, adama, { ...starbuck, revealed: true, mutiny: ['Feed the People'] }],
    });
    p.run((g) => takeAction(g, seat(2)));
    expect(p.asked(2)?.options.map(({ type }) => type) ?? []).not.toContain('mutiny');
    expect(playableMutiny(p.g, seat(2))).toEqual([]);
  });

  rule('BG-MUTINY-12', 'they may not be chosen to draw', () => {
    const p = position({ seats: [...seats, roslin], current: 1 });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'location' });
    expect(p.asked(0)?.options).toEqual([
      { type: 'player', seat: 1 },
      { type: 'player', seat: 3 },
    ]);
  });
});

describe('playing them from the Brig, and against those in it', () => {
  rule('BG-FAQ-17', 'Peaceful Resistance from the Brig: its player stays there', () => {
    const p = plays('Peaceful Resistance', { rolls: [4] }, { at: 'brig' });
    p.pass();
    expect([place(p, 2), place(p, 1)]).toEqual(['brig', 'brig']);
  });

  rule('BG-FAQ-18', 'Peaceful Resistance while the Admiral is in the Brig', () => {
    const p = position({
      seats: [
        { ...zarek, at: 'brig' },
        { ...adama, at: 'brig', mutiny: ['Peaceful Resistance'] },
        { ...starbuck, at: 'brig' },
      ],
      rolls: [1],
    });
    p.run((g) => takeAction(g, seat(1))).choose(1, { type: 'mutiny' });
    p.pass();
    expect(mutinyOf(p, 1)).toEqual([]);
    expect(place(p, 1)).toBe('brig');
  });

  for (const at of ['sickbay', 'brig'] as const) {
    rule(['BG-FAQ-19', 'BG-FAQ-20'], `Violent Protest while the President is in the ${at}: the President stays`, () => {
      const p = position({
        seats: [{ ...zarek, at }, adama, { ...starbuck, mutiny: ['Violent Protest'] }],
      });
      p.run((g) => takeAction(g, seat(2))).choose(2, { type: 'mutiny' });
      expect(p.handNames(2).length).toBe(2);
      expect(place(p, 0)).toBe(at);
    });
  }

  rule('BG-UNI-117', 'the card being played does not count: drawing another through it is harmless', () => {
    const p = plays('Selfish Act', { next: { mutiny: ['Panic'] } });
    p.choose(2, { skill: 'tactics' });
    while (p.asked(2)) p.choose(2, {});
    expect(place(p, 2)).toBe('command');
    expect(mutinyOf(p, 2)).toEqual(['Panic']);
  });
});
