/** The rulebook's clarifications of characters. */
import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { code } from '../../../src/core/effects/effect.ts';
import { lose } from '../../../src/core/effects/resources.ts';
import { rollDie } from '../../../src/core/engine/dice.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { execute } from '../../../src/core/rules/execution.ts';
import { ftlJump } from '../../../src/core/rules/jump.ts';
import { activateLocation } from '../../../src/core/rules/locations.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { playQuorum } from '../../../src/core/rules/quorum.ts';
import { borrowable, returnTitle } from '../../../src/core/rules/title-loan.ts';
import { turn } from '../../../src/core/rules/turn.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import type { LocationId } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { phrase } from '../../../src/core/text/phrase.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';
import { actionStep } from '../../rules/whole-steps.ts';
import { adding, crisis, skill } from '../../sheets.ts';

const adama = { character: 'william-adama' } as const;
const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;
const tyrol = { character: 'galen-tyrol' } as const;
const helo = { character: 'karl-agathon', at: 'hangar-deck' } as const;
const roslin = { character: 'laura-roslin', at: 'research-lab' } as const;

const content = adding({
  faces: [
    skill('Blank', { copies: { 1: 20 } }),
    skill('March', { movement: code(phrase('march'), function* () {}) }),
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
  const p = at({ seats: [{ character: 'ellen-tigh', hand: ['Blank'] }, adama, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { type: 'stay' }).choose(0, { name: 'Politically Adroit' }).choose(0, { name: 'Blank' });
  expect(p.handNames(1)).toEqual(['Blank']);
  expect(p.asked(0)?.options.map((one) => one['skill'])).toEqual(['politics', 'leadership', 'treachery']);
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
    seats: [{ character: 'ellen-tigh', hand: [] }, adama, roslin],
    president: 2,
    admiral: 1,
    next: { crisis: ['Calm'] },
    ...setup,
  });
  p.run((g) => turn(g));
  return p;
}

rule('BG-CLAR-07', 'Manipulative: a title that she no longer holds when her turn ends stays where it is', () => {
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
    expect(p.g.holder('president')).toBe(0); // 7 in the line; Adama is 11
    const seats = [{ character: 'ellen-tigh' }, adama, tigh];
    const admiral = ellensTurn({ seats }).choose(0, { name: 'Manipulative' }).choose(0, { title: 'admiral' });
    admiral.g.player(seat(1)).place = 'brig';
    finish(admiral);
    expect(admiral.g.holder('admiral')).toBe(2); // 3 in the line; she is 21
  },
);

rule('BG-CLAR-07', 'executed she has it no longer: a new character who is the next in line keeps it', () => {
  const president = (revision?: number) => {
    const setup = { seats: [{ character: 'ellen-tigh' }, adama, tyrol], president: 2 };
    const p = ellensTurn(revision === undefined ? setup : { ...setup, revision });
    p.choose(0, { name: 'Manipulative' }).choose(0, { title: 'president' });
    p.run((g) => execute(g, seat(0))).choose(0, { character: 'laura-roslin' });
    expect(p.g.holder('president')).toBe(0);
    p.run((g) => returnTitle(g));
    return p.g.holder('president');
  };
  expect([president(), president(7)]).toEqual([0, 2]);
});

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
  const p = ellensTurn({ seats: [{ character: 'ellen-tigh', at: 'brig' }, adama, roslin] });
  expect(borrowable(p.g, seat(0), ['president', 'admiral'])).toEqual(['president']);
  p.choose(0, { name: 'Manipulative' });
  expect(p.g.holder('president')).toBe(0);
  expect(p.g.holder('admiral')).toBe(1);
  expect(borrowable(ellensTurn().g, seat(0), ['president', 'admiral'])).toEqual(['president', 'admiral']);
});

rule('BG-CLAR-11', 'on Helo’s turn both he and Gaeta may reroll the FTL die; he decides who goes first', () => {
  const p = at({ seats: [helo, { character: 'felix-gaeta' }, adama], jumpTrack: 3, admiral: 2, rolls: [1, 2, 8] });
  p.run((g) => ftlJump(g, seat(0)));
  p.choose(0, { name: 'ECO Officer' }).choose(1, { name: 'FTL Operator' });
  expect(p.asked(0)?.kind).toBe('who-goes-first');
  p.choose(0, { seat: 1 });
  expect(p.asked(0)?.options).toContainEqual(expect.objectContaining({ name: 'ECO Officer' }));
  p.choose(0, { name: 'ECO Officer' });
  expect(p.g.state.resources.population).toBe(12);
});

rule('BG-CLAR-12', 'after one reroll the other may still reroll, though he passed before', () => {
  const p = at({ seats: [helo, { character: 'felix-gaeta' }, adama], jumpTrack: 3, admiral: 2, rolls: [1, 2, 8] });
  p.run((g) => ftlJump(g, seat(0)));
  p.choose(1, { type: 'pass' }).choose(0, { name: 'ECO Officer' });
  p.choose(1, { name: 'FTL Operator' });
  expect(p.g.state.resources.population).toBe(12);
});

rule('BG-CLAR-13', 'with Spiritual Crisis no Cylon card is revealed outside the Brig, except by execution', () => {
  const loyalty = ['cylon-morale'];
  const out = at({ seats: [{ character: 'gaius-baltar-alternate', loyalty }, adama, tyrol] });
  out.run((g) => takeAction(g, seat(0)));
  expect(out.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'reveal' }));
  out.run((g) => execute(g, seat(0)));
  expect(out.g.player(seat(0)).revealed).toBe(true);
  const inside = at({ seats: [{ character: 'gaius-baltar-alternate', at: 'brig', loyalty }, adama, tyrol] });
  inside.run((g) => takeAction(g, seat(0)));
  expect(inside.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'reveal' }));
});

rule('BG-CLAR-14', 'a Blind Jump draws one destination and leaves Assign Mission Specialist in play', () => {
  const p = at({
    seats: [{ character: 'helena-cain' }, adama, { ...tyrol, quorumGiven: ['Assign Mission Specialist'] }],
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
    const p = at({ seats: [{ character: 'helena-cain' }, adama, tyrol], travelled });
    p.run((g) => takeAction(g, seat(0)));
    return names(p, 0).includes('Blind Jump');
  };
  expect(offered(['Desolate Moon', 'Asteroid Field'])).toBe(true); // 6
  expect(offered(['Desolate Moon', 'Asteroid Field', 'Icy Moon'])).toBe(false); // 7
});

const sixBlanks = Array.from({ length: 6 }, () => 'Blank');
function dilemma() {
  const p = at({
    seats: [{ ...tigh, hand: sixBlanks }, { character: 'lee-adama-alternate' }, helo],
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

rule('BG-CLAR-28', 'nothing that changes a die may be added to a result set with Hotshot', () => {
  const p = at({
    seats: [
      { character: 'louanne-katraine', at: 'armory', hand: ['Blank'] },
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
  p.choose(0, { name: 'Hotshot' }).choose(1, { type: 'pass' });
  expect(p.table.pending).toEqual([]);
  expect(result).toBe(3);
});

rule('BG-UNI-142', 'Hotshot is for her own action in the Action step of her own turn', () => {
  const may = (who: number, current: number, step: 'action' | 'crisis') => {
    const p = at({ seats: [{ character: 'louanne-katraine', hand: ['Blank'] }, tyrol, adama], current });
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
  const p = at({ seats: [{ character: 'louanne-katraine', at: place }, adama, tyrol] });
  p.g.turn.startedAt = startedAt;
  p.run((g) => actionStep(g, seat(0))).choose(0, { type: 'nothing' });
  return p.g.player(seat(0)).place;
}

rule('BG-CLAR-29', 'at the end of her Action step in the place where her turn began, Kat goes to Sickbay', () => {
  expect(katsStep('command', 'command')).toBe('sickbay');
  expect(katsStep('command', 'armory')).toBe('command');
  const flying = at({
    seats: [{ character: 'louanne-katraine', piloting: { area: 'bow' } }, adama, tyrol],
    next: { crisis: ['Calm'] },
  });
  flying.run((g) => turn(g));
  flying.choose(0, { type: 'stay' }).choose(0, { type: 'nothing' });
  expect(flying.g.player(seat(0)).place).toBe('sickbay');
  const moved = at({
    seats: [{ character: 'louanne-katraine', piloting: { area: 'bow' } }, adama, tyrol],
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
  const p = at({ seats: [{ character: 'louis-hoshi', hand: ['March', 'Blank', 'Blank'] }, adama, tyrol] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { name: 'March' });
  p.choose(0, { name: 'Blank' });
  expect(p.handNames(0)).toEqual(['Blank']);
  const poor = at({ seats: [{ character: 'louis-hoshi', hand: ['March'] }, adama, tyrol] });
  poor.run((g) => movementStep(g, seat(0)));
  expect(names(poor, 0)).not.toContain('March');
});

rule('BG-CLAR-32', 'what Hoshi activates through Organized he may activate again with Dutiful', () => {
  const p = at({
    seats: [{ character: 'louis-hoshi', hand: ['Blank', 'Blank'] }, adama, tyrol],
    civilians: { bow: 1 },
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Organized' }).choose(0, { location: 'communications' });
  const look = () => p.choose(0, { type: 'civilian' }).choose(0, { type: 'nothing' });
  look();
  expect(names(p, 0)).toContain('Dutiful');
  p.choose(0, { name: 'Dutiful' }).choose(0, { name: 'Blank' });
  look();
  expect(
    p.events().filter(({ type, location }) => type === 'location-activated' && location === 'communications'),
  ).toHaveLength(2);
  expect(p.asked(0)?.options).not.toContainEqual({ type: 'location', location: 'communications' });
  p.choose(0, { location: 'research-lab' }).choose(0, { skill: 'tactics' });
  expect(p.asked(0)?.kind).toBe('choose-location'); // the Research Lab is not one of them
});

rule('BG-CLAR-41', 'Treatment: another human player, two cards of that player’s skill set, two cards given', () => {
  const p = at({
    seats: [
      { character: 'sherman-cottle', hand: ['Blank'] },
      roslin,
      { character: 'tom-zarek', revealed: true },
      tyrol,
    ],
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
    seats: [{ character: 'sherman-cottle', at: 'brig', hand: ['Build Nuke', 'Scientific Research'] }, adama, tyrol],
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
  const p = at({
    seats: [{ character: 'tom-zarek-alternate' }, adama, tyrol],
    next: { mutiny: ['Panic', 'Blackmail'] },
  });
  p.run((g) => startCharacter(g, seat(0)));
  expect(names(p, 0)).toEqual(['Panic', 'Blackmail']);
  p.choose(0, { name: 'Blackmail' });
  expect(p.names(mutinyZones.hand(seat(0)))).toEqual(['Blackmail']);
  expect(p.names(mutinyZones.deck).at(-1)).toBe('Panic');
});

const quotas = 'Enact Production Quotas';
rule(
  'BG-CLAR-47',
  'Tory may use Adaptable whenever the action of a quorum card is resolved, however it came about',
  () => {
    const asked = (p: ReturnType<typeof position>) => names(p, 2).includes('Adaptable');
    const played = at({ seats: [tigh, adama, { character: 'tory-foster' }], quorumHand: [quotas] });
    played.run((g) => takeAction(g, seat(0)));
    expect(asked(played.choose(0, { name: quotas }))).toBe(true);
    played.choose(2, { name: 'Adaptable' }).choose(2, { skill: 'treachery' }).choose(2, { skill: 'politics' });
    expect(played.g.hand(seat(2))).toHaveLength(2);

    const chamber = at({ seats: [tigh, adama, { character: 'tory-foster' }], quorumHand: [quotas] });
    chamber.run((g) => activateLocation(g, seat(0), 'quorum-chamber'));
    expect(asked(chamber.choose(0, { name: quotas }))).toBe(true);

    const next = { quorum: [quotas, 'Eulogy', 'Arrest Order', 'Probation'] };
    const politician = at({ seats: [roslin, adama, { character: 'tory-foster' }], president: 1, next });
    politician.run((g) => takeAction(g, seat(0)));
    expect(asked(politician.choose(0, { name: 'Skilled Politician' }).choose(0, { name: quotas }))).toBe(true);
  },
);

rule('BG-CLAR-48', 'for a card that is given Adaptable works when it is given, not when it is used', () => {
  const p = at({
    seats: [tigh, adama, { character: 'tory-foster' }],
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
