import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { allFaces, contentFor } from '../../src/content.ts';
import type { LoyaltyEntry } from '../../src/core/content/entry.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { lookAtLoyalty } from '../../src/core/rules/loyalty.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import { revealableGoals } from '../../src/modules/conflicted-loyalties/personal-goal-rules.ts';
import { lineText } from '../../src/words/english/card-line.ts';
import { facedown, faceup, loyaltyDeck } from '../rules/people.ts';

const loyaltyCards = allFaces.filter((entry): entry is LoyaltyEntry => entry.deck === 'loyalty');

const zarek: SeatSetup = { character: 'tom-zarek', at: 'command', miracle: 0 };
const adama: SeatSetup = { character: 'william-adama', at: 'communications', miracle: 0 };
const starbuck: SeatSetup = { character: 'kara-thrace', at: 'research-lab', miracle: 0 };

interface Play extends Partial<PositionSetup> {
  /** More about each seat: Zarek, who holds the card, Adama the Admiral and President, Starbuck the CAG. */
  readonly who?: readonly Partial<SeatSetup>[];
}

function table(id: string, { who = [], ...setup }: Play = {}): Position {
  const seats = [{ ...zarek, loyalty: [id] }, adama, starbuck].map((one, index) => ({ ...one, ...who[index] }));
  const p = position({ seats, president: 1, current: 0, ...setup });
  loyaltyDeck(p.g, 'not-a-cylon-base', 'not-a-cylon-base', 'not-a-cylon-base');
  return p;
}
const place = (p: Position, number: number): string => p.g.player(seat(number)).place;
const six = ['Repair 1', 'Repair 1', 'Repair 1', 'Repair 2', 'Repair 2', 'Evasive Maneuvers 1'];

test('every loyalty card has words of its own but the plain ones', () => {
  for (const entry of loyaltyCards) {
    const text = cardLines(entry).map(lineText).join(' ');
    if (entry.kind === 'not-cylon') expect(text).toBe('');
    else expect(text.length, entry.id).toBeGreaterThan(10);
  }
});

describe('which of them are in a game', () => {
  const inGame = (options: Partial<typeof defaults>) => {
    const { faces, counts } = contentFor({ ...defaults, ...options });
    return faces.flatMap((entry, face) => (entry.deck === 'loyalty' ? [{ ...entry, copies: counts[face] ?? 0 }] : []));
  };

  test('You Are Not a Cylon: 18 plain cards, goals and Final Five only with conflicted loyalties', () => {
    const total = (kind: string, options = {}): number =>
      inGame(options).reduce((sum, entry) => sum + (entry.kind === kind ? entry.copies : 0), 0);
    expect([total('not-cylon'), total('cylon'), total('personal-goal'), total('final-five')]).toEqual([18, 7, 8, 5]);
    const plain = { conflictedLoyalties: false };
    expect([total('not-cylon', plain), total('personal-goal', plain), total('final-five', plain)]).toEqual([18, 0, 0]);
  });

  test('You Are a Sympathizer, You Are a Sympathetic Cylon: listed, but in no game', () => {
    const listed = loyaltyCards.map(({ id }) => id);
    expect(listed).toContain('sympathizer');
    expect(listed).toContain('sympathetic-cylon');
    expect(inGame({}).map(({ kind }) => kind)).not.toContain('sympathizer');
    expect(inGame({}).map(({ kind }) => kind)).not.toContain('sympathetic-cylon');
  });
});

describe('You Are a Cylon', () => {
  /** Zarek reveals himself with this card. */
  const reveal = (id: string, setup: Play = {}): Position =>
    table(id, setup)
      .run((g) => takeAction(g, seat(0)))
      .choose(0, { type: 'reveal' });
  const yes = { type: 'yes' };

  test('cylon-brig: may send somebody on Galactica to the Brig', () => {
    const p = reveal('cylon-brig', { who: [{}, {}, { at: 'press-room' }] }).choose(0, yes);
    expect(place(p, 1)).toBe('brig');
    const q = reveal('cylon-brig').choose(0, yes);
    expect(q.asked(0)?.options.map((option) => option['seat'])).toEqual([1, 2]);
    q.choose(0, { seat: 2 });
    expect(place(q, 2)).toBe('brig');
    expect(place(reveal('cylon-brig').choose(0, { type: 'no' }), 1)).toBe('communications');
  });

  test('cylon-damage: may draw five damage tokens and resolve two', () => {
    const p = reveal('cylon-damage').choose(0, yes);
    while (p.asked(0)?.kind !== 'choose-damage') p.choose(0, {});
    expect(p.asked(0)?.options).toHaveLength(5);
    p.choose(0, {}).choose(0, {});
    expect(p.table.pending).toEqual([]);
    const hits = p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit');
    expect(hits.length).toBe(2);
  });

  test('cylon-morale: may lower morale', () => {
    expect(reveal('cylon-morale').choose(0, yes).g.state.resources.morale).toBe(9);
    expect(reveal('cylon-morale').choose(0, { type: 'no' }).g.state.resources.morale).toBe(10);
  });

  test('cylon-sickbay: may make somebody on Galactica discard five cards and go to Sickbay', () => {
    const p = reveal('cylon-sickbay', { who: [{}, { hand: six }, { at: 'brig' }], cag: 1 }).choose(0, yes);
    expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 5, max: 5 });
    p.choose(1, ...(p.asked(1)?.options ?? []).slice(0, 5));
    expect([place(p, 1), p.handNames(1).length]).toEqual(['sickbay', 1]);
  });

  test('cylon-treachery: each human player swaps a random card for treachery, you get two after discarding', () => {
    const hand = ['Repair 1', 'Repair 1'];
    const p = reveal('cylon-treachery', { who: [{ hand: six }, { hand }, { hand: [] }] });
    expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 3, max: 3 });
    const types = (one: number): string[] =>
      p.g.hand(seat(one)).flatMap((card) => {
        const entry = p.g.entry(card);
        return entry.deck === 'skill' ? [entry.type] : [];
      });
    expect([types(1).sort(), types(2)]).toEqual([['engineering', 'treachery'], ['treachery']]);
    p.choose(0, ...(p.asked(0)?.options ?? []).slice(0, 3));
    expect(types(0).filter((type) => type === 'treachery').length).toBe(2);
    expect(types(0).length).toBe(5);
  });

  rule('BG-UNI-119', 'cylon-treachery: one after the other from whoever reveals, on any turn', () => {
    const p = reveal('cylon-treachery', { current: 2 });
    const drew = p.events().flatMap((event) => (event.type === 'skill-drawn' ? [event['seat']] : []));
    expect(drew).toEqual([1, 2, 0, 0]);
  });

  test('cylon-centurion: may place a centurion', () => {
    expect(reveal('cylon-centurion').choose(0, yes).g.state.boarding.get(0)).toBe(1);
    expect(reveal('cylon-centurion').choose(0, { type: 'no' }).g.state.boarding.get(0)).toBe(0);
  });

  test('cylon-jump-track: may set the fleet marker back by 2', () => {
    expect(reveal('cylon-jump-track', { jumpTrack: 3 }).choose(0, yes).g.state.jumpTrack).toBe(1);
    expect(reveal('cylon-jump-track', { jumpTrack: 3 }).choose(0, { type: 'no' }).g.state.jumpTrack).toBe(3);
  });

  test('in the Brig the effect is lost', () => {
    for (const entry of loyaltyCards.filter(({ kind }) => kind === 'cylon')) {
      const p = reveal(entry.id, { who: [{ at: 'brig' }], jumpTrack: 3 });
      expect(p.table.pending).toEqual([]);
      expect([p.g.state.resources.morale, p.g.state.jumpTrack, p.g.state.boarding.get(0)]).toEqual([10, 3, 0]);
      expect([p.handNames(0).length, p.handNames(1).length]).toEqual([0, 0]);
    }
  });
});

describe('personal goals', () => {
  const offered = (id: string, setup: Play = {}): boolean => {
    const p = table(id, setup).run((g) => takeAction(g, seat(0)));
    return p.asked(0)?.options.some(({ type }) => type === 'goal') ?? false;
  };
  /** Reveals the goal, which can be done in this position and not in the other. */
  function reached(id: string, done: Play, not: Play = {}): Position {
    expect([offered(id, done), offered(id, not)]).toEqual([true, false]);
    const p = table(id, done)
      .run((g) => takeAction(g, seat(0)))
      .choose(0, { type: 'goal' });
    expect(faceup(p, 0)).toEqual([id]);
    return p;
  }

  rule('BG-GOAL-02', 'goal-acquire-power: two titles', () => {
    reached('goal-acquire-power', { admiral: 0, cag: 0 }, { admiral: 0 });
  });
  rule('BG-GOAL-02', 'goal-devastation: the Admiral has no nuke', () => {
    reached('goal-devastation', { nukes: 0 }, { nukes: 1 });
  });
  rule('BG-GOAL-02', 'goal-political-intrigue: the President is in the Brig', () => {
    reached('goal-political-intrigue', { who: [{}, { at: 'brig' }], admiral: 2 }, { who: [{}, { at: 'sickbay' }] });
  });
  rule('BG-GOAL-02', 'goal-sacrifice: six vipers damaged or destroyed, assault raptors not in play left out', () => {
    const wrecks = (viper: number): Play => ({ reserve: { viper }, vipers: {} });
    // Four mark VIIs start damaged.
    reached('goal-sacrifice', wrecks(4), wrecks(5));
    const p = table('goal-sacrifice', wrecks(5));
    p.g.state.vipers['assault-raptor'].beside -= 1;
    p.g.state.vipers['assault-raptor'].destroyed += 1;
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options.map(({ type }) => type)).toContain('goal');
  });
  rule('BG-GOAL-02', 'goal-self-destruction: in the Brig or in Sickbay', () => {
    reached('goal-self-destruction', { who: [{ at: 'brig' }] });
    reached('goal-self-destruction', { who: [{ at: 'sickbay' }] });
  });
  rule('BG-GOAL-02', 'goal-stand-and-fight: ten raiders round Galactica, those of the Cylon fleet do not count', () => {
    const raiders = { bow: 5, stern: 4 };
    reached('goal-stand-and-fight', { raiders: { ...raiders, 'port-bow': 1 } }, { raiders, fleetRaiders: { bow: 3 } });
  });
  rule('BG-GOAL-02', 'goal-stand-and-fight: Scar is one of them', () => {
    const p = table('goal-stand-and-fight', { cylonFleet: false, raiders: { bow: 9 } });
    const isOffered = () => revealableGoals(p.g, seat(0)).length === 1;
    expect(isOffered()).toBe(false);
    p.g.state.scar.where = 'main';
    expect(isOffered()).toBe(true);
  });
  rule('BG-GOAL-02', 'goal-use-caution: a jump of distance 1 has been made', () => {
    reached('goal-use-caution', { travelled: ['Icy Moon'] }, { travelled: ['Barren Planet'] });
  });
  rule('BG-GOAL-02', 'goal-selfish: skill cards worth 20 are discarded for it', () => {
    const rich = ['Repair 2', 'Scientific Research 5', 'Scientific Research 4', 'Scientific Research 4'];
    const hand = [...rich, 'Executive Order 2', 'Executive Order 2', 'Executive Order 1'];
    expect([offered('goal-selfish', { who: [{ hand }] }), offered('goal-selfish', { who: [{ hand: rich }] })]).toEqual([
      true,
      false,
    ]);
    const p = table('goal-selfish', { who: [{ hand }] })
      .run((g) => takeAction(g, seat(0)))
      .choose(0, { type: 'goal' });
    expect(p.asked(0)).toMatchObject({ kind: 'discard-strength', constraint: { kind: 'total', min: 20, max: 25 } });
    const all = p.asked(0)?.options.map((_, index) => index) ?? [];
    expect(p.table.answer(seat(0), all.slice(1)).ok).toBe(false);
    p.table.give(seat(0), all);
    expect(p.handNames(0)).toEqual([]);
    expect(facedown(p, 0).length).toBe(1);
  });

  const losses = { food: 0, fuel: 0, morale: 0, population: 0 };
  for (const { loss } of loyaltyCards) if (loss) losses[loss.resource] += loss.n;
  rule('BG-GOAL-07', 'two goals cost each resource', () => {
    expect(losses).toEqual({ food: 2, fuel: 2, morale: 2, population: 2 });
  });
});

describe('the Final Five', () => {
  /** Starbuck looks at Zarek's card. */
  const looked = (id: string, setup: Play = {}): Position =>
    table(id, setup).run((g) => lookAtLoyalty(g, seat(2), seat(0), 'all'));

  test('final-five-examiner-executed', () => {
    const p = looked('final-five-examiner-executed');
    p.choose(2, { character: 'galen-tyrol' });
    expect(p.events()).toContainEqual({ type: 'executed', seat: 2, character: 'kara-thrace' });
    expect(facedown(p, 0)).toEqual(['final-five-examiner-executed']);
  });

  test('final-five-cylon-ships: raiders, basestars and heavy raiders, in this order', () => {
    const p = looked('final-five-cylon-ships', {
      raiders: { bow: 1 },
      boarding: [1],
      basestars: [{ area: 'bow' }],
      rolls: [1, 3],
    });
    const types = p.events().map(({ type }) => type);
    expect(p.g.state.boarding.get(1)).toBe(1);
    const shots = p.events().filter(({ type }) => type === 'galactica-attacked');
    expect(shots.map(({ by }) => by)).toEqual(['raider', 'basestar']);
    expect(types.lastIndexOf('galactica-attacked')).toBeLessThan(types.length - 1);
  });

  test('final-five-damage: Galactica is damaged twice', () => {
    const p = looked('final-five-damage');
    while (p.asked(0)) p.choose(0, {});
    const hits = p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit');
    expect(hits.length).toBe(2);
  });

  test('final-five-owner-executed: the owner dies, everybody else discards two random cards, and the card is gone', () => {
    const p = looked('final-five-owner-executed', { who: [{}, { hand: six }, { hand: six.slice(0, 1) }] });
    p.choose(0, { character: 'galen-tyrol' });
    expect(p.events()).toContainEqual({ type: 'executed', seat: 0, character: 'tom-zarek' });
    expect([p.handNames(1).length, p.handNames(2).length]).toEqual([4, 0]);
    expect([...facedown(p, 0), ...faceup(p, 0)]).not.toContain('final-five-owner-executed');
  });

  test('final-five-examiner-brig', () => {
    expect(place(looked('final-five-examiner-brig'), 2)).toBe('brig');
  });

  for (const { id } of loyaltyCards.filter(({ kind }) => kind === 'final-five')) {
    rule('BG-FINAL5-04', `${id}: shown by an execution everybody discards two cards`, () => {
      const p = table(id, { who: [{}, { hand: six }, { hand: six.slice(0, 2) }] }).run((g) => execute(g, seat(0)));
      expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
      p.choose(1, ...(p.asked(1)?.options ?? []).slice(0, 2));
      expect([p.handNames(1).length, p.handNames(2).length]).toEqual([4, 0]);
    });
  }
});
