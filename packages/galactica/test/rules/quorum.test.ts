import { position, take } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { drawQuorum as drawEffect } from '../../src/core/effects/titles.ts';
import { everybody } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { discardQuorumToLimit, drawQuorum, playableQuorum } from '../../src/core/rules/quorum.ts';
import { giveTitle } from '../../src/core/rules/titles.ts';
import { discardStep } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { newGame } from '../setup/new-game.ts';
import { adama, roslin, starbuck, three, withAbilities, zarek } from './people.ts';

const hand = (p: ReturnType<typeof position>, number: number): string[] => p.names(zones.quorumHand(seat(number)));
const speeches = ['Inspirational Speech', 'Inspirational Speech', 'Inspirational Speech', 'Inspirational Speech'];
const twelve = [
  ...speeches,
  'Food Rationing',
  'Food Rationing',
  'Arrest Order',
  'Arrest Order',
  'Eulogy',
  'Resignation',
];
const full = [...twelve, 'Probation', 'Establish Dogsville'];

describe('the quorum hand', () => {
  rule('BG-TITLE-03', 'the President starts with one quorum card', () => {
    const { state: g } = newGame();
    const president = g.holder('president');
    for (const one of g.seats) expect(g.cards.count(zones.quorumHand(one))).toBe(one === president ? 1 : 0);
  });

  rule('BG-TITLE-03', 'and draws more through the title card and the Quorum Chamber', () => {
    const p = position({ seats: [{ ...zarek, at: 'quorum-chamber' }, adama, starbuck], president: 0 });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'title', title: 'president' });
    expect(hand(p, 0).length).toBe(1);
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'location', location: 'quorum-chamber' });
    expect(hand(p, 0).length).toBe(2);
  });

  rule('BG-TITLE-04', 'only the President takes the actions of quorum cards in hand', () => {
    const p = position({ seats: [{ ...zarek, at: 'command' }, adama, starbuck], quorumHand: ['Food Rationing'] });
    p.run((g) => takeAction(g, seat(1)));
    expect(p.asked(1)?.options.map(({ type }) => type)).not.toContain('quorum');
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'quorum', name: 'Food Rationing' }));
  });

  rule('BG-TITLE-05', 'goes with the title, all of it', () => {
    const p = position({ seats: three, quorumHand: ['Eulogy', 'Arrest Order'] });
    p.run((g) => giveTitle(g, 'president', seat(2)));
    expect([hand(p, 0), hand(p, 2).sort()]).toEqual([[], ['Arrest Order', 'Eulogy']]);
    expect(playableQuorum(p.g, seat(0))).toEqual([]);
  });

  rule('BG-TITLE-06', 'is seen by the President alone', () => {
    const p = position({ seats: three, president: 1, next: { quorum: ['Eulogy'] } });
    p.run((g) => drawQuorum(g, 1));
    const drawn = { type: 'quorum-drawn', seat: 1, n: 1 };
    expect(p.events(seat(1))).toContainEqual({ ...drawn, names: ['Eulogy'] });
    expect(p.events(seat(0))).toContainEqual(drawn);
    expect(JSON.stringify(p.view(seat(1)))).toContain('Eulogy');
    for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
      expect(JSON.stringify(p.view(viewer))).not.toContain('Eulogy');
    }
  });

  rule(
    ['BG-TITLE-07', 'BG-DISCARD-02'],
    "is cut down to ten of the President's choice at the end of anybody's turn",
    () => {
      const p = position({ seats: three, president: 1, current: 0, quorumHand: full });
      p.run((g) => discardStep(g));
      expect(p.asked(1)).toMatchObject({ kind: 'discard-quorum', min: 2, max: 2 });
      p.choose(1, { name: 'Eulogy' }, { name: 'Probation' });
      expect(hand(p, 1).length).toBe(10);
      expect(hand(p, 1)).not.toContain('Eulogy');
      expect(p.names(zones.quorumDiscard).sort()).toEqual(['Eulogy', 'Probation']);
      // Only the top one is public.
      const known = p.g.cards.list(zones.quorumDiscard).map((card) => p.g.cards.knows(card, 'spectator'));
      expect(known).toEqual([true, false]);
    },
  );

  rule('BG-TITLE-05', 'there is none to draw into without a President, and nobody is asked to discard', () => {
    const p = position({ seats: three, president: null });
    p.run((g) => drawQuorum(g, 2));
    p.run((g) => discardQuorumToLimit(g));
    expect([p.events(), p.table.pending]).toEqual([[], []]);
  });

  rule('BG-TITLE-07', 'may be larger during a turn, and ten are not too many at its end', () => {
    const p = position({ seats: three, quorumHand: twelve });
    p.run((g) => discardQuorumToLimit(g));
    expect(p.table.pending).toEqual([]);
    p.run((g) => drawQuorum(g, 1));
    expect(p.table.pending).toEqual([]);
    expect(hand(p, 0).length).toBe(11);
  });

  rule(['BG-CYLON-11', 'BG-TURNREF-19'], 'is closed to Cylon players: they neither draw nor play', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, revealed: true }], quorumHand: ['Eulogy'] });
    p.run((g) => drawEffect(everybody, 2).run(g, context('crisis', seat(2))));
    expect([hand(p, 0).length, hand(p, 1).length, hand(p, 2).length]).toEqual([3, 0, 0]);
    expect(playableQuorum(p.g, seat(2))).toEqual([]);
  });
});

describe('playing a quorum card', () => {
  rule('BG-TITLE-04', 'is seen by all and leaves the hand before it takes effect', () => {
    const p = position({ seats: [zarek, adama, starbuck], quorumHand: ['Resignation', 'Eulogy'] });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum', name: 'Resignation' });
    expect(p.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'quorum-played', seat: 0, name: 'Resignation' }),
    );
    expect(p.asked(0)?.options.map(({ name }) => name)).toEqual(['Eulogy']);
    expect(p.names(zones.quorumDiscard)).toEqual(['Resignation']);
    expect(JSON.stringify(p.view('spectator'))).toContain('Resignation');
  });

  rule('BG-TITLE-04', 'is a moment other players may answer, once the card is resolved', () => {
    const content = withAbilities('kara-thrace', {
      name: 'Adaptable',
      responses: [
        {
          window: 'quorum-used',
          *respond(g, one, { seat: by }) {
            g.emit({ type: 'answered', seat: one, by });
            return 'close';
          },
        },
      ],
    });
    const p = position({ seats: [zarek, adama, starbuck], quorumHand: ['Enact Production Quotas'], content });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum' });
    expect(p.g.state.resources).toMatchObject({ food: 9, morale: 9 });
    p.choose(2, { name: 'Adaptable' });
    expect(p.events()).toContainEqual({ type: 'answered', seat: 2, by: 0 });
  });

  rule('BG-FAQ-04', 'a revealed Cylon cannot be its target', () => {
    const p = position({
      seats: [zarek, adama, { ...starbuck, revealed: true }],
      quorumHand: ['Probation'],
    });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum' });
    expect(p.asked(0)?.options).toEqual([
      { type: 'player', seat: 0 },
      { type: 'player', seat: 1 },
    ]);
  });

  rule(['BG-FAQ-39', 'BG-FAQ-40'], 'Consult the Oracle looks into any deck but those of loyalties', () => {
    const p = position({ seats: [zarek, adama, starbuck], quorumHand: ['Consult the Oracle'] });
    take(p.g, 'loyalty', 'You Are Not a Cylon', zones.loyaltyDeck); // there is something to be seen at its bottom
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum' });
    const decks = p.asked(0)?.options.map(({ deck }) => deck);
    expect(decks).toEqual([
      'crisis-deck',
      'super-crisis-deck',
      'destination-deck',
      'quorum-deck',
      'mutiny-deck',
      'skill-deck:politics',
      'skill-deck:leadership',
      'skill-deck:tactics',
      'skill-deck:piloting',
      'skill-deck:engineering',
      'skill-deck:treachery',
    ]);
  });

  rule('BG-UNI-171', 'who plays alone may mean himself where a card speaks of another player', () => {
    const jailed = { ...zarek, at: 'brig' as const };
    const pardon = { quorumHand: ['Presidential Pardon'], admiral: null, cag: null };
    const alone = position({ seats: [jailed], ...pardon });
    alone
      .run((g) => takeAction(g, seat(0)))
      .choose(0, { type: 'quorum' })
      .choose(0, { location: 'command' });
    expect(alone.g.isAt(seat(0), 'command')).toBe(true);
    const p = position({ seats: [jailed, starbuck, adama], ...pardon, admiral: 2, cag: 1 });
    expect(playableQuorum(p.g, seat(0))).toEqual([]);
  });
});
