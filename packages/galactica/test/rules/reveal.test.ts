import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import type { Ability, CharacterEntry, Content } from '../../src/core/content/entry.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { revealAsCylon, revealableCylonCards } from '../../src/core/rules/reveal.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';

const adama = { character: 'william-adama' };
const starbuck = { character: 'kara-thrace' };
const zarek = { character: 'tom-zarek', at: 'command', loyalty: ['cylon-morale'] } as const;

/** Seat 0 is the one with Cylon cards, and reveals one. */
function revealing(who: Partial<PositionSetup['seats'][number]> = {}, setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [{ ...zarek, ...who }, adama, starbuck], ...setup });
  p.run((g) => takeAction(g, seat(0)));
  return p.choose(0, { type: 'reveal' });
}
const nothing = { type: 'no' };
const far = { travelled: ['Desolate Moon', 'Barren Planet', 'Barren Planet'] };
const near = { travelled: ['Barren Planet', 'Barren Planet', 'Barren Planet'] };

rule('BG-REVEAL-01', 'a Cylon card is revealed as an action only', () => {
  const p = position({ seats: [zarek, adama, starbuck] });
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'reveal' }));
  expect(p.asked(1)).toBeNull();
  const human = position({ seats: [{ ...zarek, loyalty: ['not-a-cylon-base'] }, adama, starbuck] });
  human.run((g) => takeAction(g, seat(0)));
  expect(human.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'reveal' }));
});

rule('BG-REVEAL-01', 'the card does what it says when it is revealed outside the Brig', () => {
  const p = revealing();
  p.choose(0, { type: 'yes' });
  expect(p.g.state.resources.morale).toBe(9);
  expect(p.g.player(seat(0)).revealed).toBe(true);
});

rule('BG-REVEAL-01', 'in the Brig it can be revealed, but does nothing', () => {
  const p = revealing({ at: 'brig' });
  expect(p.asked(0)).toBeNull();
  expect(p.g.state.resources.morale).toBe(10);
  expect(p.g.player(seat(0)).revealed).toBe(true);
  expect(p.g.player(seat(0)).place).toBe('resurrection-ship');
});

rule('BG-FAQ-01', 'a revealed Cylon cannot reveal a second Cylon card', () => {
  const p = position({
    seats: [{ ...zarek, at: 'caprica', revealed: true, loyaltyFaceup: ['cylon-brig'] }, adama, starbuck],
    president: 1,
  });
  expect(revealableCylonCards(p.g, seat(0))).toEqual([]);
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'reveal' }));
});

const hand = ['Consolidate Power', 'Executive Order', 'Launch Scout', 'Repair', 'Evasive Maneuvers'];

rule('BG-REVEAL-03', 'discards skill cards of the own choice until 3 are left', () => {
  const p = revealing({ hand }).choose(0, nothing);
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  p.choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
  expect(p.handNames(0).sort()).toEqual(['Consolidate Power', 'Evasive Maneuvers', 'Executive Order']);
});

rule('BG-REVEAL-03', 'with 3 skill cards or fewer none is discarded', () => {
  const p = revealing({ hand: hand.slice(0, 3) }).choose(0, nothing);
  expect(p.asked(0)).toBeNull();
  expect(p.handNames(0)).toHaveLength(3);
});

rule(['BG-REVEAL-04', 'BG-REVEAL-05', 'BG-REVEAL-06'], 'gives up mutiny cards, miracles and quorum cards', () => {
  const p = revealing({ mutiny: ['Panic'], miracle: 1, quorumGiven: ['Assign Arbitrator'] }).choose(0, nothing);
  expect(p.names(mutinyZones.hand(seat(0)))).toEqual([]);
  expect(p.names(mutinyZones.discard)).toEqual(['Panic']);
  expect(p.g.player(seat(0)).miracle).toBe(0);
  expect(p.names(zones.quorumGiven(seat(0)))).toEqual([]);
  expect(p.names(zones.quorumDiscard)).toEqual(['Assign Arbitrator']);
  expect(p.events()).toContainEqual(
    expect.objectContaining({ type: 'quorum-discarded', seat: 0, names: ['Assign Arbitrator'] }),
  );
});

rule('BG-REVEAL-07', 'every title goes to the next in its line of succession', () => {
  const p = revealing({}, { president: 0, admiral: 0, cag: 0 }).choose(0, nothing);
  expect(p.g.holder('president')).toBe(1);
  expect(p.g.holder('admiral')).toBe(1);
  expect(p.g.holder('cag')).toBe(2);
});

rule('BG-REVEAL-08', 'goes to the Resurrection Ship, or to what is left of it', () => {
  expect(revealing().choose(0, nothing).g.player(seat(0)).place).toBe('resurrection-ship');
  const p = position({ seats: [zarek, adama, starbuck] });
  p.g.state.hubDestroyed = true;
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, nothing);
  expect(p.g.player(seat(0)).place).toBe('hub-destroyed');
});

rule('BG-REVEAL-10', 'the viper of a revealed pilot returns to the Reserves', () => {
  const pilot = { ...starbuck, piloting: { area: 'bow' }, loyalty: ['cylon-morale'] } as const;
  const p = position({ seats: [pilot, adama, { character: 'saul-tigh' }], reserve: { viper: 2 } });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, nothing);
  expect(p.g.state.vipers.viper.reserve).toBe(3);
  expect(p.g.player(seat(0))).toMatchObject({ place: 'resurrection-ship', ship: null });
});

rule('BG-REVEAL-11', 'draws a super crisis that the others do not see', () => {
  const p = revealing({}, { next: { superCrisis: ['Inbound Nukes'] } }).choose(0, nothing);
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual(['Inbound Nukes']);
  const drawn = (viewer: 0 | 1) => p.events(seat(viewer)).find(({ type }) => type === 'super-crisis-drawn');
  expect(drawn(0)).toMatchObject({ seat: 0, names: ['Inbound Nukes'] });
  expect(drawn(1)).toEqual({ type: 'super-crisis-drawn', seat: 0, n: 1 });
});

rule('BG-REVEAL-13', 'who is revealed by an execution gets no super crisis', () => {
  const p = position({ seats: [zarek, adama, starbuck] });
  p.run((g) => execute(g, seat(0)));
  expect(p.g.player(seat(0)).revealed).toBe(true);
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual([]);
});

rule(['BG-REVEAL-14', 'BG-TURNREF-37'], 'up to 6 distance all facedown loyalty cards go to one human player', () => {
  const p = revealing({ loyalty: ['cylon-morale', 'not-a-cylon-base', 'cylon-brig'] }, near);
  p.choose(0, nothing);
  expect(p.asked(0)).toMatchObject({ kind: 'hand-on-loyalty', context: { n: 2 } });
  expect(p.asked(0)?.options).toEqual([
    { type: 'player', seat: 1 },
    { type: 'player', seat: 2 },
  ]);
  p.choose(0, { seat: 2 });
  expect(p.names(zones.loyalty(seat(0)))).toEqual([]);
  expect(p.names(zones.loyalty(seat(2)))).toHaveLength(3);
  expect(revealableCylonCards(p.g, seat(2))).toHaveLength(1);
});

rule(['BG-REVEAL-15', 'BG-TURNREF-37'], 'from 7 distance on the facedown loyalty cards stay', () => {
  const p = revealing({ loyalty: ['cylon-morale', 'not-a-cylon-base'] }, far).choose(0, nothing);
  expect(p.asked(0)).toBeNull();
  expect(p.names(zones.loyalty(seat(0)))).toHaveLength(1);
});

rule('BG-REVEAL-14', 'only human players are handed loyalty cards', () => {
  const cylon = { character: 'kara-thrace', revealed: true, loyaltyFaceup: ['cylon-brig'] };
  const seats = [{ ...zarek, loyalty: ['cylon-morale', 'not-a-cylon-base'] }, adama, cylon, { character: 'saul-tigh' }];
  const p = position({ seats, cag: 1 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, nothing);
  expect(p.asked(0)?.options.map((option) => option['seat'])).toEqual([1, 3]);
});

rule(['BG-REVEAL-02', 'BG-TURNREF-34'], 'the steps come in the order of the rulebook', () => {
  const p = revealing(
    {
      hand,
      loyalty: ['cylon-morale', 'not-a-cylon-base'],
      loyaltyFaceup: ['mutineer'],
      mutiny: ['Panic'],
      miracle: 1,
    },
    { president: 0 },
  );
  p.choose(0, { type: 'yes' }).choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
  p.choose(0, { kind: undefined, seat: 2 }).choose(0, { seat: 1 });
  const order = [
    'cylon-revealed',
    'skills-discarded',
    'mutiny-discarded',
    'miracle-lost',
    'title-given',
    'character-moved',
    'super-crisis-drawn',
    'loyalty-handed-on',
    'mutineer-received',
  ];
  const seen = p.events().map(({ type }) => type);
  expect(order.map((type) => seen.indexOf(type))).toEqual(
    order.map((type) => seen.indexOf(type)).sort((a, b) => a - b),
  );
  expect(order.every((type) => seen.includes(type))).toBe(true);
  expect(p.g.state.mutineer).toBe(1);
  expect(p.g.turn.ended).toBe(true);
});

rule(['BG-REVEAL-16', 'BG-REVEAL-17'], 'who reveals in the own turn ends it, without a crisis', () => {
  const p = position({ seats: [{ ...zarek, at: 'brig' }, adama, starbuck] });
  const crises = p.g.cards.count(zones.crisisDeck);
  p.run(turn).pass('action');
  p.g.player(seat(0)).place = 'command';
  p.choose(0, { type: 'reveal' }).choose(0, nothing).choose(0, { type: 'card' }, { type: 'card' });
  expect(p.asked(0)).toBeNull();
  expect(p.g.state.current).toBe(1);
  expect(p.g.cards.count(zones.crisisDeck)).toBe(crises);
});

rule('BG-REVEAL-16', 'who reveals in the turn of another player does not end it, but acts no more', () => {
  const p = revealing({}, { current: 1 }).choose(0, nothing);
  expect(p.g.turn.ended).toBe(false);
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)).toBeNull();
});

rule('BG-REVEAL-17', 'in later turns of a revealed Cylon no crisis is drawn either', () => {
  const p = position({
    seats: [{ ...zarek, at: 'caprica', revealed: true, loyaltyFaceup: ['cylon-brig'] }, adama, starbuck],
    president: 1,
  });
  const crises = p.g.cards.count(zones.crisisDeck);
  p.run(turn);
  p.choose(0, { skill: 'politics' }).choose(0, { skill: 'tactics' }).choose(0, { type: 'stay' }).pass();
  expect(p.g.state.current).toBe(1);
  expect(p.g.cards.count(zones.crisisDeck)).toBe(crises);
});

rule(['BG-FAQ-37', 'BG-FAQ-38'], 'the current player says which ship each token is of, the Cylon which two hit', () => {
  const seats = [adama, { ...zarek, loyalty: ['cylon-damage'] }, starbuck];
  const p = position({ seats, admiral: 0, president: 2 });
  p.run((g) => takeAction(g, seat(1)));
  p.choose(1, { type: 'reveal' }).choose(1, { type: 'yes' });
  for (const ship of ['galactica', 'pegasus', 'galactica', 'pegasus', 'galactica']) p.choose(0, { ship });
  expect(p.asked(0)).toBeNull();
  const drawn = p.asked(1)?.options.map(({ token }) => token) ?? [];
  expect(drawn).toHaveLength(5);
  expect(p.asked(2)).toBeNull();
  const [first, second] = drawn;
  p.choose(1, { token: first ?? null }).choose(1, { token: second ?? null });
  const resolved = p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-lost');
  expect(resolved).toHaveLength(2);
});

rule('BG-REVEAL-12', 'a super crisis in hand is played at Caprica', () => {
  const cylon = {
    ...zarek,
    revealed: true,
    loyaltyFaceup: ['cylon-brig'],
    loyalty: [],
    superCrises: ['Inbound Nukes'],
  };
  const elsewhere = position({ seats: [{ ...cylon, at: 'resurrection-ship' }, adama, starbuck], president: 1 });
  elsewhere.run((g) => takeAction(g, seat(0)));
  elsewhere.choose(0, { location: 'resurrection-ship' });
  expect(elsewhere.names(zones.superCrisisHand(seat(0)))).toHaveLength(2);
  const p = position({ seats: [{ ...cylon, at: 'caprica' }, adama, starbuck], president: 1 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { location: 'caprica' }).choose(0, { index: 0 });
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual([]);
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'super-crisis-played', name: 'Inbound Nukes' }));
});

rule('BG-REVEAL-13', 'the way of revealing decides on the super crisis, nothing else', () => {
  const p = position({ seats: [zarek, adama, starbuck] });
  const [card] = revealableCylonCards(p.g, seat(0));
  if (card === undefined) throw new Error('there is a Cylon card');
  p.run((g) => revealAsCylon(g, seat(0), card, 'execution'));
  expect(p.g.state.resources.morale).toBe(10);
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual([]);
});

rule('BG-REVEAL-01', 'a sheet may forbid to reveal', () => {
  const entry = (content: Content): CharacterEntry => {
    const zarekSheet = content.characters.find(({ id }) => id === 'tom-zarek');
    if (!zarekSheet) throw new Error('there is Tom Zarek');
    const abilities = [
      {
        name: 'Careful',
        kind: 'negative',
        text: phrase('test'),
        hooks: { forbid: (_g, owner, who, what) => what.kind === 'reveal' && who === owner },
      } satisfies Ability,
    ];
    return { ...zarekSheet, id: 'careful', abilities };
  };
  const content = (all: Content): Content => ({ ...all, characters: [...all.characters, entry(all)] });
  const seats = [{ ...zarek, character: 'careful' }, { ...adama, loyalty: ['cylon-brig'] }, starbuck];
  const p = position({ seats, content });
  expect(revealableCylonCards(p.g, seat(0))).toEqual([]);
  expect(revealableCylonCards(p.g, seat(1))).toHaveLength(1);
});

rule('BG-REVEAL-03', 'of 4 skill cards one goes', () => {
  const p = revealing({ hand: hand.slice(0, 4) }).choose(0, nothing);
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 1, max: 1 });
});

rule(['BG-REVEAL-02', 'BG-REVEAL-03'], 'what a card gives after the discard comes on top of the 3 cards kept', () => {
  const p = revealing({ hand, loyalty: ['cylon-treachery'] });
  p.choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
  expect(p.handNames(0)).toHaveLength(5);
  expect(p.handNames(1)).toHaveLength(1);
  const inBrig = revealing({ hand, loyalty: ['cylon-treachery'], at: 'brig' });
  inBrig.choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
  expect(inBrig.handNames(0)).toHaveLength(3);
  expect(inBrig.handNames(1)).toHaveLength(0);
});

rule('BG-REVEAL-08', 'a stranded character revealed by an execution is on the Resurrection Ship all the same', () => {
  const helo = { character: 'karl-agathon', at: 'off-board', stranded: 2, loyalty: ['cylon-morale'] } as const;
  const p = position({ seats: [helo, adama, starbuck], current: 1 }).run((g) => execute(g, seat(0)));
  expect(p.g.player(seat(0))).toMatchObject({ place: 'resurrection-ship', stranded: 0 });
});

rule(['BG-REVEAL-07', 'BG-REVEAL-14'], 'with no human player left there is nobody to hand anything to', () => {
  const other = (character: string, card: string) => ({ character, revealed: true, loyaltyFaceup: [card] });
  const seats = [
    { ...zarek, loyalty: ['cylon-morale', 'not-a-cylon-base'], loyaltyFaceup: ['mutineer'] },
    other('william-adama', 'cylon-brig'),
    other('kara-thrace', 'cylon-damage'),
  ];
  const p = position({ seats, president: 0, admiral: 0, cag: 0 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, nothing);
  expect(p.asked(0)).toBeNull();
  expect([p.g.holder('president'), p.g.holder('admiral'), p.g.holder('cag')]).toEqual([null, null, null]);
  expect(p.names(zones.loyalty(seat(0)))).toHaveLength(1);
});
