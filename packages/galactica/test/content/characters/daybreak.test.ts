import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { discard } from '../../../src/core/effects/cards.ts';
import { context } from '../../../src/core/effects/effect.ts';
import { all } from '../../../src/core/effects/flow.ts';
import { current } from '../../../src/core/effects/who.ts';
import { destroyCivilian, drawAndDestroyCivilians } from '../../../src/core/rules/civilian-ships.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { execute } from '../../../src/core/rules/execution.ts';
import { jump } from '../../../src/core/rules/jump.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { canGainMiracle } from '../../../src/core/rules/miracle.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { receiveSkills } from '../../../src/core/rules/receive-skills.ts';
import { lose } from '../../../src/core/rules/resources.ts';
import { turn } from '../../../src/core/rules/turn.ts';
import { hitViper } from '../../../src/core/rules/viper-losses.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { drawMutiny } from '../../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';
import { acting, offered } from '../../rules/acting.ts';
import { adama, roslin, starbuck, tigh, zarek } from '../../rules/people.ts';
import { adding, crisis } from '../../sheets.ts';

const cottle = { character: 'sherman-cottle', at: 'research-lab' } as const;
const hoshi = { character: 'louis-hoshi', at: 'communications' } as const;
const hotDog = { character: 'brendan-costanza', at: 'hangar-deck' } as const;
const romo = { character: 'romo-lampkin', at: 'administration' } as const;
const helo = { character: 'karl-agathon-alternate', at: 'admirals-quarters' } as const;
const lee = { character: 'lee-adama-alternate', at: 'admirals-quarters' } as const;
const otherZarek = { character: 'tom-zarek-alternate', at: 'weapons-control' } as const;
const prophet = { character: 'gaius-baltar-alternate', at: 'admirals-quarters' } as const;
const three = ['Repair', 'Bait', 'Executive Order'];
const calm = adding({ faces: [crisis('Calm', { count: 9 })] });

describe('Cottle', () => {
  test('Quarantine: he sees all civilian ships and replaces one', () => {
    const p = acting({ seats: [cottle, adama, zarek], civilians: { bow: 1, stern: 1 } });
    const [bad] = p.g.cards.list(zones.civilians.bow);
    p.choose(0, { name: 'Quarantine' });
    expect(p.asked(0)?.options.every(({ name }) => typeof name === 'string')).toBe(true);
    p.choose(0, { area: 'bow' });
    const [now] = p.g.cards.list(zones.civilians.bow);
    expect([now === bad, p.g.cards.count(zones.civiliansUnused)]).toEqual([false, 10]);
    expect(now !== undefined && p.g.cards.knows(now, seat(0))).toBe(false);
    expect(offered(acting({ seats: [cottle, adama, zarek] }), 0)).not.toContain('Quarantine');
  });

  test('Quarantine: with none left to draw the ship is only taken away', () => {
    const civilians = { bow: 6, stern: 6 };
    const p = acting({ seats: [cottle, adama, zarek], civilians }).choose(0, { name: 'Quarantine' });
    p.choose(0, { area: 'stern' });
    expect([p.g.cards.count(zones.civilians.stern), p.g.cards.count(zones.civiliansUnused)]).toEqual([5, 1]);
  });
});

describe('Hoshi', () => {
  test('Dutiful: once in his turn a card lets him use the same location again', () => {
    const setup = {
      seats: [{ ...hoshi, at: 'weapons-control', hand: three }, adama, zarek] as const,
      raiders: { bow: 3 },
    };
    const p = acting({ ...setup, rolls: [8, 8] }).choose(0, { type: 'location' });
    p.choose(0, { name: 'Dutiful' }).choose(0, { name: 'Bait' });
    expect([p.g.state.raiders.bow, p.handNames(0), p.table.pending]).toEqual([1, ['Repair', 'Executive Order'], []]);
    const poor = acting({ ...setup, seats: [{ ...hoshi, at: 'weapons-control' }, adama, zarek], rolls: [8] });
    expect(poor.choose(0, { type: 'location' }).table.pending).toEqual([]);
    const notHis = position({ ...setup, current: 1, rolls: [8] });
    notHis.run((g) => activateLocation(g, seat(0), 'weapons-control'));
    expect(notHis.table.pending).toEqual([]);
  });

  test('Organized: three different locations, none of them Cylon, damaged or hazardous', () => {
    const p = acting({
      seats: [{ ...hoshi, hand: three }, { ...adama, at: 'sickbay' }, zarek],
      president: 0,
      damaged: ['command'],
      raiders: { bow: 3 },
      rolls: [8],
    });
    p.choose(0, { name: 'Organized' });
    const places = p.asked(0)?.options.map(({ location }) => location);
    for (const closed of ['command', 'caprica', 'cylon-fleet', 'brig', 'sickbay']) expect(places).not.toContain(closed);
    p.choose(0, { location: 'research-lab' }).choose(0, { skill: 'tactics' });
    p.choose(0, { location: 'weapons-control' }).choose(0, { type: 'pass' });
    p.choose(0, { location: 'press-room' });
    expect(p.events().filter(({ type }) => type === 'location-activated')).toHaveLength(3);
    expect(p.asked(0)?.kind).not.toBe('choose-location');
    expect(offered(acting({ seats: [{ ...hoshi, at: 'brig' }, adama, zarek] }), 0)).not.toContain('Organized');
  });

  test('Reluctant: the action of a skill card costs him another card', () => {
    const p = acting({ seats: [{ ...hoshi, hand: ['Launch Scout', 'Repair'] }, adama, zarek], rolls: [1] });
    p.choose(0, { name: 'Launch Scout' });
    expect(p.handNames(0)).toEqual([]);
    const poor = acting({ seats: [{ ...hoshi, hand: ['Launch Scout'] }, adama, zarek] });
    expect(offered(poor, 0)).not.toContain('Launch Scout');
  });
});

describe('Hot Dog', () => {
  test('Memento: when population is lost he draws three piloting cards and discards one, once per turn', () => {
    const p = position({ seats: [adama, { ...hotDog, hand: ['Repair'] }, zarek] });
    p.run(function* (g) {
      yield* lose(g, 'population', 1);
      yield* lose(g, 'population', 1);
    });
    p.choose(1, { name: 'Memento' });
    expect(p.asked(1)).toMatchObject({ kind: 'discard', max: 1 });
    expect(p.asked(1)?.options).toHaveLength(3);
    p.table.give(seat(1), 0);
    expect([p.g.hand(seat(1)).length, p.table.pending]).toEqual([3, []]);
    const food = position({ seats: [adama, hotDog, zarek] }).run((g) => lose(g, 'food', 1));
    expect(food.table.pending).toEqual([]);
  });

  const attacked = (setup: Partial<Parameters<typeof position>[0]> = {}) => {
    const p = position({ seats: [adama, hotDog, zarek], civilians: { bow: 1 }, ...setup });
    const [ship] = p.g.cards.list(zones.civilians.bow);
    if (ship === undefined) throw new Error('there is one');
    return p.run((g) => destroyCivilian(g, ship));
  };

  test('Escort: a viper is destroyed in place of a civilian ship', () => {
    const p = attacked().choose(1, { name: 'Escort' }).choose(1, { ship: 'viper', at: 'reserve' });
    expect([p.g.cards.count(zones.civiliansDestroyed), p.g.cards.count(zones.civiliansUnused)]).toEqual([0, 12]);
    expect([p.g.state.vipers.viper.reserve, p.g.state.vipers.viper.destroyed]).toEqual([3, 1]);
    const lost = attacked().choose(1, { type: 'pass' });
    expect(lost.g.cards.count(zones.civiliansDestroyed)).toBe(1);
  });

  test('Escort: not for a ship that is not on the board, nor without a viper', () => {
    const drawn = position({ seats: [adama, hotDog, zarek] }).run((g) => drawAndDestroyCivilians(g, 1));
    expect(drawn.asked(1)?.kind).not.toBe('before-civilian-destroyed');
    const none = attacked({ reserve: { viper: 0, 'assault-raptor': 0 } });
    expect(none.asked(1)?.kind).not.toBe('before-civilian-destroyed');
  });

  test('Forced to Eject: his damaged viper is destroyed, another’s is damaged', () => {
    const flying = { piloting: { area: 'bow' } } as const;
    const p = position({ seats: [adama, { ...hotDog, ...flying }, { ...starbuck, ...flying }] });
    for (const n of [1, 2]) p.run((g) => hitViper(g, { ship: 'viper', at: 'bow', pilot: seat(n) }, 'damaged'));
    expect([p.g.state.vipers.viper.destroyed, p.g.player(seat(1)).place]).toEqual([1, 'sickbay']);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'viper-damaged', pilot: 2 }));
  });
});

describe('Romo', () => {
  const made = (n: number, times = 1) => {
    const p = position({ seats: [{ ...romo, hand: three }, adama, zarek] });
    const c = context('crisis', seat(0));
    return p.run((g) => all(...Array.from({ length: times }, () => discard(current, n))).run(g, c));
  };

  test('Deceitful: a crisis makes him discard one card less, once', () => {
    expect(made(2).asked(0)).toMatchObject({ kind: 'discard', min: 1 });
    expect(made(1).table.pending).toEqual([]);
    expect(made(1, 2).asked(0)).toMatchObject({ kind: 'discard', min: 1 });
    const quorum = position({ seats: [{ ...romo, hand: three }, adama, zarek] });
    quorum.run((g) => discard(current, 1).run(g, context('quorum', seat(0))));
    expect(quorum.asked(0)).toMatchObject({ kind: 'discard', min: 1 });
  });

  test('Deceitful: again for the next crisis of the turn', () => {
    const hard = adding({ faces: [crisis('Hard', { count: 2, event: discard(current, 2) })] });
    const p = position({
      seats: [{ ...romo, hand: three }, adama, zarek],
      content: hard,
      next: { crisis: ['Hard', 'Hard'] },
    });
    for (let n = 0; n < 2; n++) {
      p.run((g) => crisisStep(g, seat(0)));
      expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 1 });
      p.table.give(seat(0), 0);
    }
  });

  test('Attorney: a client leaves the Brig and pays with all cards', () => {
    const p = acting({ seats: [romo, { ...adama, at: 'brig', hand: three }, zarek] });
    p.choose(0, { name: 'Attorney' }).choose(0, { location: 'armory' });
    expect([p.g.player(seat(1)).place, p.handNames(0).length, p.handNames(1)]).toEqual(['armory', 3, []]);
    const himself = acting({ seats: [{ ...romo, at: 'brig', hand: three }, adama, zarek] });
    himself.choose(0, { name: 'Attorney' }).choose(0, { location: 'command' });
    expect([himself.g.player(seat(0)).place, himself.handNames(0).length]).toEqual(['command', 3]);
    expect(offered(acting({ seats: [romo, adama, zarek] }), 0)).not.toContain('Attorney');
  });

  const arriving = (hand: string[], at: 'administration' | 'press-room') =>
    position({ seats: [{ ...romo, hand }, { ...zarek, at }, adama] })
      .run((g) => movementStep(g, seat(0)))
      .choose(0, { type: 'stay' });

  test('Kleptomania: two cards where somebody else is', () => {
    const p = arriving(three, 'administration');
    expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
    expect(arriving(three, 'press-room').table.pending).toEqual([]);
  });

  test('Kleptomania: who cannot pay is in the Brig when his turn ends', () => {
    const played = (at: 'administration' | 'press-room') => {
      const p = position({
        seats: [{ ...romo, at: 'sickbay' }, { ...zarek, at }, adama],
        content: calm,
        next: { crisis: ['Calm'] },
      });
      p.run((g) => turn(g));
      for (let asked = p.asked(0); asked; asked = p.asked(0)) {
        if (asked.kind === 'movement') p.choose(0, { location: 'administration' });
        else if (asked.kind === 'discard') p.table.give(seat(0), asked.min === 1 ? 0 : [0, 1]);
        else
          p.table.give(
            seat(0),
            Math.max(
              0,
              asked.options.findIndex(({ type }) => type === 'nothing'),
            ),
          );
      }
      return p;
    };
    expect(played('press-room').g.player(seat(0)).place).not.toBe('brig');
    const caught = played('administration');
    expect([caught.g.player(seat(0)).place, caught.g.hand(seat(0)).length < 2]).toEqual(['brig', true]);
  });
});

describe('Helo, the other version', () => {
  test('Raptor Pilot: with a Launch Scout he looks at two cards', () => {
    const scouted = (who: { character: string }) => {
      const p = acting({ seats: [{ ...who, hand: ['Launch Scout'] }, adama, zarek], rolls: [8] });
      p.choose(0, { name: 'Launch Scout' }).choose(0, { deck: 'crisis' });
      return p.events().find(({ type }) => type === 'deck-looked-at')?.['n'];
    };
    expect([scouted(helo), scouted(tigh)]).toEqual([2, 1]);
  });

  test('No One Gets Left Behind: at a jump fuel for population', () => {
    const p = position({ seats: [adama, helo, zarek] }).run((g) => jump(g));
    p.choose(1, { name: 'No One Gets Left Behind' });
    expect(p.g.state.resources).toMatchObject({ fuel: 7, population: 14 });
    const declined = position({ seats: [adama, helo, zarek] })
      .run((g) => jump(g))
      .choose(1, { type: 'pass' });
    expect(declined.g.state.resources).toMatchObject({ fuel: 8, population: 12 });
    const dry = position({ seats: [adama, helo, zarek], resources: { fuel: 0 } }).run((g) => jump(g));
    expect(dry.asked(1)?.kind).not.toBe('removing-ships');
  });

  test('Family Commitments: away from Galactica one card less, of his choice', () => {
    const p = position({ seats: [{ ...helo, at: 'press-room' }, adama, zarek] }).run((g) => receiveSkills(g, seat(0)));
    p.choose(0, { index: 2 });
    const types = p.g
      .hand(seat(0))
      .map((card) => p.g.entry(card))
      .map((entry) => 'type' in entry && entry.type);
    expect([types.length, types.includes('piloting')]).toEqual([4, false]);
    const home = position({ seats: [helo, adama, zarek] }).run((g) => receiveSkills(g, seat(0)));
    expect(home.g.hand(seat(0))).toHaveLength(5);
    const flying = position({ seats: [{ ...helo, piloting: { area: 'bow' } }, adama, zarek] });
    expect(flying.run((g) => receiveSkills(g, seat(0))).asked(0)?.kind).toBe('choose-effect');
  });
});

describe('Lee Adama, the other version', () => {
  test('Forward Thinker: when his order has been carried out he may use his location', () => {
    const p = acting({
      seats: [{ ...lee, at: 'research-lab', hand: ['Executive Order'] }, { ...tigh, miracle: 0 }, adama],
    });
    p.choose(0, { name: 'Executive Order' }).choose(0, { seat: 1 }).choose(1, { type: 'act-twice' });
    p.choose(1, { type: 'nothing' }).choose(1, { type: 'nothing' });
    p.choose(0, { name: 'Forward Thinker' }).choose(0, { skill: 'engineering' });
    expect([p.g.hand(seat(0)).length, p.table.pending]).toEqual([1, []]);
  });

  test('Forward Thinker: not for the order of somebody else', () => {
    const p = acting({
      seats: [{ ...adama, hand: ['Executive Order'], miracle: 0 }, { ...lee, at: 'research-lab' }, zarek],
    });
    p.choose(0, { name: 'Executive Order' }).choose(0, { seat: 2 }).choose(2, { type: 'act-twice' });
    p.choose(2, { type: 'nothing' }).choose(2, { type: 'nothing' });
    expect(p.table.pending).toEqual([]);
  });

  test('Moral Dilemma: a mutiny card costs him two skill cards', () => {
    const p = position({
      seats: [{ ...lee, hand: ['Repair', 'Repair', 'Executive Order'] }, { ...adama, hand: three }, zarek],
    });
    p.run((g) => drawMutiny(g, seat(0)));
    expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 2 });
    p.table.give(seat(0), [0, 1]);
    p.run((g) => drawMutiny(g, seat(1)));
    expect([p.handNames(0).length, p.handNames(1).length]).toEqual([1, 3]);
  });
});

describe('Zarek, the other version', () => {
  test('Necessary Steps: he chooses which of two mutiny cards another draws; nobody else learns of it', () => {
    const p = position({ seats: [otherZarek, adama, starbuck], next: { mutiny: ['Panic', 'Blackmail'] } });
    p.run((g) => drawMutiny(g, seat(1))).choose(0, { name: 'Panic' });
    expect([p.names(mutinyZones.hand(seat(1))), p.names(mutinyZones.deck).at(-1)]).toEqual([['Panic'], 'Blackmail']);
    expect(JSON.stringify(p.events(seat(2)))).not.toContain('Panic');
    expect(JSON.stringify(p.events(seat(1)))).toContain('Panic');
  });

  test('Abuse Power: one of four mutiny cards is played, the others go under the deck', () => {
    const four = ['Panic', 'Blackmail', 'Selfish Act', 'Feed the People'];
    const p = acting({
      seats: [{ ...otherZarek, mutiny: ['Impeachment'] }, adama, starbuck],
      next: { mutiny: four },
      jumpTrack: 2,
    });
    p.choose(0, { name: 'Abuse Power' }).choose(0, { name: 'Feed the People' });
    expect([p.g.state.resources.food, p.g.player(seat(0)).place]).toEqual([9, 'weapons-control']);
    expect([p.names(mutinyZones.deck).slice(-3), p.names(mutinyZones.hand(seat(0)))]).toEqual([
      four.slice(0, 3),
      ['Impeachment'],
    ]);
  });

  rule('BG-NEWCHAR-11', 'chosen later he draws his mutiny card at once', () => {
    const p = position({ seats: [tigh, adama, starbuck] }).run((g) => execute(g, seat(0)));
    p.choose(0, { character: 'tom-zarek-alternate' }).choose(0, { type: 'mutiny' });
    expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
  });

  test('Disreputable: he starts with a mutiny card', () => {
    const p = position({ seats: [otherZarek, adama, starbuck] }).run((g) => startCharacter(g, seat(0)));
    p.choose(0, { type: 'mutiny' });
    expect([p.g.cards.count(mutinyZones.hand(seat(0))), p.g.player(seat(0)).place]).toEqual([1, 'weapons-control']);
  });
});

describe('Baltar, the other version', () => {
  rule('BG-UNI-169', 'Cult Leader: a miracle token changes hands, one way or the other', () => {
    const beside = { ...adama, at: 'admirals-quarters' } as const;
    const p = acting({ seats: [{ ...prophet, miracle: 2 }, { ...beside, miracle: 1 }, zarek] });
    p.choose(0, { name: 'Cult Leader' });
    expect([0, 1].map((n) => p.g.player(seat(n)).miracle)).toEqual([3, 0]);
    const giving = acting({ seats: [{ ...prophet, miracle: 3 }, { ...beside, miracle: 0 }, zarek] });
    giving.choose(0, { name: 'Cult Leader' });
    expect([0, 1].map((n) => giving.g.player(seat(n)).miracle)).toEqual([2, 1]);
    const nothing = acting({ seats: [{ ...prophet, miracle: 0 }, { ...beside, miracle: 0 }, zarek] });
    expect(offered(nothing, 0)).not.toContain('Cult Leader');
    const elsewhere = acting({ seats: [{ ...prophet, miracle: 2 }, { ...adama, at: 'command' }, zarek] });
    expect(offered(elsewhere, 0)).not.toContain('Cult Leader');
  });

  rule(['BG-MIRACLE-11', 'BG-MIRACLE-13'], 'he holds up to three tokens, and gains one while he has fewer', () => {
    for (const [miracle, more] of [
      [0, true],
      [2, true],
      [3, false],
    ] as const) {
      const { g } = position({ seats: [{ ...prophet, miracle }, adama, zarek] });
      expect(canGainMiracle(g, seat(0))).toBe(more);
    }
    expect(canGainMiracle(position({ seats: [prophet, adama, zarek] }).g, seat(1))).toBe(false);
  });

  rule('BG-MIRACLE-12', 'Broadcast: three tokens for two of any resource, again whenever he has three', () => {
    const p = acting({ seats: [{ ...prophet, miracle: 3 }, adama, zarek] }).choose(0, { name: 'Broadcast' });
    p.choose(0, { index: 1 });
    expect([p.g.state.resources.food, p.g.player(seat(0)).miracle]).toEqual([10, 0]);
    expect(offered(acting({ seats: [{ ...prophet, miracle: 2 }, adama, zarek] }), 0)).not.toContain('Broadcast');
  });
});

test('both versions of a character take their places in the lines of succession', () => {
  const p = position({ seats: [lee, otherZarek, { ...roslin, at: 'brig' }], president: 2, admiral: 0 });
  p.run((g) => execute(g, seat(2)));
  expect(canActivate(p.g, seat(1), 'weapons-control')).toBe(false);
  p.choose(2, { character: 'kara-thrace' });
  expect(p.g.holder('president')).toBe(0);
});
