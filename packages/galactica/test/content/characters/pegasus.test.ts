import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { execute } from '../../../src/core/rules/execution.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { lose } from '../../../src/core/rules/resources.ts';
import { activateOwnShip } from '../../../src/core/rules/vipers.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { acting, offered } from '../../rules/acting.ts';
import { adama, roslin, starbuck, tigh, zarek } from '../../rules/people.ts';

const cain = { character: 'helena-cain', at: 'command' } as const;
const dee = { character: 'anastasia-dualla' } as const;
const ellen = { character: 'ellen-tigh', at: 'press-room' } as const;
const kat = { character: 'louanne-katraine' } as const;

describe('Helena Cain', () => {
  test('starts on either bridge, in Command alone when Pegasus is lost', () => {
    const p = position({ seats: [cain, adama, starbuck] }).run((g) => startCharacter(g, seat(0)));
    p.choose(0, { location: 'pegasus-cic' });
    expect(p.g.player(seat(0)).place).toBe('pegasus-cic');
    const late = position({ seats: [{ ...cain, at: 'sickbay' }, adama, starbuck] });
    late.g.state.pegasusDestroyed = true;
    expect(late.run((g) => startCharacter(g, seat(0))).g.player(seat(0)).place).toBe('command');
  });

  /** Adama is accused in Admiral's Quarters, and the check comes to this much. */
  const accused = (card: string) => {
    const p = position({
      seats: [
        { ...tigh, at: 'admirals-quarters', hand: [card, 'Strategic Planning 5'] },
        cain,
        { ...starbuck, loyalty: ['cylon-morale'] },
      ],
      destiny: ['Consolidate Power 1', 'Launch Scout 1', 'Repair 1'],
    }).run((g) => activateLocation(g, seat(0), 'admirals-quarters'));
    p.choose(0, { seat: 2 }).pass('add-to-check');
    p.table.give(seat(0), [0, 1]);
    return p;
  };

  test('Intolerant: who is convicted with 10 or more may be executed instead', () => {
    const spared = accused('Declare Emergency 5').choose(1, { type: 'pass' });
    expect(spared.g.player(seat(2)).place).toBe('brig');
    const killed = accused('Declare Emergency 5').choose(1, { name: 'Intolerant' });
    expect([killed.g.player(seat(2)).revealed, killed.asked(1)]).toEqual([true, null]);
  });

  test('Intolerant: not with 9, not at another location', () => {
    const p = accused('Declare Emergency 4');
    expect([p.table.pending, p.g.player(seat(2)).place]).toEqual([[], 'brig']);
  });

  test('Blind Jump: two civilian ships are lost, one destination is drawn, wherever the fleet marker is', () => {
    const p = acting({ seats: [cain, adama, starbuck], next: { destination: ['Deep Space', 'Icy Moon'] } });
    p.choose(0, { name: 'Blind Jump' });
    expect([p.table.pending, p.g.cards.count(zones.civiliansDestroyed)]).toEqual([[], 2]);
    expect([p.names(zones.travelled), p.g.player(seat(0)).miracle]).toEqual([['Deep Space'], 0]);
  });

  test('Bent on Revenge: neither FTL Control nor the Engine Room', () => {
    const { g } = position({
      seats: [{ ...cain, hand: ['Repair', 'Repair'] }, { ...adama, hand: ['Repair', 'Repair'] }, starbuck],
      jumpTrack: 3,
    });
    for (const location of ['ftl-control', 'engine-room'] as const) {
      expect([0, 1].map((n) => canActivate(g, seat(n), location))).toEqual([false, true]);
    }
    expect(canActivate(g, seat(0), 'command')).toBe(true);
  });
});

describe('Dee', () => {
  test('Efficient: in Communications she sees all civilian ships and may move any of them', () => {
    const civilians = { bow: 1, stern: 2, 'port-bow': 1 } as const;
    const p = acting({ seats: [dee, adama, starbuck], civilians }).choose(0, { type: 'location' });
    p.table.give(seat(0), [0, 1, 2, 3]);
    const looked = p.events(seat(0)).find(({ type }) => type === 'civilians-looked-at');
    expect(looked?.['names']).toHaveLength(4);
    p.choose(0, { to: 'starboard-bow' });
    for (let n = 0; n < 3; n++) p.choose(0, { type: 'nothing' });
    expect([p.table.pending, p.g.cards.count(zones.civilians['starboard-bow'])]).toEqual([[], 1]);
    const other = acting({ seats: [{ ...tigh, at: 'communications' }, adama, dee], civilians });
    expect(other.choose(0, { type: 'location' }).asked(0)).toMatchObject({ kind: 'look-at-civilians', max: 2 });
  });

  const brigCheck = () =>
    position({
      seats: [{ ...tigh, at: 'brig' }, dee, starbuck],
      destiny: ['Repair 1', 'Repair 1', 'Repair 2'],
    }).run((g) => activateLocation(g, seat(0), 'brig'));

  rule('BG-UNI-137', 'Fast Learner: three cards of a deck join the check after the Destiny cards', () => {
    const p = brigCheck();
    const top = p.g.cards.list(zones.skillDeck.politics).slice(0, 3);
    const names = top.map((card) => `${p.g.entry(card).name} ${p.g.strength(card)}`);
    p.choose(1, { name: 'Fast Learner', skill: 'politics' });
    expect(p.asked(1)?.context).toMatchObject({ effect: { args: { names } } });
    p.choose(1, { index: 0 });
    const order = p.events().map(({ type }) => type);
    expect(order.indexOf('destiny-added')).toBeLessThan(order.indexOf('check-cards-added'));
    const revealed = p.events().find(({ type }) => type === 'check-revealed');
    expect(revealed?.['matching']).toEqual(expect.arrayContaining(names));
    expect(p.g.player(seat(1)).miracle).toBe(0);
  });

  test('Fast Learner: or into her hand, unknown to the others', () => {
    const p = brigCheck().choose(1, { name: 'Fast Learner', skill: 'piloting' }).choose(1, { index: 1 }).pass();
    expect(p.g.hand(seat(1))).toHaveLength(3);
    expect(p.events().find(({ type }) => type === 'check-revealed')?.['others']).toHaveLength(2);
    const seen = p.events(seat(0)).filter(({ type }) => type === 'skill-drawn' || type === 'deck-looked-at');
    expect(JSON.stringify(seen)).not.toContain('name');
  });

  test('Fast Learner: face up where the cards of the check are', () => {
    const p = position({
      seats: [{ ...tigh, at: 'brig', hand: ['Investigative Committee'] }, dee, starbuck],
      destiny: ['Repair 1', 'Repair 1', 'Repair 2'],
    }).run((g) => activateLocation(g, seat(0), 'brig'));
    p.choose(0, { name: 'Investigative Committee' }).choose(1, { type: 'pass' });
    p.choose(1, { type: 'respond', name: 'Fast Learner', skill: 'tactics' }).choose(1, { index: 0 });
    expect(p.events().find(({ type }) => type === 'check-revealed')?.['matching']).toHaveLength(3);
  });

  test('Emotionally Fragile: at 2 morale she is executed, and no morale is lost for it', () => {
    const p = position({ seats: [roslin, dee, starbuck], resources: { morale: 3 } }).run((g) => lose(g, 'morale', 1));
    expect(p.asked(1)?.kind).toBe('choose-character');
    p.choose(1, { character: 'saul-tigh' });
    expect([p.g.state.resources.morale, p.g.character(seat(1))?.id]).toEqual([2, 'saul-tigh']);
    const safe = position({ seats: [roslin, dee, starbuck], resources: { morale: 4 } }).run((g) =>
      lose(g, 'morale', 1),
    );
    expect(safe.table.pending).toEqual([]);
    const fuel = position({ seats: [roslin, dee, starbuck], resources: { morale: 1 } }).run((g) => lose(g, 'fuel', 1));
    expect(fuel.table.pending).toEqual([]);
  });

  test('Emotionally Fragile: a hidden Cylon is revealed by it', () => {
    const seats = [roslin, { ...dee, loyalty: ['cylon-morale'] }, starbuck];
    const p = position({ seats, resources: { morale: 3 } }).run((g) => lose(g, 'morale', 1));
    expect(p.g.player(seat(1)).revealed).toBe(true);
  });

  rule('BG-UNI-150', 'Emotionally Fragile: the execution that cost the morale is finished first', () => {
    const p = position({ seats: [roslin, dee, starbuck], resources: { morale: 3 } }).run((g) => execute(g, seat(2)));
    expect([p.asked(1), p.asked(2)?.kind]).toEqual([null, 'choose-character']);
    p.choose(2, { character: 'saul-tigh' });
    p.choose(1, { character: 'tom-zarek' });
    expect(p.g.state.resources.morale).toBe(2);
  });

  test('executed for anything else she costs morale like anybody', () => {
    const p = position({ seats: [roslin, dee, starbuck] }).run((g) => execute(g, seat(1)));
    expect(p.choose(1, { character: 'tom-zarek' }).g.state.resources.morale).toBe(9);
  });
});

describe('Ellen Tigh', () => {
  const arriving = (seats: Parameters<typeof position>[0]['seats']) =>
    position({ seats })
      .run((g) => movementStep(g, seat(0)))
      .choose(0, { type: 'stay' });

  test('Politically Adroit: a card given to somebody human beside her, two drawn', () => {
    const p = arriving([{ ...ellen, hand: ['Repair'] }, { ...zarek, at: 'press-room' }, adama]);
    p.choose(0, { name: 'Politically Adroit', seat: 1 })
      .choose(0, { name: 'Repair' })
      .choose(0, { skill: 'treachery' })
      .choose(0, { skill: 'politics' });
    expect([p.handNames(1), p.g.hand(seat(0)).length, p.table.pending]).toEqual([['Repair'], 2, []]);
  });

  test('Politically Adroit: not alone, not without a card, not in somebody else’s turn', () => {
    expect(arriving([{ ...ellen, hand: ['Repair'] }, zarek, adama]).table.pending).toEqual([]);
    expect(arriving([ellen, { ...zarek, at: 'press-room' }, adama]).table.pending).toEqual([]);
    const other = arriving([{ ...zarek, at: 'press-room', hand: ['Repair'] }, { ...ellen, hand: ['Repair'] }, adama]);
    expect(other.table.pending).toEqual([]);
  });

  test('Nothing but Trouble: she receives treachery and cannot use its text', () => {
    const p = acting({ seats: [{ ...ellen, hand: ['Bait'] }, adama, zarek] });
    expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'skill-card' }));
    const entry = p.g.character(seat(0));
    expect(entry?.skills).toContainEqual({ n: 1, of: ['treachery'] });
  });
});

describe('Kat', () => {
  const flying = { ...kat, piloting: { area: 'bow' } } as const;

  test('Hotshot: a card in place of the die, its strength and 2 more', () => {
    const fought = (card: string) => {
      const p = position({ seats: [{ ...flying, hand: [card] }, adama, zarek], raiders: { bow: 1 } });
      p.g.state.step = 'action';
      p.run((g) => activateOwnShip(g, seat(0)));
      p.choose(0, { type: 'attack' }).choose(0, { name: 'Hotshot' });
      return p;
    };
    const hit = fought('Repair 1');
    expect([hit.g.state.raiders.bow, hit.handNames(0)]).toEqual([0, []]);
    expect(hit.events()).not.toContainEqual(expect.objectContaining({ type: 'die-rolled' }));
    const missed = fought('Iron Will 0');
    expect(missed.g.state.raiders.bow).toBe(1);
  });

  test('Hotshot: above 8 counts as 8', () => {
    const p = position({
      seats: [{ ...flying, hand: ['Scout for Fuel 6', 'Build Nuke 6'] }, adama, zarek],
      basestars: [{ area: 'bow' }],
    });
    p.g.state.step = 'action';
    p.run((g) => activateOwnShip(g, seat(0)))
      .choose(0, { type: 'attack' })
      .choose(0, { name: 'Hotshot', discarded: 'Build Nuke' });
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'die-result', result: 8 }));
    expect(p.handNames(0)).toEqual(['Scout for Fuel']);
  });

  const sacrifice = (setup: Partial<Parameters<typeof position>[0]>) =>
    acting({ seats: [flying, adama, zarek], ...setup }).choose(0, { name: 'Sacrifice' });

  test('Sacrifice: five raiders of her area', () => {
    const p = sacrifice({ raiders: { bow: 6, stern: 2 } });
    expect([p.g.state.raiders.bow, p.g.state.raiders.stern, p.g.player(seat(0)).place]).toEqual([1, 2, 'sickbay']);
    expect(p.g.state.vipers.viper.reserve).toBe(5);
  });

  test('Sacrifice: or two heavy raiders, a basestar or a civilian ship, as she chooses', () => {
    const all = {
      raiders: { bow: 1 },
      heavyRaiders: { bow: 3 },
      basestars: [{ area: 'bow' as const }],
      civilians: { bow: 1, stern: 1 },
    };
    const p = sacrifice(all);
    expect(p.asked(0)?.options).toHaveLength(4);
    expect(p.choose(0, { index: 1 }).g.state.heavyRaiders.bow).toBe(1);
    expect(sacrifice(all).choose(0, { index: 2 }).g.state.basestars[0]?.where).toBe('supply');
    expect(sacrifice(all).choose(0, { index: 3 }).g.cards.count(zones.civiliansDestroyed)).toBe(1);
  });

  test('Sacrifice: only while she pilots; with nothing there she is hurt all the same', () => {
    expect(offered(acting({ seats: [kat, adama, zarek] }), 0)).not.toContain('Sacrifice');
    expect(sacrifice({}).g.player(seat(0)).place).toBe('sickbay');
  });
});
