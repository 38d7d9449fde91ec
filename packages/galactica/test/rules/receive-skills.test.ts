import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { draw } from '../../src/core/effects/cards.ts';
import { context } from '../../src/core/effects/effect.ts';
import { you } from '../../src/core/effects/who.ts';
import { discardSkillCard, typeOf } from '../../src/core/engine/decks.ts';
import { drawSkills, receiveSkills, skillSet } from '../../src/core/rules/receive-skills.ts';
import { type SkillType, skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { adding, sheet, skill } from '../sheets.ts';

const roslin = { character: 'laura-roslin' } as const;
const adama = { character: 'william-adama' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;
const apollo = { character: 'lee-adama', at: 'hangar-deck' } as const;
const cylon = { character: 'tom-zarek', revealed: true } as const;

/** Enough cards of every type, whatever decks the game has. */
const content = adding({ faces: skillTypes.map((type) => skill(`Spare ${type}`, { type, copies: { 1: 20 } })) });

function types(p: ReturnType<typeof position>, number: number): SkillType[] {
  return p.g
    .hand(seat(number))
    .map((card) => typeOf(p.g, card))
    .sort();
}

rule(
  ['BG-DRAW-01', 'BG-CHAR-05'],
  'a human player draws exactly what the skill set shows, and nobody else draws',
  () => {
    const p = position({ seats: [roslin, adama, starbuck], content });
    p.run((g) => receiveSkills(g, seat(0)));
    expect(p.table.pending).toEqual([]);
    expect(types(p, 0)).toEqual(['leadership', 'leadership', 'politics', 'politics', 'politics']);
    expect(types(p, 1)).toEqual([]);
    p.run((g) => receiveSkills(g, seat(1)));
    expect(types(p, 1)).toEqual(['leadership', 'leadership', 'leadership', 'tactics', 'tactics']);
  },
);

rule('BG-DRAW-02', 'the draw is made in full, however many cards are in hand', () => {
  const hand = Array.from({ length: 12 }, () => 'Spare tactics');
  const p = position({ seats: [{ ...roslin, hand }, adama, starbuck], content });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(p.g.hand(seat(0))).toHaveLength(17);
});

rule('BG-DRAW-07', 'in Sickbay a character draws one card, of a type of the own skill set', () => {
  const p = position({ seats: [{ ...starbuck, at: 'sickbay' }, adama, roslin], content });
  p.run((g) => receiveSkills(g, seat(0)));
  const offered = p.asked(0)?.options ?? [];
  expect(offered).toHaveLength(4); // tactics, piloting, leadership, engineering
  expect(offered[0]?.['of']).toEqual(['tactics', 'piloting', 'leadership', 'engineering']);
  p.choose(0, { counts: [0, 0, 0, 1] });
  expect(types(p, 0)).toEqual(['engineering']);
});

rule(
  'BG-DRAW-09',
  'on the Resurrection Ship a Cylon draws one card, elsewhere two of different types, on Hub Destroyed none',
  () => {
    const p = position({ seats: [{ ...cylon, at: 'resurrection-ship' }, adama, roslin], content });
    p.run((g) => receiveSkills(g, seat(0)));
    p.choose(0, { skill: 'treachery' });
    expect(p.table.pending).toEqual([]);
    expect(types(p, 0)).toEqual(['treachery']);

    const away = position({ seats: [{ ...cylon, at: 'caprica' }, adama, roslin], content });
    away.run((g) => receiveSkills(g, seat(0)));
    away.choose(0, { skill: 'treachery' });
    expect(away.asked(0)?.options.map((one) => one['skill'])).not.toContain('treachery');
    away.choose(0, { skill: 'politics' });
    expect(types(away, 0)).toEqual(['politics', 'treachery']);

    const hub = position({
      seats: [{ ...cylon, at: 'hub-destroyed', superCrises: ['Inbound Nukes'] }, adama, roslin],
      content,
    });
    hub.run((g) => receiveSkills(g, seat(0)));
    expect(hub.table.pending).toEqual([]);
    expect(types(hub, 0)).toEqual([]);
    expect(hub.g.cards.count(zones.superCrisisHand(seat(0)))).toBe(0);
  },
);

rule('BG-DRAW-11', 'the split of a multi-skill entry is declared before any card is drawn', () => {
  const p = position({ seats: [apollo, adama, roslin], content });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(p.asked(0)?.kind).toBe('split-skills');
  expect(p.g.hand(seat(0))).toEqual([]);
  p.choose(0, { counts: [1, 1] });
  expect(types(p, 0)).toEqual(['leadership', 'piloting', 'piloting', 'politics', 'tactics']);
});

rule('BG-DRAW-12', 'the split adds up to the printed number, in any mix', () => {
  const p = position({ seats: [apollo, adama, roslin], content });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(p.asked(0)?.options.map(({ counts }) => counts)).toEqual([
    [2, 0],
    [1, 1],
    [0, 2],
  ]);
  p.choose(0, { counts: [0, 2] });
  expect(types(p, 0)).toEqual(['piloting', 'piloting', 'politics', 'politics', 'tactics']);
});

rule('BG-DRAW-13', 'a type with neither deck nor discard pile cannot be drawn, until cards of it are discarded', () => {
  const p = position({ seats: [{ ...roslin, hand: ['Spare politics'] }, adama, starbuck], content });
  p.g.cards.moveAll(zones.skillDeck.politics, zones.removed);
  p.run((g) => receiveSkills(g, seat(0)));
  expect(types(p, 0)).toEqual(['leadership', 'leadership', 'politics']); // no other card in place of the missing ones
  p.run((g) => drawSkills(g, seat(0), 1, ['politics', 'tactics']));
  expect(types(p, 0)).toEqual(['leadership', 'leadership', 'politics', 'tactics']);
  p.run((g) => drawSkills(g, seat(0), 2, ['politics'])); // nothing to draw, nobody is asked
  expect(p.table.pending).toEqual([]);
  expect(types(p, 0)).toHaveLength(4);
  const own = p.g.hand(seat(0)).find((card) => typeOf(p.g, card) === 'politics');
  if (own === undefined) throw new Error('she holds a politics card');
  discardSkillCard(p.g, own);
  p.run((g) => drawSkills(g, seat(0), 1, ['politics']));
  expect(types(p, 0)).toEqual(['leadership', 'leadership', 'politics', 'tactics']);
});

rule('BG-DRAW-14', 'the Brig does not reduce the draw', () => {
  const p = position({ seats: [{ ...roslin, at: 'brig' }, adama, starbuck], content });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(types(p, 0)).toHaveLength(5);
});

rule('BG-CHAR-06', 'an effect that names no type gives cards of the own skill set only', () => {
  const p = position({ seats: [roslin, adama, starbuck], content });
  expect(skillSet(p.g, seat(0))).toEqual(['politics', 'leadership']);
  expect(skillSet(position({ seats: [cylon, adama, starbuck], content }).g, seat(0))).toEqual([...skillTypes]);
  p.run((g) => draw(you, 2, 'own').run(g, context('skill', seat(0))));
  expect(p.asked(0)?.options.map((one) => one['skill'])).toEqual(['politics', 'leadership']);
  p.choose(0, { skill: 'leadership' }).choose(0, { skill: 'politics' });
  expect(types(p, 0)).toEqual(['leadership', 'politics']);
});

rule('BG-UNI-124', 'the printed numbers limit only the Receive Skills step: any mix of the own types will do', () => {
  const one = sheet('one-of-each', [], {
    skills: [
      { n: 1, of: ['politics'] },
      { n: 1, of: ['piloting'] },
    ],
  });
  const p = position({
    seats: [{ character: 'one-of-each' }, adama, starbuck],
    content: (before) => adding({ characters: [one] })(content(before)),
  });
  p.run((g) => draw(you, 3, 'own').run(g, context('skill', seat(0))));
  for (let n = 0; n < 3; n++) p.choose(0, { skill: 'piloting' });
  expect(types(p, 0)).toEqual(['piloting', 'piloting', 'piloting']);
});

rule('BG-CHAR-05', 'a sheet or a card in play can change the draw, and the step can be left out once', () => {
  const one = sheet('absent-minded', [
    {
      name: 'Absent-minded',
      kind: 'negative',
      text: phrase('test'),
      hooks: {
        *receiveSkills(_, owner, who, plan) {
          if (owner !== who) return plan;
          return [
            { n: 1, of: ['piloting'] },
            { n: 0, of: ['politics'] },
          ];
        },
      },
    },
  ]);
  const p = position({
    seats: [{ character: 'absent-minded' }, roslin, adama],
    content: (before) => adding({ characters: [one] })(content(before)),
  });
  p.run((g) => receiveSkills(g, seat(0)));
  expect(types(p, 0)).toEqual(['piloting']);
  p.run((g) => receiveSkills(g, seat(1)));
  expect(types(p, 1)).toHaveLength(5);
  p.g.player(seat(2)).skipReceiveSkills = true;
  p.run((g) => receiveSkills(g, seat(2)));
  expect(types(p, 2)).toEqual([]);
  p.run((g) => receiveSkills(g, seat(2)));
  expect(types(p, 2)).toHaveLength(5);
});
