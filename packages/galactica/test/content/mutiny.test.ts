import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { type Option, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { zones } from '../../src/core/state/zones.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import { mutinyCards } from '../../src/modules/daybreak/mutiny.ts';
import { playableMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { lineText } from '../../src/words/english/card-line.ts';

const roslin: SeatSetup = { character: 'laura-roslin', at: 'presidents-office', miracle: 0 };
const adama: SeatSetup = { character: 'william-adama', at: 'communications', miracle: 0 };
const tyrol: SeatSetup = { character: 'galen-tyrol', at: 'command', miracle: 0 };
const boomer: SeatSetup = { character: 'sharon-valerii', at: 'armory', miracle: 0 };

interface Play extends Partial<PositionSetup> {
  /** More about each seat: Roslin the President, Adama the Admiral, Tyrol who holds the card, Boomer the CAG. */
  readonly who?: readonly Partial<SeatSetup>[];
}
const YOU = 2;

function table(name: string, { who = [], ...setup }: Play = {}): Position {
  const seats = [roslin, adama, { ...tyrol, mutiny: [name] }, boomer].map((one, index) => ({ ...one, ...who[index] }));
  return position({ seats, cag: 3, current: YOU, ...setup });
}

function play(name: string, setup: Play = {}): Position {
  return table(name, setup)
    .run((g) => takeAction(g, seat(YOU)))
    .choose(YOU, { type: 'mutiny', name });
}
const playable = (name: string, setup: Play = {}): boolean =>
  playableMutiny(table(name, setup).g, seat(YOU)).length === 1;

const place = (p: Position, number: number): string => p.g.player(seat(number)).place;
const types = (p: Position, number: number): string[] =>
  p.g.hand(seat(number)).flatMap((card) => {
    const entry = p.g.entry(card);
    return entry.deck === 'skill' ? [entry.type] : [];
  });
const asked = (p: Position, kind: string): readonly Option[] => {
  expect(p.asked(YOU)?.kind).toBe(kind);
  return p.asked(YOU)?.options ?? [];
};
const six = ['Repair 1', 'Repair 1', 'Repair 1', 'Repair 2', 'Repair 2', 'Evasive Maneuvers 1'];

test('every mutiny card has words of its own, made from what it does', () => {
  for (const entry of mutinyCards)
    expect(cardLines(entry).map(lineText).join(' ').length, entry.name).toBeGreaterThan(20);
  expect(mutinyCards.map(({ count, set }) => `${count} ${set}`)).toEqual(mutinyCards.map(() => '1 daybreak'));
  expect(mutinyCards.length).toBe(22);
});

describe('against those in office', () => {
  test('Armed Resistance: the Admiral goes to Sickbay, the top crisis is looked at', () => {
    const p = play('Armed Resistance', { next: { crisis: ['Water Sabotaged'] } });
    expect(place(p, 1)).toBe('sickbay');
    p.choose(YOU, { type: 'bottom', name: 'Water Sabotaged' });
    expect(p.names(zones.crisisDeck).at(-1)).toBe('Water Sabotaged');
    expect(p.names(mutinyZones.discard)).toEqual(['Armed Resistance']);
  });

  test('Armed Resistance: an Admiral in the Brig stays there', () => {
    const brig = { at: 'brig' as const };
    const p = play('Armed Resistance', { who: [brig, brig, brig, brig] });
    expect(place(p, 1)).toBe('brig');
  });

  test('Assume Command: five cards for the Admiral title', () => {
    const p = play('Assume Command', { who: [{}, {}, { hand: six }] });
    expect(p.asked(YOU)).toMatchObject({ min: 5, max: 5 });
    p.choose(YOU, ...distinct(p, 5));
    expect([p.g.state.admiral, p.handNames(YOU).length]).toEqual([YOU, 1]);
  });

  test('Assume Command: not with four cards, not by the Admiral, not in the Brig', () => {
    const hand = six.slice(0, 5);
    expect(playable('Assume Command', { who: [{}, {}, { hand }] })).toBe(true);
    expect(playable('Assume Command', { who: [{}, {}, { hand: six.slice(0, 4) }] })).toBe(false);
    expect(playable('Assume Command', { who: [{}, {}, { hand }], admiral: YOU })).toBe(false);
    expect(playable('Assume Command', { who: [{}, {}, { hand, at: 'brig' }] })).toBe(false);
    const brig = { at: 'brig' as const };
    expect(playable('Assume Command', { who: [brig, brig, { hand, ...brig }, brig] })).toBe(false);
  });

  test('Impeachment: five cards for the presidency, in the Brig too', () => {
    const p = play('Impeachment', { who: [{}, {}, { hand: six, at: 'brig' }], quorumHand: ['Eulogy'] });
    p.choose(YOU, ...distinct(p, 5));
    expect([p.g.state.president, p.handNames(YOU).length]).toEqual([YOU, 1]);
    expect(p.names(zones.quorumHand(seat(YOU)))).toEqual(['Eulogy']);
    expect(playable('Impeachment', { who: [{}, {}, { hand: six.slice(0, 4) }] })).toBe(false);
    expect(playable('Impeachment', { who: [{}, {}, { hand: six }], president: YOU })).toBe(false);
  });

  test('Blackmail: three random cards of the President', () => {
    const p = play('Blackmail', { who: [{ hand: six.slice(0, 4) }] });
    expect([p.handNames(0).length, p.handNames(YOU).length]).toEqual([1, 3]);
    expect(playable('Blackmail', { who: [{ hand: six.slice(0, 2) }] })).toBe(false);
    expect(playable('Blackmail', { who: [{}, {}, { hand: six }], president: YOU })).toBe(false);
  });

  rule(
    ['BG-FAQ-17', 'BG-FAQ-18'],
    'Peaceful Resistance: you go to Sickbay, on 4 or less the Admiral to the Brig',
    () => {
      const p = play('Peaceful Resistance', { rolls: [4] });
      expect([place(p, YOU), place(p, 1)]).toEqual(['sickbay', 'brig']);
      const q = play('Peaceful Resistance', { rolls: [5] });
      expect([place(q, YOU), place(q, 1)]).toEqual(['sickbay', 'communications']);
    },
  );

  rule(
    ['BG-FAQ-19', 'BG-FAQ-20'],
    'Violent Protest: two politics cards, the President to Sickbay but not out of the Brig',
    () => {
      const p = play('Violent Protest');
      expect([types(p, YOU), place(p, 0)]).toEqual([['politics', 'politics'], 'sickbay']);
      expect(place(play('Violent Protest', { who: [{ at: 'brig' }] }), 0)).toBe('brig');
    },
  );

  test('Set the Agenda: the President draws two, you put two of the hand under the deck in your order', () => {
    const p = play('Set the Agenda', { quorumHand: ['Eulogy'], next: { quorum: ['Probation', 'Arrest Order'] } });
    expect(
      asked(p, 'bury-quorum')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Arrest Order', 'Eulogy', 'Probation']);
    p.choose(YOU, { name: 'Eulogy' }).choose(YOU, { name: 'Arrest Order' });
    expect(p.names(zones.quorumHand(seat(0)))).toEqual(['Probation']);
    expect(p.names(zones.quorumDeck).slice(-2)).toEqual(['Eulogy', 'Arrest Order']);
    expect(JSON.stringify(p.events(seat(1)))).not.toContain('Eulogy');
    expect(playable('Set the Agenda', { president: YOU })).toBe(false);
  });

  test('Ruined Reputation: a human player draws two of any type, and on 4 or less goes to the Brig', () => {
    const p = play('Ruined Reputation', { rolls: [4], who: [{}, { revealed: true }], admiral: 3 });
    expect(asked(p, 'pick-player').map((option) => option['seat'])).toEqual([YOU, 3, 0]);
    p.choose(YOU, { seat: 0 }).choose(0, { skill: 'piloting' }).choose(0, { skill: 'treachery' });
    expect([types(p, 0), place(p, 0)]).toEqual([['treachery', 'piloting'], 'brig']);
    const q = play('Ruined Reputation', { rolls: [5] }).choose(YOU, { seat: YOU });
    q.choose(YOU, { skill: 'politics' }).choose(YOU, { skill: 'politics' });
    expect(place(q, YOU)).toBe('command');
  });

  test('Make a Deal: somebody leaves the Brig, then anybody draws a mutiny card', () => {
    const p = play('Make a Deal', { who: [{}, { revealed: true }, {}, { at: 'brig' }], admiral: 0, cag: 0 });
    p.choose(YOU, { location: 'armory' });
    expect(place(p, 3)).toBe('armory');
    expect(asked(p, 'pick-player').map((option) => option['seat'])).toEqual([YOU, 3, 0]);
    p.choose(YOU, { seat: YOU });
    expect(p.g.cards.count(mutinyZones.hand(seat(YOU)))).toBe(1);
    expect(place(p, YOU)).toBe('command');
    expect(playable('Make a Deal')).toBe(false); // only while somebody is in the Brig
    expect(playable('Make a Deal', { revision: 5 })).toBe(true); // as games of that time have it
  });

  test('Make a Deal: the card itself is discarded before the new one is drawn', () => {
    const p = table('Make a Deal', { who: [{}, {}, { at: 'brig' }] });
    p.g.cards.moveAll(mutinyZones.deck, zones.removed);
    p.run((g) => takeAction(g, seat(YOU))).choose(YOU, { type: 'mutiny' });
    p.choose(YOU, { location: 'command' }).choose(YOU, { seat: 0 });
    expect(p.names(mutinyZones.hand(seat(0)))).toEqual(['Make a Deal']);
  });
});

describe('for oneself', () => {
  test('Bait and Switch: two cards of any type, two treachery cards into the Destiny deck', () => {
    const p = play('Bait and Switch').choose(YOU, { skill: 'politics' }).choose(YOU, { skill: 'treachery' });
    expect(types(p, YOU).sort()).toEqual(['politics', 'treachery']);
    expect(p.g.cards.count(zones.destiny)).toBe(14);
    const treachery = p.g.cards.list(zones.destiny).filter((card) => {
      const entry = p.g.entry(card);
      return entry.deck === 'skill' && entry.type === 'treachery';
    });
    expect(treachery.length).toBe(4);
  });

  test('Betrayal of Trust: two treachery cards, the top destination is looked at', () => {
    const p = play('Betrayal of Trust', { next: { destination: ['Deep Space'] } });
    expect(types(p, YOU)).toEqual(['treachery', 'treachery']);
    p.choose(YOU, { type: 'top', name: 'Deep Space' });
    expect(p.names(zones.destinationDeck)[0]).toBe('Deep Space');
  });

  rule('BG-UNI-117', 'Selfish Act: two cards of the own types, and another mutiny card without the Brig', () => {
    const p = play('Selfish Act', { next: { mutiny: ['Panic'] } });
    expect(
      asked(p, 'draw-skill')
        .map(({ skill }) => skill)
        .sort(),
    ).toEqual(['engineering', 'leadership', 'politics']);
    p.choose(YOU, { skill: 'politics' }).choose(YOU, { skill: 'leadership' });
    expect(types(p, YOU).sort()).toEqual(['leadership', 'politics']);
    expect([p.names(mutinyZones.hand(seat(YOU))), place(p, YOU)]).toEqual([['Panic'], 'command']);
  });
});

describe('for the fleet', () => {
  test('Controversial Speech: on 6 morale and the card is gone, otherwise treachery for everybody', () => {
    const p = play('Controversial Speech', { rolls: [6] });
    expect([p.g.state.resources.morale, p.names(zones.removed)]).toEqual([11, ['Controversial Speech']]);
    const q = play('Controversial Speech', { rolls: [5], who: [{}, { revealed: true }], admiral: 0 });
    expect(q.g.state.resources.morale).toBe(10);
    expect([0, 1, 2, 3].map((one) => types(q, one))).toEqual([
      ['treachery'],
      ['treachery'],
      ['treachery'],
      ['treachery'],
    ]);
    expect(q.names(mutinyZones.discard)).toEqual(['Controversial Speech']);
  });

  test('Feed the People: the fleet marker back by 2 for food, once', () => {
    const p = play('Feed the People', { jumpTrack: 3 });
    expect([p.g.state.jumpTrack, p.g.state.resources.food]).toEqual([1, 9]);
    expect([p.names(zones.removed), p.names(mutinyZones.discard)]).toEqual([['Feed the People'], []]);
  });

  test('The Strong Survive: a civilian ship for the fleet marker, once', () => {
    const p = play('The Strong Survive', { jumpTrack: 1 });
    expect([p.g.state.jumpTrack, p.g.cards.count(zones.civiliansDestroyed)]).toEqual([2, 1]);
    expect(p.names(zones.removed)).toEqual(['The Strong Survive']);
  });

  test('Necessary Risk: food, and a basestar with three raiders where you choose', () => {
    const p = play('Necessary Risk');
    expect(asked(p, 'pick-area')).toHaveLength(6);
    p.choose(YOU, { area: 'port-bow' });
    expect([p.g.state.resources.food, p.g.state.raiders['port-bow']]).toEqual([9, 3]);
    expect(p.g.state.basestars[0]).toMatchObject({ where: 'main', area: 'port-bow' });
    expect(p.names(zones.removed)).toEqual(['Necessary Risk']);
  });

  test('Panic: a civilian ship behind Galactica, and one unmanned viper is activated', () => {
    const p = play('Panic', { reserve: { viper: 1, 'assault-raptor': 0 } });
    expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
    expect(p.asked(YOU)?.options.map(({ type }) => type)).not.toContain('nothing');
    p.choose(YOU, { type: 'launch' });
    expect(p.g.state.vipers.viper.reserve).toBe(0);
  });

  test('Panic: may be played without a viper', () => {
    const p = play('Panic', { reserve: { viper: 0, 'assault-raptor': 0 } });
    expect([p.table.pending, p.g.cards.count(zones.civilians.stern)]).toEqual([[], 1]);
  });

  test('Scavenging for Parts: Galactica is damaged, a civilian ship is hidden', () => {
    const p = play('Scavenging for Parts', { civilians: { bow: 1, stern: 1 } });
    if (p.asked(YOU)?.kind !== 'choose-civilian') p.choose(YOU, {});
    p.choose(YOU, { area: 'bow' });
    expect([p.g.cards.count(zones.civilians.bow), p.g.cards.count(zones.civiliansUnused)]).toEqual([0, 11]);
    expect(hits(p)).toBe(1);
  });

  test('Send a Message: Galactica is damaged, a centurion is attacked with 2 more on the die', () => {
    const shoot = (roll: number) => {
      const p = play('Send a Message', { boarding: [1], rolls: [roll] });
      while (p.asked(YOU)) p.choose(YOU, {});
      expect(hits(p)).toBe(1);
      return p.g.state.boarding.get(0);
    };
    expect([shoot(5), shoot(4)]).toEqual([0, 1]);
    expect(playable('Send a Message')).toBe(true);
  });

  test('Clipped Wings: all vipers come home, all damaged ones are repaired, two treachery cards', () => {
    const p = play('Clipped Wings', {
      who: [{}, {}, {}, { piloting: { area: 'bow' } }],
      vipers: { viper: { stern: 1 } },
      reserve: { viper: 2 },
    });
    expect(p.asked(YOU)).toBeNull(); // all of them: there is nothing to choose
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 6, damaged: 0 });
    expect(p.g.state.vipers['mark-vii']).toMatchObject({ reserve: 4, damaged: 0 });
    expect([place(p, 3), types(p, YOU)]).toEqual(['hangar-deck', ['treachery', 'treachery']]);
    expect(playable('Clipped Wings')).toBe(false);
    expect(playable('Clipped Wings', { who: [{}, {}, {}, { piloting: { area: 'bow' } }] })).toBe(true);
  });

  test('Unauthorized Usage: you launch a nuke of the Admiral, the others are lost', () => {
    const p = play('Unauthorized Usage', { basestars: [{ area: 'bow' }], rolls: [3], nukes: 2 });
    p.choose(YOU, { area: 'bow' });
    while (p.asked(YOU)) p.choose(YOU, {});
    expect(p.g.state.nukes).toMatchObject({ held: 0, beside: 3 });
    expect(p.g.state.basestars[0]?.where).toBe('supply');
    expect(p.names(zones.removed)).toEqual(['Unauthorized Usage']);
    const rolled = (q: Position) => q.events().find(({ type }) => type === 'die-rolled')?.['roller'];
    expect(rolled(p)).toBe(p.g.holder('admiral'));
    expect(p.g.holder('admiral')).not.toBe(YOU);
    const before = play('Unauthorized Usage', { basestars: [{ area: 'bow' }], rolls: [3], revision: 7 });
    expect(rolled(before.choose(YOU, { area: 'bow' }))).toBe(YOU);
    expect(playable('Unauthorized Usage', { nukes: 0 })).toBe(false);
    const nothingToAimAt = play('Unauthorized Usage', { nukes: 1, cylonFleet: false });
    expect(nothingToAimAt.g.state.nukes.held).toBe(0);
  });

  test('Weapons Armed: a raptor becomes an assault raptor, each basestar launches two raiders', () => {
    const p = play('Weapons Armed', { basestars: [{ area: 'bow' }, { area: 'stern' }] });
    expect(p.g.state.raptors).toMatchObject({ reserve: 3, destroyed: 1 });
    expect(p.g.state.vipers['assault-raptor'].reserve).toBe(2);
    expect(p.g.state.raiders).toMatchObject({ bow: 2, stern: 2 });
    expect(playable('Weapons Armed', { reserve: { raptor: 0 } })).toBe(false);
  });
});

/** Damage tokens taken by Galactica or Pegasus. */
function hits(p: Position): number {
  return p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit').length;
}

/** So many different options of what is asked. */
function distinct(p: Position, n: number): Option[] {
  return (p.asked(YOU)?.options ?? []).slice(0, n) as Option[]; // a copy to be chosen from
}
