import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import type { CharacterEntry, Content } from '../../src/core/content/entry.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { drawMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';

const adama: SeatSetup = { character: 'william-adama' };
const starbuck: SeatSetup = { character: 'kara-thrace' };
const tigh: SeatSetup = { character: 'saul-tigh' };

/** Seat 0, Saul Tigh, is executed and comes back as somebody else. */
function replacedBy(character: string, { late = false, ...setup }: Partial<PositionSetup> & { late?: boolean } = {}) {
  const p = position({ seats: [tigh, adama, starbuck], ...setup });
  p.g.state.sleeperPhaseDone = late;
  p.run((g) => execute(g, seat(0)));
  return p.choose(0, { character });
}
const loyaltyCards = (p: ReturnType<typeof replacedBy>) => p.g.cards.count(zones.loyalty(seat(0)));
const inDeck = (p: ReturnType<typeof replacedBy>) => p.g.cards.count(zones.loyaltyDeck);
const notCylonsUsed = (p: ReturnType<typeof replacedBy>) =>
  p.events().filter(({ type }) => type === 'not-a-cylon-card-added').length;

rule('BG-NEWCHAR-01', 'Boomer before the Sleeper phase: one more not-a-Cylon card in the loyalty deck', () => {
  const boomer = replacedBy('sharon-valerii');
  const zarek = replacedBy('tom-zarek');
  expect(notCylonsUsed(boomer)).toBe(notCylonsUsed(zarek) + 1);
  expect(inDeck(boomer)).toBe(inDeck(zarek) + 1);
  expect(loyaltyCards(boomer)).toBe(1);
  expect(boomer.g.player(seat(0)).place).toBe('armory');
});

rule(['BG-NEWCHAR-02', 'BG-TURNREF-33'], 'Boomer after the Sleeper phase is in the Brig at once', () => {
  expect(replacedBy('sharon-valerii', { late: true }).g.player(seat(0)).place).toBe('brig');
});

rule(
  ['BG-NEWCHAR-03', 'BG-TURNREF-33'],
  'Boomer after the Sleeper phase: a card shuffled in and one more drawn',
  () => {
    const p = replacedBy('sharon-valerii', { late: true });
    expect(notCylonsUsed(p)).toBe(2);
    expect(loyaltyCards(p)).toBe(2);
    expect(inDeck(p)).toBe(0);
  },
);

rule(
  ['BG-NEWCHAR-05', 'BG-TURNREF-32'],
  'Helo is stranded through his next turn and comes at the start of the one after',
  () => {
    const quiet = { current: 1, cylonFleet: false, cag: null, next: { crisis: ['Water Sabotaged'] } };
    const p = replacedBy('karl-agathon', quiet);
    const helo = () => p.g.player(seat(0));
    expect(helo().place).toBe('off-board');
    p.run((g) => sendTo(g, seat(0), 'sickbay'));
    expect(helo().place).toBe('off-board');
    const myTurn = () => {
      p.g.state.current = seat(0);
      p.g.turn.clear();
      p.run(turn);
    };
    myTurn();
    expect(p.asked(0)?.kind).not.toBe('movement');
    p.pass('crisis-choice').choose(0, { index: 1 }).pass();
    expect(p.g.state.current).toBe(1);
    expect(helo().place).toBe('off-board');
    myTurn();
    expect(helo().place).toBe('hangar-deck');
    expect(p.asked(0)?.kind).toBe('movement');
  },
);

rule('BG-TURNREF-32', 'a stranded Helo takes no action', () => {
  const p = replacedBy('karl-agathon', { current: 1 });
  p.g.turn.clear();
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options ?? [{ type: 'nothing' }]).toEqual([{ type: 'nothing' }]);
});

rule('BG-NEWCHAR-06', 'Apollo launches a viper at once and pilots it', () => {
  const p = replacedBy('lee-adama', { reserve: { viper: 2 } });
  p.choose(0, { ship: 'viper', area: 'port-bow' });
  expect(p.g.player(seat(0))).toMatchObject({ place: 'space', ship: 'viper', area: 'port-bow' });
  expect(p.g.state.vipers.viper.reserve).toBe(1);
});

rule('BG-NEWCHAR-07', 'without a ship in the Reserves Apollo is on the Hangar Deck', () => {
  const p = replacedBy('lee-adama', { reserve: { viper: 0, 'assault-raptor': 0 } });
  expect(p.g.player(seat(0))).toMatchObject({ place: 'hangar-deck', ship: null });
});

rule('BG-NEWCHAR-08', 'Baltar before the Sleeper phase: a card shuffled in and one more dealt', () => {
  const p = replacedBy('gaius-baltar');
  expect(notCylonsUsed(p)).toBe(2);
  expect(loyaltyCards(p)).toBe(2);
  const late = replacedBy('gaius-baltar', { late: true });
  expect(notCylonsUsed(late)).toBe(1);
  expect(loyaltyCards(late)).toBe(1);
});

rule('BG-NEWCHAR-09', 'Baltar after the Sleeper phase may not use the Cylon Detector, even with a token', () => {
  for (const [late, usable] of [
    [false, true],
    [true, false],
  ] as const) {
    const p = replacedBy('gaius-baltar', { late });
    p.g.player(seat(0)).miracle = 1;
    p.g.turn.clear();
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options.some(({ name }) => name === 'Cylon Detector')).toBe(usable);
  }
});

const newcomer = (start: CharacterEntry['start']): ((content: Content) => Content) => {
  const entry: CharacterEntry = {
    id: 'newcomer',
    name: 'Newcomer',
    set: 'daybreak',
    type: 'support',
    skills: [{ n: 3, of: ['tactics'] }],
    canPilot: false,
    start,
    setupText: '',
    abilities: [],
    succession: { president: 60, admiral: 60, cag: 60 },
  };
  return (content) => ({ ...content, characters: [...content.characters, entry] });
};

rule(
  'BG-NEWCHAR-10',
  'Anders draws nothing in the Receive Skills step of his next turn, and the turn after he does',
  () => {
    const content = newcomer(function* (g, who) {
      g.player(who).place = 'armory';
      g.player(who).skipReceiveSkills = true;
    });
    const p = replacedBy('newcomer', { content });
    p.g.turn.clear();
    p.run(turn).pass('movement', 'action');
    expect(p.handNames(0)).toEqual([]);
    p.g.turn.clear();
    p.run(turn).pass('movement', 'action');
    expect(p.handNames(0)).toHaveLength(3);
  },
);

rule(['BG-NEWCHAR-11', 'BG-COMBINE-65'], 'the other Zarek draws a mutiny card at once', () => {
  const content = newcomer(function* (g, who) {
    g.player(who).place = 'armory';
    yield* drawMutiny(g, who);
  });
  const p = replacedBy('newcomer', { content });
  expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
});
