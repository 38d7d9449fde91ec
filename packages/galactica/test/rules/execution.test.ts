import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allFaces, allLocations } from '../../src/content.ts';
import type { Ability, CharacterEntry, Content } from '../../src/core/content/entry.ts';
import { nothing } from '../../src/core/effects/flow.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { canGainMiracle } from '../../src/core/rules/miracle.ts';
import { revealableCylonCards } from '../../src/core/rules/reveal.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { type Phrase, phrase } from '../../src/core/text/phrase.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { english } from '../../src/words/english/phrases.ts';

const adama: SeatSetup = { character: 'william-adama' };
const starbuck: SeatSetup = { character: 'kara-thrace' };
const roslin: SeatSetup = { character: 'laura-roslin' };
const far = { travelled: ['Desolate Moon', 'Barren Planet', 'Barren Planet'] };

/** Seat 0 is executed. */
function executing(who: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  return position({ seats: [{ ...roslin, ...who }, adama, starbuck], ...setup }).run((g) => execute(g, seat(0)));
}
const offered = (p: ReturnType<typeof executing>, by = 0) =>
  p.asked(by)?.options.map((option) => option['character']) ?? [];

/** The content with more characters. */
const with_ =
  (...more: readonly CharacterEntry[]) =>
  (content: Content): Content => ({ ...content, characters: [...content.characters, ...more] });
const somebody = (id: string, more: Partial<CharacterEntry> = {}): CharacterEntry => ({
  id,
  name: id,
  set: 'daybreak',
  type: 'support',
  skills: [{ n: 5, of: ['politics'] }],
  canPilot: false,
  start: 'armory',
  setupText: '',
  abilities: [],
  succession: { president: 50, admiral: 50, cag: 50 },
  ...more,
});

rule('BG-EXEC-01', 'discard, prove loyalty, morale, new character: in that order', () => {
  const p = executing({ hand: ['Repair'], mutiny: ['Panic'] }).choose(0, { character: 'saul-tigh' });
  const seen = p.events().map(({ type }) => type);
  const order = [
    'executed',
    'skills-discarded',
    'mutiny-discarded',
    'loyalty-shown',
    'resource-lost',
    'character-chosen',
    'character-placed',
    'loyalty-dealt',
    'title-given',
  ].map((type) => seen.indexOf(type));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

rule(
  ['BG-EXEC-02', 'BG-EXEC-03', 'BG-EXEC-04', 'BG-EXEC-06', 'BG-COMBINE-61'],
  'gives up all skill, mutiny and quorum cards and miracles',
  () => {
    const p = executing({
      hand: ['Repair', 'Launch Scout', 'Executive Order', 'Consolidate Power'],
      mutiny: ['Panic'],
      miracle: 1,
      quorumGiven: ['Assign Mission Specialist'],
    });
    expect(p.handNames(0)).toEqual([]);
    expect(p.names(mutinyZones.hand(seat(0)))).toEqual([]);
    expect(p.g.player(seat(0)).miracle).toBe(0);
    expect(p.names(zones.quorumGiven(seat(0)))).toEqual([]);
    expect(p.names(zones.quorumDiscard)).toEqual(['Assign Mission Specialist']);
    p.choose(0, { character: 'saul-tigh' });
    expect(p.handNames(0)).toEqual([]);
  },
);

rule('BG-EXEC-05', 'the quorum hand is not discarded', () => {
  const p = executing({}, { president: 0, quorumHand: ['Arrest Order', 'Inspirational Speech'] });
  p.choose(0, { character: 'gaius-baltar' });
  expect(p.g.holder('president')).toBe(0);
  expect(p.names(zones.quorumHand(seat(0))).sort()).toEqual(['Arrest Order', 'Inspirational Speech']);
});

const twoCylonCards = { loyalty: ['cylon-morale', 'not-a-cylon-base', 'cylon-brig'] };

rule(
  ['BG-EXEC-07', 'BG-EXEC-08', 'BG-COMBINE-66'],
  'reveals one Cylon card of the own choice, the others go hidden to one human',
  () => {
    const p = executing(twoCylonCards);
    expect(p.asked(0)).toMatchObject({ kind: 'reveal-one', secret: true });
    expect(
      p
        .asked(0)
        ?.options.map(({ name }) => name)
        .sort(),
    ).toEqual(['cylon-brig', 'cylon-morale']);
    p.choose(0, { name: 'cylon-brig' }).choose(0, { type: 'player', seat: 2 });
    const shown = p.g.cards.list(zones.loyaltyFaceup(seat(0))).map((card) => p.g.entry(card));
    expect(shown).toMatchObject([{ id: 'cylon-brig' }]);
    expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(0);
    expect(p.g.cards.count(zones.loyalty(seat(2)))).toBe(3);
    expect(revealableCylonCards(p.g, seat(2))).toHaveLength(1);
    expect(JSON.stringify(p.events(seat(1)))).not.toContain('cylon-morale');
  },
);

rule(['BG-EXEC-08', 'BG-COMBINE-66'], 'far out the other cards stay with the Cylon', () => {
  const p = executing({ loyalty: ['cylon-morale', 'not-a-cylon-base'] }, far);
  expect(p.asked(0)).toBeNull();
  expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(1);
});

rule('BG-EXEC-09', 'the Cylon card revealed by an execution does nothing', () => {
  const p = executing({ loyalty: ['cylon-morale'] });
  expect(p.g.player(seat(0)).revealed).toBe(true);
  expect(p.asked(0)).toBeNull();
  expect(p.g.state.resources.morale).toBe(10);
});

rule(
  ['BG-EXEC-10', 'BG-COMBINE-64'],
  'a Mutineer who proves to be a Cylon hands the card to a human, who then is the Mutineer',
  () => {
    const p = executing({ loyalty: ['cylon-morale'], loyaltyFaceup: ['mutineer'] }, { ...far, admiral: 1 });
    p.choose(0, { seat: 1 });
    expect(p.g.state.mutineer).toBe(1);
    expect(p.g.cards.count(mutinyZones.hand(seat(1)))).toBe(1);
    expect(p.g.holder('admiral')).not.toBe(1);
  },
);

rule(
  ['BG-EXEC-11', 'BG-EXEC-34'],
  'a Cylon goes to the Resurrection Ship, keeps the character and costs no morale',
  () => {
    const p = executing({ loyalty: ['cylon-morale'] });
    expect(p.g.player(seat(0)).place).toBe('resurrection-ship');
    expect(p.g.character(seat(0))?.id).toBe('laura-roslin');
    expect(p.g.state.resources.morale).toBe(10);
  },
);

rule('BG-EXEC-34', 'with the hub destroyed a Cylon goes there', () => {
  const p = position({ seats: [{ ...roslin, loyalty: ['cylon-morale'] }, adama, starbuck] });
  p.g.state.hubDestroyed = true;
  p.run((g) => execute(g, seat(0)));
  expect(p.g.player(seat(0)).place).toBe('hub-destroyed');
});

rule('BG-EXEC-36', 'otherwise a Cylon goes through the steps of being revealed', () => {
  const p = executing({ loyalty: ['cylon-morale'], miracle: 1 }, { president: 0 });
  expect(p.g.holder('president')).toBe(1);
  expect(p.g.cards.count(zones.superCrisisHand(seat(0)))).toBe(0);
  expect(p.g.player(seat(0))).toMatchObject({ revealed: true, miracle: 0 });
});

rule(['BG-EXEC-12', 'BG-EXEC-16'], 'a human shows all loyalty cards, and they leave the game', () => {
  const p = executing({ loyalty: ['not-a-cylon-base', 'goal-sacrifice'], loyaltyFaceup: ['goal-selfish'] });
  expect(p.events(seat(2))).toContainEqual({
    type: 'loyalty-shown',
    seat: 0,
    names: ['not-a-cylon-base', 'goal-sacrifice'],
  });
  expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(0);
  expect(p.g.cards.count(zones.loyaltyFaceup(seat(0)))).toBe(0);
  expect(p.g.cards.list(zones.loyaltyDiscard)).toHaveLength(3);
});

rule('BG-EXEC-12', 'the Final Five count as not a Cylon, and strike', () => {
  const hand = ['Repair', 'Launch Scout', 'Evasive Maneuvers'];
  const p = position({
    seats: [{ ...roslin, loyalty: ['final-five-damage'] }, { ...adama, hand: hand.slice(0, 2) }, starbuck],
  });
  p.run((g) => execute(g, seat(0)));
  expect(p.handNames(1)).toEqual([]);
  expect(p.asked(0)?.kind).toBe('choose-character');
  expect(p.names(zones.removed)).toHaveLength(1);
});

rule('BG-EXEC-14', 'an executed human costs 1 morale', () => {
  expect(executing().g.state.resources.morale).toBe(9);
  expect(executing().g.state.executionCostMorale).toBe(true);
  const spent = executing({}, { resources: { morale: 0 } });
  expect(spent.g.state).toMatchObject({ executionCostMorale: false });
});

rule(['BG-EXEC-15', 'BG-TURNREF-26'], 'the executed character can be chosen by nobody any more', () => {
  const p = executing();
  expect(offered(p)).not.toContain('laura-roslin');
  p.choose(0, { character: 'saul-tigh' });
  p.run((g) => execute(g, seat(1)));
  expect(offered(p, 1)).not.toContain('laura-roslin');
  expect(offered(p, 1)).not.toContain('saul-tigh');
  expect(offered(p, 1)).toContain('tom-zarek');
});

rule(['BG-EXEC-15', 'BG-UNI-132'], 'the ship of an executed pilot returns to the Reserves', () => {
  const pilot: SeatSetup = { ...starbuck, piloting: { area: 'bow' } };
  const p = position({ seats: [pilot, adama, roslin], reserve: { viper: 2 } }).run((g) => execute(g, seat(0)));
  p.choose(0, { character: 'saul-tigh' });
  expect(p.g.state.vipers.viper.reserve).toBe(3);
  expect(p.g.player(seat(0))).toMatchObject({ place: 'command', ship: null });
});

rule('BG-EXEC-15', 'what held for the old character does not hold for the new one', () => {
  const helo = { character: 'karl-agathon', at: 'off-board', stranded: 2 } as const;
  const p = position({ seats: [helo, adama, starbuck], president: 1 });
  p.g.player(seat(0)).skipReceiveSkills = true;
  p.run((g) => execute(g, seat(0)));
  expect(p.g.character(seat(0))).toBeNull();
  p.choose(0, { character: 'saul-tigh' });
  expect(p.g.player(seat(0))).toMatchObject({ place: 'command', stranded: 0, skipReceiveSkills: false });
});

rule('BG-EXEC-15', 'while nobody is chosen the executed character is off the board', () => {
  expect(executing({ at: 'sickbay' }).g.player(seat(0)).place).toBe('off-board');
});

rule('BG-EXEC-17', 'a new character of the own choice starts where its sheet says', () => {
  const p = executing().choose(0, { character: 'sharon-valerii' });
  expect(p.g.character(seat(0))?.id).toBe('sharon-valerii');
  expect(p.g.player(seat(0)).place).toBe('armory');
});

rule(['BG-EXEC-18', 'BG-TURNREF-26'], 'a Cylon Leader is no replacement', () => {
  const p = executing({}, { content: with_(somebody('leader', { type: 'cylon-leader' }), somebody('clerk')) });
  expect(offered(p)).toContain('clerk');
  expect(offered(p)).not.toContain('leader');
});

rule(['BG-EXEC-19', 'BG-TURNREF-26'], 'the other version of a character already chosen is no replacement', () => {
  const twin = { alternateOf: 'twin' };
  const p = executing(
    {},
    {
      content: with_(
        somebody('twin', { ...twin, version: 'original' }),
        somebody('twin-alternate', { ...twin, version: 'alternate' }),
      ),
    },
  );
  p.choose(0, { character: 'twin' });
  p.run((g) => execute(g, seat(1)));
  expect(offered(p, 1)).not.toContain('twin-alternate');
  p.choose(1, { character: 'saul-tigh' });
  p.run((g) => execute(g, seat(0)));
  expect(offered(p)).not.toContain('twin-alternate');
});

rule(['BG-EXEC-20', 'BG-COMBINE-62'], 'the new character has no miracle token, but can gain one', () => {
  const p = executing({ miracle: 1 }).choose(0, { character: 'saul-tigh' });
  expect([p.g.player(seat(0)).miracle, canGainMiracle(p.g, seat(0))]).toEqual([0, true]);
});

rule(
  ['BG-EXEC-21', 'BG-TURNREF-29', 'BG-COMBINE-63'],
  'an executed Mutineer stays the Mutineer: a mutiny card, and no titles',
  () => {
    const p = executing({ loyaltyFaceup: ['mutineer'] }, { president: 0 }).choose(0, { character: 'gaius-baltar' });
    expect(p.g.state.mutineer).toBe(0);
    expect(p.g.cards.list(zones.loyaltyFaceup(seat(0))).map((card) => p.g.entry(card))).toMatchObject([
      { kind: 'mutineer' },
    ]);
    expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
    expect(p.g.holder('president')).toBe(1);
  },
);

rule('BG-EXEC-21', 'the Mutineer card kept gives no further loyalty card', () => {
  const p = executing({ loyaltyFaceup: ['mutineer'] }).choose(0, { character: 'saul-tigh' });
  expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(1);
});

rule('BG-EXEC-22', 'who would start on a destroyed ship starts in Sickbay', () => {
  const p = position({ seats: [{ ...roslin, at: 'command' }, adama, starbuck] });
  p.g.state.colonialOneDestroyed = true;
  p.run((g) => execute(g, seat(0))).choose(0, { character: 'tom-zarek' });
  expect(p.g.player(seat(0)).place).toBe('sickbay');
});

rule('BG-EXEC-24', 'a replacement may be of any type', () => {
  const types = new Set(
    offered(executing()).map((id) => executing().g.content.characters.find((one) => one.id === id)?.type),
  );
  expect(types).toEqual(new Set(['political-leader', 'military-leader', 'pilot', 'support']));
});

rule(['BG-EXEC-25', 'BG-TURNREF-25'], 'one not-a-Cylon card is shuffled in, one loyalty card drawn unseen', () => {
  const p = position({ seats: [roslin, adama, starbuck] });
  const { cards } = p.g;
  cards.draw(zones.unusedCylons, zones.loyaltyDeck);
  const notCylons = cards.count(zones.notCylonDeck);
  p.run((g) => execute(g, seat(0))).choose(0, { character: 'saul-tigh' });
  expect(cards.count(zones.notCylonDeck)).toBe(notCylons - 1);
  expect(cards.count(zones.loyaltyDeck)).toBe(1);
  const [card, ...more] = cards.list(zones.loyalty(seat(0)));
  if (card === undefined) throw new Error('a loyalty card was drawn');
  expect(more).toEqual([]);
  expect(cards.knows(card, seat(0))).toBe(true);
  expect(cards.knows(card, seat(1))).toBe(false);
});

rule(
  ['BG-EXEC-26', 'BG-TURNREF-27'],
  'an executed Boomer takes her second loyalty card with her before the Sleeper phase',
  () => {
    const boomer = { character: 'sharon-valerii' };
    const before = position({ seats: [boomer, adama, starbuck] });
    before.g.cards.draw(zones.notCylonDeck, zones.loyaltyDeck);
    before.run((g) => execute(g, seat(0))).choose(0, { character: 'saul-tigh' });
    expect(before.g.cards.count(zones.loyalty(seat(0)))).toBe(2);
    const after = position({ seats: [boomer, adama, starbuck] });
    after.g.state.sleeperPhaseDone = true;
    after.g.cards.draw(zones.notCylonDeck, zones.loyaltyDeck);
    after.run((g) => execute(g, seat(0))).choose(0, { character: 'saul-tigh' });
    expect(after.g.cards.count(zones.loyalty(seat(0)))).toBe(1);
  },
);

rule(
  ['BG-EXEC-27', 'BG-TURNREF-28'],
  'titles pass on only when the new character is there, who may be first in line',
  () => {
    const p = executing({}, { president: 0, cag: 0 });
    expect(p.g.holder('president')).toBe(0);
    p.choose(0, { character: 'gaius-baltar' });
    expect(p.g.holder('president')).toBe(0);
    expect(p.g.holder('cag')).toBe(2);
    const other = executing({}, { president: 0 }).choose(0, { character: 'saul-tigh' });
    expect(other.g.holder('president')).toBe(1);
  },
);

rule(['BG-EXEC-27', 'BG-TURNREF-28'], 'the Admiral, too', () => {
  const p = position({ seats: [roslin, adama, starbuck], admiral: 1 }).run((g) => execute(g, seat(1)));
  p.choose(1, { character: 'saul-tigh' });
  expect(p.g.holder('admiral')).toBe(1);
  const other = position({ seats: [roslin, adama, starbuck], admiral: 1 }).run((g) => execute(g, seat(1)));
  other.choose(1, { character: 'tom-zarek' });
  expect(other.g.holder('admiral')).toBe(2);
});

const inBrig = { at: 'brig' } as const;
rule(
  ['BG-EXEC-27', 'BG-TITLE-18', 'BG-TITLE-29'],
  'with everybody in the Brig, a new character outside it gets the titles',
  () => {
    const seats = [
      { ...roslin, ...inBrig },
      { ...adama, ...inBrig },
      { ...starbuck, ...inBrig },
    ];
    const p = position({ seats, president: 1 }).run((g) => execute(g, seat(0)));
    p.choose(0, { character: 'saul-tigh' });
    expect([p.g.holder('admiral'), p.g.holder('cag'), p.g.holder('president')]).toEqual([0, 0, 1]);
    const late = position({ seats, president: 1 });
    late.g.state.sleeperPhaseDone = true;
    late.run((g) => execute(g, seat(0))).choose(0, { character: 'sharon-valerii' });
    expect(late.g.player(seat(0)).place).toBe('brig');
    expect([late.g.holder('admiral'), late.g.holder('cag')]).toEqual([1, 2]);
  },
);

rule(['BG-EXEC-37', 'BG-TURNREF-30'], 'the turn of an executed current player is over, human or Cylon', () => {
  for (const loyalty of [['not-a-cylon-base'], ['cylon-morale']]) {
    const p = executing({ loyalty });
    if (p.asked(0)) p.choose(0, { character: 'saul-tigh' });
    expect(p.g.turn.ended).toBe(true);
  }
  const other = executing({}, { current: 1 }).choose(0, { character: 'saul-tigh' });
  expect(other.g.turn.ended).toBe(false);
});

rule('BG-TURNREF-30', 'an executed player takes no more actions this turn', () => {
  const p = executing({}, { current: 1 }).choose(0, { character: 'saul-tigh' });
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)).toBeNull();
});

rule('BG-EXEC-37', 'a current player executed in the Action step draws no crisis', () => {
  const p = position({
    seats: [{ ...roslin, at: 'brig' }, adama, starbuck],
    president: 0,
    quorumHand: ['Execute Prisoner'],
  });
  const crises = p.g.cards.count(zones.crisisDeck);
  p.run(turn).pass('action').choose(0, { type: 'quorum', name: 'Execute Prisoner' });
  p.choose(0, { character: 'gaius-baltar' }).pass();
  expect(p.g.state.current).toBe(1);
  expect(p.g.player(seat(0)).place).toBe('research-lab');
  expect(p.g.cards.count(zones.crisisDeck)).toBe(crises);
});

/** Whether a text speaks of an execution. */
function executes(text: Phrase): boolean {
  return english(text).includes('executed');
}

rule('BG-TURNREF-24', 'nothing of the base game executes anybody: executions come with Pegasus and Exodus', () => {
  const texts = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some(texts);
    return Object.entries(value).some(([key, one]) => (key === 'text' ? executes(one) : texts(one)));
  };
  const deadly = [...allFaces, ...allLocations].filter(texts);
  expect(deadly.map(({ name }) => name)).toContain('Airlock');
  expect(deadly.map(({ name }) => name)).toContain('Fighting Blind');
  expect(deadly.filter(({ set }) => set === 'base')).toEqual([]);
});

const emergency = ['State of Emergency'];
rule('BG-TURNREF-31', 'a State of Emergency goes on when its player is revealed by it, though his turn is over', () => {
  const p = position({
    seats: [{ ...adama, at: 'command', hand: emergency, loyalty: ['cylon-morale'] }, roslin, starbuck],
    president: 1,
    admiral: 0,
  });
  p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'skill-card', name: 'State of Emergency' });
  p.choose(0, { type: 'act' }).choose(0, { type: 'reveal' }).choose(0, { type: 'no' });
  expect(p.g.turn.ended).toBe(true);
  expect(p.asked(1)?.options).toContainEqual({ type: 'act' });
  p.choose(1, { type: 'nothing' });
  expect(p.asked(2)?.options).toContainEqual({ type: 'act' });
});

rule('BG-TURNREF-31', 'who was revealed or executed before his part comes may still act, as he is now', () => {
  for (const loyalty of [['not-a-cylon-base'], ['cylon-morale']]) {
    const seats = [{ ...adama, at: 'command', hand: emergency } as const, { ...roslin, loyalty }, starbuck];
    const p = position({ seats, president: 2, admiral: 0 });
    p.run(function* (g) {
      yield* execute(g, seat(1));
      yield* takeAction(g, seat(0));
    });
    if (p.asked(1)) p.choose(1, { character: 'saul-tigh' });
    p.choose(0, { type: 'skill-card', name: 'State of Emergency' }).choose(0, { type: 'nothing' });
    p.choose(1, { type: 'act' });
    expect(p.asked(1)?.kind).toBe('action');
  }
});

rule('BG-UNI-149', 'a new character can use abilities on what follows the effect that killed the old one', () => {
  const used: string[] = [];
  const abilities: readonly Ability[] = [
    {
      name: 'Eager',
      kind: 'positive',
      text: phrase('test'),
      hooks: {
        *afterLoss(_, __, resource) {
          used.push(resource);
        },
      },
      responses: [
        { window: 'after-pass', *respond() {} },
        { window: 'check-resolved', *respond() {} },
      ],
    },
  ];
  const p = position({ seats: [adama, roslin, starbuck], content: with_(somebody('eager', { abilities })) });
  const pass = { text: phrase('test'), run: (g: typeof p.g) => execute(g, seat(1)) };
  p.run((g) =>
    skillCheck(
      g,
      { difficulty: -20, skills: ['politics'], pass, fail: nothing },
      { source: 'location', location: 'airlock', target: seat(1), context: context('location', seat(0)) },
    ),
  );
  p.pass('choose-character').choose(1, { character: 'eager' });
  expect(used).toEqual([]);
  expect(p.asked(1)).toMatchObject({ kind: 'check-resolved' });
});

rule('BG-UNI-150', 'an execution brought about by the morale of another one waits until that is finished', () => {
  const abilities: readonly Ability[] = [
    {
      name: 'Fragile',
      kind: 'negative',
      text: phrase('test'),
      hooks: {
        *afterLoss(g, owner, resource) {
          if (resource === 'morale' && owner !== null) yield* execute(g, owner);
        },
      },
    },
  ];
  const p = position({
    seats: [roslin, adama, { character: 'fragile' }],
    content: with_(somebody('fragile', { abilities })),
  });
  p.run((g) => execute(g, seat(0)));
  expect(p.asked(0)?.kind).toBe('choose-character');
  p.choose(0, { character: 'saul-tigh' });
  expect(p.asked(2)?.kind).toBe('choose-character');
  p.choose(2, { character: 'tom-zarek' });
  const deaths = p.events().filter(({ type }) => type === 'executed' || type === 'character-chosen');
  expect(deaths.map(({ type, seat: who }) => `${type} ${who}`)).toEqual([
    'executed 0',
    'character-chosen 0',
    'executed 2',
    'character-chosen 2',
  ]);
});
