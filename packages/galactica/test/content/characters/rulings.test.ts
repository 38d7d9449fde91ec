/** Rulings on characters of other sets, proved with sheets that have just the ability in question. */
import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { type Card, choose, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import type { Ability } from '../../../src/content/entry.ts';
import { discard, draw, give } from '../../../src/effects/cards.ts';
import { destroyCivilian } from '../../../src/effects/damage.ts';
import { code, context } from '../../../src/effects/effect.ts';
import { all, another, anyHuman, both, pick } from '../../../src/effects/flow.ts';
import { jumpFleet } from '../../../src/effects/jump.ts';
import { lose } from '../../../src/effects/resources.ts';
import { chosen, current, you } from '../../../src/effects/who.ts';
import { actionStep, inOwnAction, takeAction } from '../../../src/rules/action.ts';
import { crisisStep } from '../../../src/rules/crisis.ts';
import { drawCard } from '../../../src/rules/decks.ts';
import { reroll, rollDie } from '../../../src/rules/dice.ts';
import { execute } from '../../../src/rules/execution.ts';
import { sendTo } from '../../../src/rules/hazardous-locations.ts';
import { ftlJump } from '../../../src/rules/jump.ts';
import { activateLocation } from '../../../src/rules/locations.ts';
import { movementStep } from '../../../src/rules/movement.ts';
import { drawMutiny } from '../../../src/rules/mutiny.ts';
import { playQuorum } from '../../../src/rules/quorum.ts';
import { borrowable, borrowTitle } from '../../../src/rules/title-loan.ts';
import { discardSkills } from '../../../src/rules/treachery.ts';
import { turn } from '../../../src/rules/turn.ts';
import { startCharacter } from '../../../src/setup/choose-character.ts';
import type { LocationId } from '../../../src/state/terms.ts';
import { zones } from '../../../src/state/zones.ts';
import { adding, crisis, sheet, skill } from '../../sheets.ts';

const adama = { character: 'william-adama' } as const;
const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;
const tyrol = { character: 'galen-tyrol' } as const;
const helo = { character: 'karl-agathon', at: 'hangar-deck' } as const;
const roslin = { character: 'laura-roslin', at: 'research-lab' } as const;

const ability = (name: string, more: Partial<Ability>): Ability => ({ name, kind: 'positive', text: name, ...more });

/** The Manipulative one: takes a title when her turn begins. */
const manipulative = ability('Manipulative', {
  kind: 'miracle',
  responses: [
    {
      window: 'turn-start',
      possible: (g, own) => g.current === own && borrowable(g, own, ['president', 'admiral']).length > 0,
      *respond(g, own) {
        yield* borrowTitle(g, own, ['president', 'admiral']);
        return 'close';
      },
    },
  ],
});
const adroit = ability('Politically Adroit', {
  responses: [
    {
      window: 'movement-end',
      possible: (g, own, w) => w.seat === own && g.cards.count(zones.hand(own)) > 0,
      *respond(g, own) {
        yield* all(give(you, chosen, 1), draw(you, 2, 'own')).run(g, context('sheet', own, { chosen: seat(1) }));
        return 'close';
      },
    },
  ],
});
const ftlOperator = ability('FTL Operator', {
  responses: [
    {
      window: 'after-roll',
      possible: (_, __, { roll }) => roll.purpose === 'ftl' && !roll.used.has('FTL Operator'),
      *respond(g, _, { roll }) {
        roll.used.add('FTL Operator');
        yield* reroll(g, roll);
      },
    },
  ],
});
const hotShot = ability('Hot Shot', {
  responses: [
    {
      window: 'before-roll',
      possible: (g, own, { roll }) => inOwnAction(g, own, roll) && g.cards.count(zones.hand(own)) > 0,
      choices: (g, own) => g.hand(own).map((card) => ({ strength: g.strength(card) })),
      *respond(g, own, { roll }, { strength }) {
        const card = g.hand(own).find((one) => g.strength(one) === strength);
        if (card !== undefined) yield* discardSkills(g, own, 1, 'random', { cost: true });
        roll.set = Math.min(8, Number(strength) + 2);
        return 'close';
      },
    },
  ],
});
const stimJunkie = ability('Stim Junkie', {
  hooks: {
    *actionStepEnds(g, owner, acting) {
      if (owner !== acting || owner === null) return;
      const { place, area } = g.player(owner);
      if ((place === 'space' ? area : place) === g.turn.startedAt) yield* sendTo(g, owner, 'sickbay');
    },
  },
});
const reluctant = ability('Reluctant', { hooks: { skillCardCost: (_, owner, who) => (owner === who ? 1 : 0) } });
const dutifulAt: readonly LocationId[] = ['command', 'communications', 'weapons-control'];
const dutiful = ability('Dutiful', {
  responses: [
    {
      window: 'location-done',
      possible: (g, own, w) => w.seat === own && dutifulAt.includes(w.location) && !g.turn.used.has('Dutiful'),
      *respond(g, own, { location }) {
        g.turn.used.add('Dutiful');
        yield* discardSkills(g, own, 1, 'choice', { cost: true });
        yield* activateLocation(g, own, location);
        return 'close';
      },
    },
  ],
});
const organized = ability('Organized', {
  action: code('activate two locations', function* (g, c) {
    for (const location of ['communications', 'research-lab'] as const) yield* activateLocation(g, c.you, location);
  }),
});
const treatment = ability('Treatment', {
  action: pick('you', both(another, anyHuman), draw(you, 2, 'chosen'), give(you, chosen, 2)),
});
const specialized = ability('Specialized', {
  hooks: {
    forbid: (_, owner, who, what) => owner === who && what.kind === 'skill-action' && what.type === 'engineering',
  },
});
const spiritualCrisis = ability('Spiritual Crisis', {
  hooks: { forbid: (g, owner, who, what) => owner === who && what.kind === 'reveal' && !g.isAt(who, 'brig') },
});
const blindJump = ability('Blind Jump', { action: all(destroyCivilian(2), jumpFleet({ blind: true })) });
const differentPath = ability('Choose a Different Path', {
  kind: 'miracle',
  responses: [
    {
      window: 'crisis-choice-before',
      possible: (_, own, w) => w.crisis.chooser === own,
      *respond(_, __, w) {
        w.crisis.instead = discard(current, 5);
        return 'close';
      },
    },
  ],
});
const necessarySteps = ability('Necessary Steps', {
  hooks: {
    *drawsMutiny(g, owner, who) {
      if (owner === null) return false;
      const cards: Card[] = [];
      for (let n = 0; n < 2; n++) {
        const card = drawCard(g, zones.mutinyDeck, zones.mutinyDiscard, zones.lookedAt(owner));
        if (card !== null) cards.push(card);
      }
      const options = cards.map((card) => ({ type: 'mutiny', card, name: g.entry(card).name }));
      const picked = yield* choose({ seat: owner, kind: 'necessary-steps', options });
      for (const card of cards) {
        if (card === picked.card) g.cards.move(card, zones.mutinyHand(who));
        else g.cards.move(card, zones.mutinyDeck, 'bottom');
      }
      return true;
    },
  },
});
const adaptable = ability('Adaptable', {
  responses: [
    {
      window: 'quorum-used',
      possible: (g, _, { card }) => !g.turn.used.has(`Adaptable ${card}`),
      *respond(g, own, { card }) {
        g.turn.used.add(`Adaptable ${card}`);
        yield* draw(you, 2, 'any').run(g, context('sheet', own));
      },
    },
  ],
});

const content = adding({
  characters: [
    sheet('ellen', [manipulative, adroit], {
      skills: [
        { n: 3, of: ['politics'] },
        { n: 2, of: ['leadership'] },
      ],
      succession: { president: 3, admiral: 40, cag: 40 },
    }),
    sheet('gaeta', [ftlOperator]),
    sheet('kat', [hotShot, stimJunkie], { canPilot: true }),
    sheet('hoshi', [dutiful, organized, reluctant]),
    sheet('cottle', [treatment, specialized]),
    sheet('prophet', [spiritualCrisis]),
    sheet('cain', [blindJump]),
    sheet('idealist', [differentPath]),
    sheet('agitator', [necessarySteps], {
      *start(g, own) {
        g.player(own).place = 'command';
        yield* drawMutiny(g, own);
      },
    }),
    sheet('tory', [adaptable]),
  ],
  faces: [
    skill('Blank', { copies: { 1: 20 } }),
    skill('March', { movement: code('march', function* () {}) }),
    crisis('Dilemma', {
      kind: 'choice',
      chooser: 'president',
      options: [lose('food', 1), lose('fuel', 1)],
      count: 2,
    }),
    crisis('Calm', { count: 9 }),
  ],
});
function at(setup: PositionSetup) {
  return position({ content, ...setup });
}
const names = (p: ReturnType<typeof position>, n: number) => p.asked(n)?.options.map(({ name }) => name) ?? [];
/** Ends a turn in which nothing more is done. */
function finish(p: ReturnType<typeof position>) {
  for (let next = p.table.pending[0]; next; next = p.table.pending[0]) {
    const idle = next.options.findIndex(({ type }) => ['pass', 'stay', 'nothing'].includes(type));
    p.table.give(next.seat, Math.max(0, idle));
  }
  return p;
}

rule('BG-CLAR-05', 'cards drawn through Politically Adroit come from the drawing player’s skill set', () => {
  const p = at({ seats: [{ character: 'ellen', hand: ['Blank'] }, adama, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { type: 'stay' }).choose(0, { name: 'Politically Adroit' }).choose(0, { name: 'Blank' });
  expect(p.handNames(1)).toEqual(['Blank']);
  expect(p.asked(0)?.options.map((one) => one['skill'])).toEqual(['politics', 'leadership']);
});

rule('BG-CLAR-06', 'cards drawn through Support the People come from the drawing player’s skill set', () => {
  const p = at({ seats: [{ ...tigh, at: 'brig', hand: ['Support the People'] }, tyrol, roslin] });
  p.run((g) => activateLocation(g, seat(0), 'brig'));
  p.choose(0, { name: 'Support the People' });
  const offered = new Map<number, unknown>();
  for (let next = p.table.pending[0]; next && offered.size < 3; next = p.table.pending[0]) {
    if (next.kind === 'draw-skill')
      offered.set(
        next.seat,
        next.options.map((one) => one['skill']),
      );
    p.table.give(
      next.seat,
      next.min === 0
        ? []
        : Math.max(
            0,
            next.options.findIndex(({ type }) => type === 'yes'),
          ),
    );
  }
  expect(offered.get(0)).toEqual(['leadership', 'tactics']);
  expect(offered.get(1)).toEqual(['politics', 'leadership', 'engineering']);
  expect(offered.get(2)).toEqual(['politics', 'leadership']);
});

function ellensTurn(setup: Partial<PositionSetup> = {}) {
  const p = at({
    seats: [{ character: 'ellen', hand: [] }, adama, roslin],
    president: 2,
    admiral: 1,
    next: { crisis: ['Calm'] },
    ...setup,
  });
  p.run((g) => turn(g));
  return p;
}

rule('BG-CLAR-07', 'a title that she no longer holds when her turn ends stays where it is', () => {
  const kept = ellensTurn().choose(0, { name: 'Manipulative' }).choose(0, { title: 'president' });
  expect(kept.g.holder('president')).toBe(0);
  finish(kept);
  expect(kept.g.holder('president')).toBe(2);
  const p = ellensTurn().choose(0, { name: 'Manipulative' }).choose(0, { title: 'president' });
  p.g.state.president = seat(1);
  finish(p);
  expect(p.g.holder('president')).toBe(1);
});

rule(
  'BG-CLAR-08',
  'if its former holder can no longer have it, it goes to the highest in line, perhaps herself',
  () => {
    const p = ellensTurn().choose(0, { name: 'Manipulative' }).choose(0, { title: 'president' });
    p.g.player(seat(2)).revealed = true;
    p.g.player(seat(2)).place = 'caprica';
    finish(p);
    expect(p.g.holder('president')).toBe(0); // 3 in the line; Adama is 11
    const admiral = ellensTurn().choose(0, { name: 'Manipulative' }).choose(0, { title: 'admiral' });
    admiral.g.player(seat(1)).place = 'brig';
    finish(admiral);
    expect(admiral.g.holder('admiral')).toBe(2); // 26 in the line; she is 40
  },
);

rule('BG-UNI-143', 'she gives it back even if she has meanwhile come by it in another way', () => {
  const p = ellensTurn().choose(0, { name: 'Manipulative' }).choose(0, { title: 'president' });
  p.g.state.president = seat(1);
  const before = p.g.turn;
  expect(before.borrowed).toMatchObject({ title: 'president', by: 0, from: 2 });
  p.g.state.president = seat(0); // another effect gives it to her
  finish(p);
  expect(p.g.holder('president')).toBe(2);
});

rule('BG-UNI-144', 'in the Brig she cannot take the Admiral’s title', () => {
  const p = ellensTurn({ seats: [{ character: 'ellen', at: 'brig' }, adama, roslin] });
  expect(borrowable(p.g, seat(0), ['president', 'admiral'])).toEqual(['president']);
  p.choose(0, { name: 'Manipulative' });
  expect(p.g.holder('president')).toBe(0);
  expect(p.g.holder('admiral')).toBe(1);
  expect(borrowable(ellensTurn().g, seat(0), ['president', 'admiral'])).toEqual(['president', 'admiral']);
});

rule('BG-CLAR-11', 'on Helo’s turn both he and Gaeta may reroll the FTL die; he decides who goes first', () => {
  const p = at({ seats: [helo, { character: 'gaeta' }, adama], jumpTrack: 3, admiral: 2, rolls: [1, 2, 8] });
  p.run((g) => ftlJump(g, seat(0)));
  p.choose(0, { name: 'ECO Officer' }).choose(1, { name: 'FTL Operator' });
  expect(p.asked(0)?.kind).toBe('who-goes-first');
  p.choose(0, { seat: 1 });
  expect(p.asked(0)?.options).toContainEqual(expect.objectContaining({ name: 'ECO Officer' }));
  p.choose(0, { name: 'ECO Officer' });
  expect(p.g.state.resources.population).toBe(12);
});

rule('BG-CLAR-12', 'after one reroll the other may still reroll, though he passed before', () => {
  const p = at({ seats: [helo, { character: 'gaeta' }, adama], jumpTrack: 3, admiral: 2, rolls: [1, 2, 8] });
  p.run((g) => ftlJump(g, seat(0)));
  p.choose(1, { type: 'pass' }).choose(0, { name: 'ECO Officer' });
  p.choose(1, { name: 'FTL Operator' });
  expect(p.g.state.resources.population).toBe(12);
});

rule('BG-CLAR-13', 'with Spiritual Crisis no Cylon card is revealed outside the Brig, except by execution', () => {
  const loyalty = ['cylon-morale'];
  const out = at({ seats: [{ character: 'prophet', loyalty }, adama, tyrol] });
  out.run((g) => takeAction(g, seat(0)));
  expect(out.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'reveal' }));
  out.run((g) => execute(g, seat(0)));
  expect(out.g.player(seat(0)).revealed).toBe(true);
  const inside = at({ seats: [{ character: 'prophet', at: 'brig', loyalty }, adama, tyrol] });
  inside.run((g) => takeAction(g, seat(0)));
  expect(inside.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'reveal' }));
});

rule('BG-CLAR-14', 'a Blind Jump draws one destination and leaves Assign Mission Specialist in play', () => {
  const p = at({
    seats: [{ character: 'cain' }, adama, { ...tyrol, quorumGiven: ['Assign Mission Specialist'] }],
    next: { destination: ['Deep Space', 'Desolate Moon', 'Icy Moon'] },
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Blind Jump' });
  expect(p.table.pending).toEqual([]);
  expect(p.names(zones.travelled)).toEqual(['Deep Space']);
  expect(p.names(zones.quorumGiven(seat(2)))).toEqual(['Assign Mission Specialist']);
  p.run((g) => ftlJump(g, seat(0)));
  expect(p.asked(2)?.kind).toBe('choose-destination');
});

rule('BG-CLAR-16', 'no Blind Jump once 7 or more distance has been travelled', () => {
  const offered = (travelled: string[]) => {
    const p = at({ seats: [{ character: 'cain' }, adama, tyrol], travelled });
    p.run((g) => takeAction(g, seat(0)));
    return names(p, 0).includes('Blind Jump');
  };
  expect(offered(['Desolate Moon', 'Asteroid Field'])).toBe(true); // 6
  expect(offered(['Desolate Moon', 'Asteroid Field', 'Icy Moon'])).toBe(false); // 7
});

const sixBlanks = Array.from({ length: 6 }, () => 'Blank');
function dilemma() {
  const p = at({
    seats: [{ ...tigh, hand: sixBlanks }, { character: 'idealist' }, helo],
    president: 1,
    admiral: 0,
    cag: 0,
    next: { crisis: ['Dilemma'] },
  });
  return p.run((g) => crisisStep(g, seat(0)));
}

rule('BG-CLAR-20', 'Choose a Different Path is one more option of a crisis on which somebody chooses', () => {
  const p = dilemma().choose(1, { name: 'Choose a Different Path' }).choose(2, { type: 'pass' });
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 5, max: 5 });
  p.table.give(seat(0), [0, 1, 2, 3, 4]);
  expect(p.g.hand(seat(0))).toHaveLength(1);
  expect(p.g.state.resources).toMatchObject({ food: 8, fuel: 8 });
  const declined = dilemma().choose(1, { type: 'pass' }).choose(1, { index: 1 }).choose(2, { type: 'pass' });
  expect(declined.g.state.resources).toMatchObject({ food: 8, fuel: 7 });
});

rule('BG-CLAR-19', 'after Choose a Different Path Helo may still use Moral Compass', () => {
  const p = dilemma().choose(1, { name: 'Choose a Different Path' });
  expect(p.asked(2)?.options).toHaveLength(3); // pass, or either option of the card
  p.choose(2, { name: 'Moral Compass', option: 0 });
  expect(p.table.pending).toEqual([]);
  expect(p.g.state.resources).toMatchObject({ food: 7, fuel: 8 });
  expect(p.g.hand(seat(0))).toHaveLength(6);
});

rule('BG-CLAR-21', 'once Moral Compass has been used, Choose a Different Path cannot be', () => {
  const p = dilemma().choose(1, { type: 'pass' }).choose(1, { index: 0 });
  p.choose(2, { name: 'Moral Compass', option: 1 });
  expect(p.asked(1)).toBeNull();
  expect(p.g.state.resources).toMatchObject({ food: 8, fuel: 7 });
});

rule('BG-CLAR-28', 'nothing that changes a die may be added to a result set with Hot Shot', () => {
  const p = at({
    seats: [
      { character: 'kat', at: 'armory', hand: ['Blank'] },
      { ...tyrol, hand: ['Strategic Planning', 'Calculations'] },
      helo,
    ],
    boarding: [1],
    current: 0,
  });
  p.g.state.step = 'action';
  let result = 0;
  p.run(function* (g) {
    result = yield* rollDie(g, seat(0), 'card');
  });
  p.choose(0, { name: 'Hot Shot' }).choose(1, { type: 'pass' });
  expect(p.table.pending).toEqual([]);
  expect(result).toBe(3);
});

rule('BG-UNI-142', 'Hot Shot is for her own action in the Action step of her own turn', () => {
  const may = (who: number, current: number, step: 'action' | 'crisis') => {
    const p = at({ seats: [{ character: 'kat', hand: ['Blank'] }, tyrol, adama], current });
    p.g.state.step = step;
    p.run((g) => rollDie(g, seat(who), 'card'));
    return p.asked(0) !== null;
  };
  expect(may(0, 0, 'action')).toBe(true);
  expect(may(1, 0, 'action')).toBe(false); // somebody else acts in her step
  expect(may(0, 1, 'action')).toBe(false);
  expect(may(0, 0, 'crisis')).toBe(false);
});

function katsStep(place: NonNullable<PositionSetup['seats'][number]['at']>, startedAt: LocationId) {
  const p = at({ seats: [{ character: 'kat', at: place }, adama, tyrol] });
  p.g.turn.startedAt = startedAt;
  p.run((g) => actionStep(g, seat(0))).choose(0, { type: 'nothing' });
  return p.g.player(seat(0)).place;
}

rule('BG-CLAR-29', 'at the end of her Action step in the place where her turn began, Kat goes to Sickbay', () => {
  expect(katsStep('command', 'command')).toBe('sickbay');
  expect(katsStep('command', 'armory')).toBe('command');
  const flying = at({
    seats: [{ character: 'kat', piloting: { area: 'bow' } }, adama, tyrol],
    next: { crisis: ['Calm'] },
  });
  flying.run((g) => turn(g));
  flying.choose(0, { type: 'stay' }).choose(0, { type: 'nothing' });
  expect(flying.g.player(seat(0)).place).toBe('sickbay');
  const moved = at({
    seats: [{ character: 'kat', piloting: { area: 'bow' } }, adama, tyrol],
    next: { crisis: ['Calm'] },
  });
  moved.run((g) => turn(g));
  moved.choose(0, { type: 'fly', area: 'port-bow' }).choose(0, { type: 'nothing' });
  expect(moved.g.player(seat(0)).place).toBe('space');
});

rule('BG-CLAR-30', 'Stim Junkie does not move her out of the Brig', () => {
  expect(katsStep('brig', 'brig')).toBe('brig');
});

rule('BG-CLAR-31', 'Hoshi discards a card also for the Movement ability of a skill card', () => {
  const p = at({ seats: [{ character: 'hoshi', hand: ['March', 'Blank', 'Blank'] }, adama, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { name: 'March' });
  p.choose(0, { name: 'Blank' });
  expect(p.handNames(0)).toEqual(['Blank']);
  const poor = at({ seats: [{ character: 'hoshi', hand: ['March'] }, adama, tyrol] });
  poor.run((g) => movementStep(g, seat(0)));
  expect(names(poor, 0)).not.toContain('March');
});

rule('BG-CLAR-32', 'what Hoshi activates through Organized he may activate again with Dutiful', () => {
  const p = at({ seats: [{ character: 'hoshi', hand: ['Blank', 'Blank'] }, adama, tyrol], civilians: { bow: 1 } });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Organized' });
  const look = () => p.choose(0, { type: 'civilian' }).choose(0, { type: 'nothing' });
  look();
  expect(names(p, 0)).toContain('Dutiful');
  p.choose(0, { name: 'Dutiful' }).choose(0, { name: 'Blank' });
  look();
  expect(
    p.events().filter(({ type, location }) => type === 'location-activated' && location === 'communications'),
  ).toHaveLength(2);
  p.choose(0, { skill: 'tactics' });
  expect(p.table.pending).toEqual([]); // the Research Lab is not one of them
});

rule('BG-CLAR-41', 'Treatment: another human player, two cards of that player’s skill set, two cards given', () => {
  const p = at({
    seats: [{ character: 'cottle', hand: ['Blank'] }, roslin, { character: 'tom-zarek', revealed: true }, tyrol],
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Treatment' });
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([1, 3]);
  p.choose(0, { seat: 1 });
  expect(p.asked(0)?.options.map((one) => one['skill'])).toEqual(['politics', 'leadership']);
  p.choose(0, { skill: 'politics' }).choose(0, { skill: 'politics' });
  expect(p.asked(0)).toMatchObject({ kind: 'give-cards', min: 2, max: 2 });
  p.table.give(seat(0), [0, 1]);
  expect(p.g.hand(seat(1))).toHaveLength(2);
  expect(p.g.hand(seat(0))).toHaveLength(1);
});

rule('BG-CLAR-42', 'Specialized bars the actions of engineering cards, not what costs no action', () => {
  const p = at({
    seats: [{ character: 'cottle', at: 'brig', hand: ['Build Nuke', 'Scientific Research'] }, adama, tyrol],
    nukes: 1,
  });
  p.run((g) => takeAction(g, seat(0)));
  expect(names(p, 0)).not.toContain('Build Nuke');
  p.choose(0, { type: 'location' });
  expect(names(p, 0)).toContain('Scientific Research');
  const other = at({ seats: [{ ...tyrol, hand: ['Build Nuke'] }, adama, tigh], nukes: 1 });
  other.run((g) => takeAction(g, seat(0)));
  expect(names(other, 0)).toContain('Build Nuke');
});

rule('BG-CLAR-46', 'the mutiny card drawn for being Disreputable is itself drawn by Necessary Steps', () => {
  const p = at({ seats: [{ character: 'agitator' }, adama, tyrol], next: { mutiny: ['Panic', 'Blackmail'] } });
  p.run((g) => startCharacter(g, seat(0)));
  expect(names(p, 0)).toEqual(['Panic', 'Blackmail']);
  p.choose(0, { name: 'Blackmail' });
  expect(p.names(zones.mutinyHand(seat(0)))).toEqual(['Blackmail']);
  expect(p.names(zones.mutinyDeck).at(-1)).toBe('Panic');
});

const quotas = 'Enact Production Quotas';
rule(
  'BG-CLAR-47',
  'Tory may use Adaptable whenever the action of a quorum card is resolved, however it came about',
  () => {
    const asked = (p: ReturnType<typeof position>) => names(p, 2).includes('Adaptable');
    const played = at({ seats: [tigh, adama, { character: 'tory' }], quorumHand: [quotas] });
    played.run((g) => takeAction(g, seat(0)));
    expect(asked(played.choose(0, { name: quotas }))).toBe(true);
    played.choose(2, { name: 'Adaptable' }).choose(2, { skill: 'treachery' }).choose(2, { skill: 'politics' });
    expect(played.g.hand(seat(2))).toHaveLength(2);

    const chamber = at({ seats: [tigh, adama, { character: 'tory' }], quorumHand: [quotas] });
    chamber.run((g) => activateLocation(g, seat(0), 'quorum-chamber'));
    expect(asked(chamber.choose(0, { name: quotas }))).toBe(true);

    const next = { quorum: [quotas, 'Eulogy', 'Arrest Order', 'Probation'] };
    const politician = at({ seats: [roslin, adama, { character: 'tory' }], president: 1, next });
    politician.run((g) => takeAction(g, seat(0)));
    expect(asked(politician.choose(0, { name: 'Skilled Politician' }).choose(0, { name: quotas }))).toBe(true);
  },
);

rule('BG-CLAR-48', 'for a card that is given Adaptable works when it is given, not when it is used', () => {
  const p = at({
    seats: [tigh, adama, { character: 'tory' }],
    quorumHand: ['Assign Mission Specialist'],
    jumpTrack: 4,
  });
  const [card] = p.g.cards.list(zones.quorumHand(seat(0)));
  if (card === undefined) throw new Error('it is in the hand');
  p.run((g) => playQuorum(g, seat(0), card));
  p.choose(0, { seat: 1 });
  expect(p.names(zones.quorumGiven(seat(1)))).toEqual(['Assign Mission Specialist']);
  p.choose(2, { name: 'Adaptable' }).choose(2, { skill: 'tactics' }).choose(2, { skill: 'tactics' });
  p.run((g) => ftlJump(g, seat(0)));
  expect(p.asked(1)?.kind).toBe('choose-destination');
  expect(p.asked(2)).toBeNull();
});
