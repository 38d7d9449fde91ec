import { seat, type Zone } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { scry as lookAtTop } from '../../src/core/effects/cards.ts';
import { context } from '../../src/core/effects/effect.ts';
import {
  buildDestiny,
  discardSkillCard,
  drawCard,
  drawSkillCard,
  playSkillCard,
  scry,
} from '../../src/core/engine/decks.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { discardSkills } from '../../src/core/rules/discard.ts';
import { skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { add, happened, lastOf, plain, startCheck } from './checks.ts';

const gasCloud = lookAtTop('admiral', 'crisis', 3);
const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];

describe('skill cards and their decks', () => {
  rule('BG-SKILL-01', 'a skill card is played into a check for strength and type, or used for its text', () => {
    const checked = plain({ seats: [{}, { hand: ['Build Nuke 6'] }, {}], destiny: even });
    startCheck(checked, { skills: ['engineering', 'politics'] });
    add(checked, 1, 'Build Nuke 6');
    expect(lastOf(checked, 'check-totalled')).toMatchObject({ strength: 6 });
    expect(checked.g.state.nukes.held).toBe(2);
    const used = plain({ seats: [{ hand: ['Build Nuke 6'] }, {}, {}] });
    used.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Build Nuke' });
    expect(used.g.state.nukes.held).toBe(3);
  });

  rule('BG-SKILL-02', 'there are six types, each with a deck and a discard pile of its own', () => {
    const p = plain();
    expect(skillTypes).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery']);
    for (const type of skillTypes) {
      const deck = p.g.cards.list(zones.skillDeck[type]).map((card) => p.g.entry(card));
      expect(deck.length).toBeGreaterThan(20);
      expect(deck.every((entry) => entry.deck === 'skill' && entry.type === type)).toBe(true);
    }
    expect(new Set(skillTypes.map((type) => zones.skillDiscard[type])).size).toBe(6);
  });

  rule('BG-SKILL-03', 'a discarded card lies face up on the pile of its own type', () => {
    const p = plain({ seats: [{ hand: ['Repair 1', 'Executive Order 1'] }, {}, {}] });
    for (const card of p.g.hand(seat(0))) discardSkillCard(p.g, card);
    expect(p.names(zones.skillDiscard.engineering)).toEqual(['Repair']);
    expect(p.names(zones.skillDiscard.leadership)).toEqual(['Executive Order']);
    const [top] = p.g.cards.list(zones.skillDiscard.engineering);
    expect(top !== undefined && p.g.cards.knows(top, 'spectator')).toBe(true);
  });

  rule('BG-SKILL-04', 'when a skill deck has run out its discard pile is shuffled into a new one', () => {
    const p = plain();
    const { politics } = zones.skillDeck;
    while (p.g.cards.count(politics) > 1) {
      const card = p.g.cards.top(politics);
      if (card !== null) discardSkillCard(p.g, card);
    }
    const before = p.names(zones.skillDiscard.politics);
    drawSkillCard(p.g, seat(0), 'politics');
    expect(p.g.cards.count(politics)).toBe(before.length);
    expect(p.g.cards.count(zones.skillDiscard.politics)).toBe(0);
    expect(p.names(politics)).not.toEqual(before);
    expect(p.names(politics).toSorted()).toEqual(before.toSorted());
    expect(p.g.cards.list(politics).some((card) => p.g.cards.knows(card, seat(0)))).toBe(false);
  });

  rule('BG-SKILL-04', 'discards made after the deck ran out with none are shuffled in for the next draw', () => {
    const p = plain({ seats: [{ hand: ['Repair 1'] }, {}, {}] });
    const { engineering } = zones.skillDeck;
    p.g.cards.moveAll(engineering, zones.removed);
    expect(drawSkillCard(p.g, seat(1), 'engineering')).toBe(false);
    expect(p.handNames(1)).toEqual([]);
    for (const card of p.g.hand(seat(0))) discardSkillCard(p.g, card);
    expect(drawSkillCard(p.g, seat(1), 'engineering')).toBe(true);
    expect(p.handNames(1)).toEqual(['Repair']);
  });

  rule(
    ['BG-SKILL-03', 'BG-SECRET-19', 'BG-SECRET-20'],
    'of several discarded at once only the top of each pile is seen',
    () => {
      const p = plain({ seats: [{ hand: ['Repair 1', 'Build Nuke', 'Executive Order 2'] }, {}, {}] });
      p.run((g) => discardSkills(g, seat(0), 'all', 'choice', {}));
      const known = (zone: Zone) => p.g.cards.list(zone).map((card) => p.g.cards.knows(card, 'spectator'));
      expect(p.names(zones.skillDiscard.engineering)).toEqual(['Build Nuke', 'Repair']);
      expect(known(zones.skillDiscard.engineering)).toEqual([true, false]);
      expect(known(zones.skillDiscard.leadership)).toEqual([true]);
      expect(p.events('spectator').filter(({ type }) => type === 'discard-top')).toEqual([
        { type: 'discard-top', skill: 'engineering', name: 'Build Nuke', strength: 6 },
        { type: 'discard-top', skill: 'leadership', name: 'Executive Order', strength: 2 },
      ]);
    },
  );

  rule(
    'BG-LIMIT-01',
    'a skill, quorum, mutiny, crisis, super crisis or destination deck that runs out gets its discards',
    () => {
      const decks: [Zone, Zone][] = [
        [zones.skillDeck.tactics, zones.skillDiscard.tactics],
        [zones.quorumDeck, zones.quorumDiscard],
        [mutinyZones.deck, mutinyZones.discard],
        [zones.crisisDeck, zones.crisisDiscard],
        [zones.superCrisisDeck, zones.superCrisisDiscard],
        [zones.destinationDeck, zones.destinationDiscard],
      ];
      for (const [deck, discard] of decks) {
        const p = plain();
        const all = p.g.cards.count(deck);
        while (p.g.cards.count(deck) > 1) p.g.cards.draw(deck, discard);
        p.run(function* (g) {
          drawCard(g, deck, discard, zones.removed);
        });
        expect(p.g.cards.count(deck)).toBe(all - 1);
        expect(happened(p, 'deck-reshuffled')).toHaveLength(1);
        p.g.cards.moveAll(deck, zones.removed);
        expect(drawCard(p.g, deck, discard, zones.removed)).toBe(null);
      }
    },
  );

  rule('BG-DESTINY-01', 'the Destiny deck is two cards of each type, shuffled, seen by nobody', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const p = plain({ seed });
      p.g.cards.moveAll(zones.destiny, zones.removed);
      buildDestiny(p.g);
      const types = p.g.cards.list(zones.destiny).map((card) => {
        const entry = p.g.entry(card);
        return entry.deck === 'skill' ? entry.type : '';
      });
      expect(types.toSorted()).toEqual(skillTypes.flatMap((type) => [type, type]).toSorted());
      expect(p.g.cards.view(zones.destiny, seat(0))).toEqual({ count: 12, cards: [] });
      orders.add(types.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  rule(['BG-DESTINY-02', 'BG-DESTINY-03'], 'each check takes two; when the last is played a new deck is built', () => {
    const p = plain({ destiny: ['Consolidate Power 1', 'Launch Scout 1'] });
    startCheck(p);
    expect(lastOf(p, 'destiny-added')).toMatchObject({ n: 2 });
    expect(p.g.cards.count(zones.destiny)).toBe(12);
    const odd = plain({ destiny: ['Consolidate Power 1'] });
    startCheck(odd);
    expect(lastOf(odd, 'destiny-added')).toMatchObject({ n: 2 });
    expect(odd.g.cards.count(zones.destiny)).toBe(11);
  });

  rule('BG-UNI-116', 'a card has left the hand when its text begins', () => {
    const p = plain({ seats: [{ hand: ['Repair 1', 'Build Nuke 6'] }, {}, {}], damaged: ['command'] });
    const [card] = p.g.hand(seat(0));
    if (card === undefined) throw new Error('no card');
    p.run((g) => playSkillCard(g, seat(0), card));
    expect(p.handNames(0)).toEqual(['Build Nuke']);
    // Four cards are few enough for Support the People, which is the fifth.
    const q = plain({ seats: [{ hand: ['Support the People 1', ...even] }, {}, {}] });
    startCheck(q);
    q.choose(0, { name: 'Support the People' });
    expect(q.asked(0)).toMatchObject({ kind: 'may' });
  });

  rule(
    'BG-UNI-118',
    'a card played counts as discarded from then on, and is shuffled into a new deck with the rest',
    () => {
      const p = plain({ seats: [{ hand: ['Consolidate Power 1'] }, {}, {}] });
      const { politics } = zones.skillDeck;
      while (p.g.cards.count(politics) > 1) p.g.cards.draw(politics, zones.removed);
      p.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Consolidate Power' });
      p.choose(0, { skill: 'politics' });
      expect(p.names(politics)).toEqual(['Consolidate Power']);
      while (p.table.pending.length > 0) p.choose(0, { skill: 'politics' });
      expect(p.handNames(0)).toContain('Consolidate Power');
    },
  );
});

describe('looking at a deck', () => {
  rule(
    'BG-UNI-113',
    'who looks sees the cards that are there, others only how many, and each goes on top or to the bottom',
    () => {
      const p = plain({ next: { crisis: ['Water Shortage', 'Prisoner Revolt'] } });
      const count = p.g.cards.count(zones.crisisDeck);
      p.run((g) => scry(g, seat(0), zones.crisisDeck, zones.crisisDiscard, 2));
      expect(p.events(seat(0))).toMatchObject([{ names: ['Water Shortage', 'Prisoner Revolt'] }]);
      expect(p.events(seat(1))).toEqual([{ type: 'deck-looked-at', seat: 0, deck: 'crisis-deck', n: 2 }]);
      p.choose(0, { type: 'bottom', name: 'Water Shortage' });
      p.choose(0, { type: 'top', name: 'Prisoner Revolt' });
      expect(p.table.pending).toEqual([]);
      expect(p.names(zones.crisisDeck)[0]).toBe('Prisoner Revolt');
      expect(p.names(zones.crisisDeck).at(-1)).toBe('Water Shortage');
      expect(p.g.cards.count(zones.crisisDeck)).toBe(count);
      const top = p.g.cards.top(zones.crisisDeck);
      expect(top !== null && p.g.cards.knows(top, seat(0))).toBe(true);
      expect(top !== null && p.g.cards.knows(top, seat(1))).toBe(false);
    },
  );

  rule('BG-LIMIT-01', 'who looks at more cards than the deck has left sees those of the discards shuffled in', () => {
    const p = plain({ next: { crisis: ['Water Shortage'] } });
    const { crisisDeck, crisisDiscard } = zones;
    const all = p.g.cards.count(crisisDeck);
    for (const card of p.g.cards.list(crisisDeck).slice(1)) p.g.cards.move(card, crisisDiscard);
    p.run((g) => gasCloud.run(g, context('destination', g.current)));
    expect(happened(p, 'deck-reshuffled')).toHaveLength(1);
    expect(lastOf(p, 'deck-looked-at')).toMatchObject({ seat: 1, n: 3 });
    for (let left = 3; left > 0; left--) p.table.give(seat(1), 0);
    expect(p.g.cards.count(crisisDeck)).toBe(all);
    expect(p.g.cards.count(crisisDiscard)).toBe(0);
    // Cards enough: the discards stay where they are.
    const enough = plain();
    enough.g.cards.draw(crisisDeck, crisisDiscard);
    enough.run((g) => gasCloud.run(g, context('destination', g.current)));
    expect(enough.g.cards.count(crisisDiscard)).toBe(1);
  });

  rule('BG-UNI-113', 'an empty deck shows nothing', () => {
    const p = plain();
    p.g.cards.moveAll(zones.destinationDeck, zones.removed);
    p.run((g) => scry(g, seat(0), zones.destinationDeck, zones.destinationDiscard, 1));
    expect(p.events()).toEqual([]);
  });
});
