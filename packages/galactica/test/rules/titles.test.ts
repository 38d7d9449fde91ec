import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { choose, nothing } from '../../src/core/effects/flow.ts';
import { lose } from '../../src/core/effects/resources.ts';
import { giveTitle as giveTitleEffect } from '../../src/core/effects/titles.ts';
import { chosen } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { chooseDestination } from '../../src/core/rules/destination.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { leaveBrig, sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { revealAsCylon } from '../../src/core/rules/reveal.ts';
import { canHold, giveTitle, loseTitles, reassign } from '../../src/core/rules/titles.ts';
import type { Title } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { adama, boomer, helo, loyaltyCard, roslin, starbuck, three, tigh, withAbilities, zarek } from './people.ts';

const cylon = ['cylon-morale'];
const jailed = { at: 'brig' } as const;

/** Seat 0 holds the title and reveals itself as a Cylon. */
function reveals(title: Title, seats: readonly [SeatSetup, ...SeatSetup[]], setup: Partial<PositionSetup> = {}) {
  const [first, ...rest] = seats;
  const p = position({ seats: [{ ...first, loyalty: cylon }, ...rest], ...setup, [title]: 0 });
  p.run((g) => revealAsCylon(g, seat(0), loyaltyCard(p, 0, 'cylon-morale'), 'action'));
  return p.choose(0, { type: 'no' });
}

/** Seat 0 holds the title, is executed, and comes back as somebody else. */
function executed(title: Title, newCharacter: string, seats: readonly SeatSetup[], setup: Partial<PositionSetup> = {}) {
  const p = position({ seats, [title]: 0, ...setup });
  p.run((g) => execute(g, seat(0)));
  return p.choose(0, { character: newCharacter });
}

describe('one holder at a time', () => {
  rule('BG-TITLE-01', 'a title given to a player leaves the one who held it', () => {
    const p = position({ seats: three, president: 0, admiral: 1, cag: 2 });
    p.run((g) => giveTitle(g, 'admiral', seat(2)));
    expect(p.view('spectator')).toMatchObject({ titles: { president: 0, admiral: 2, cag: 2 } });
    expect(p.events('spectator')).toContainEqual({ type: 'title-given', title: 'admiral', from: 1, to: 2 });
  });

  rule('BG-TITLE-05', 'the quorum hand stays when another title leaves the President', () => {
    const p = position({ seats: three, president: 0, admiral: 0, quorumHand: ['Eulogy'] });
    p.run((g) => giveTitle(g, 'admiral', seat(1)));
    expect(p.names(zones.quorumHand(seat(0)))).toEqual(['Eulogy']);
  });

  rule('BG-TITLE-01', 'nothing happens where the holder is the next in line, or a title nobody held is given', () => {
    const p = position({ seats: three, president: 0, admiral: null });
    p.run((g) => reassign(g, 'president'));
    expect(p.events()).toEqual([]);
    p.run((g) => reassign(g, 'admiral'));
    expect(p.g.state.admiral).toBe(1);
    const nobody = position({ seats: three.map((one) => ({ ...one, revealed: true })), president: null });
    nobody.run((g) => reassign(g, 'president'));
    expect(nobody.g.state.president).toBeNull();
    const vacant = position({ seats: three, president: null });
    vacant.run((g) => giveTitle(g, 'president', seat(2)));
    expect(vacant.g.state.president).toBe(2);
  });

  rule('BG-TITLE-01', 'without the Cylon Fleet board nobody can be CAG', () => {
    const p = position({ seats: three, cylonFleet: false });
    p.run((g) => giveTitle(g, 'cag', seat(1)));
    expect(p.g.state.cag).toBeNull();
  });

  rule('BG-TITLE-02', 'what a card leaves to a title is decided by its present holder', () => {
    const p = position({ seats: three, current: 2, president: 0 });
    const decision = choose('president', lose('food', 1), nothing);
    p.run((g) => decision.run(g, context('crisis', seat(2))));
    expect(p.asked(0)?.kind).toBe('choose-effect');
    p.choose(0, { index: 0 });
    p.run((g) => giveTitle(g, 'president', seat(1)));
    p.run((g) => decision.run(g, context('crisis', seat(2))));
    expect([p.asked(0), p.asked(1)?.kind]).toEqual([null, 'choose-effect']);
  });

  rule('BG-TITLE-02', 'with nobody to hold the title the current player decides', () => {
    const p = position({ seats: three, current: 2, president: null });
    p.run((g) => choose('president', lose('food', 1), nothing).run(g, context('crisis', seat(2))));
    expect(p.asked(2)?.kind).toBe('choose-effect');
  });

  rule('BG-TITLE-14', 'the Admiral decides the destination', () => {
    const p = position({ seats: three, admiral: 2, current: 0, next: { destination: ['Deep Space', 'Icy Moon'] } });
    p.run((g) => chooseDestination(g));
    expect(p.asked(2)?.options).toMatchObject([{ name: 'Deep Space' }, { name: 'Icy Moon' }]);
  });
});

describe('succession', () => {
  rule(
    ['BG-TITLE-08', 'BG-CYLON-10', 'BG-TURNREF-16'],
    'a revealed President is followed by the next who is no Cylon',
    () => {
      const p = reveals('president', [roslin, adama, { ...zarek, revealed: true }, starbuck]);
      expect(p.g.state.president).toBe(1);
      const q = reveals('president', [roslin, adama, zarek, starbuck]);
      expect(q.g.state.president).toBe(2);
    },
  );

  rule('BG-TITLE-15', 'a revealed Admiral is followed by the next in line', () => {
    expect(reveals('admiral', [adama, starbuck, tigh, helo]).g.state.admiral).toBe(2);
  });

  rule('BG-TITLE-26', 'a revealed CAG is followed by the next in line', () => {
    expect(reveals('cag', [{ ...starbuck }, tigh, boomer, adama]).g.state.cag).toBe(2);
  });

  rule(
    ['BG-TITLE-08', 'BG-TITLE-09'],
    'an executed President is followed by the own new character if that is the highest',
    () => {
      expect(executed('president', 'gaius-baltar', [roslin, adama, zarek, starbuck]).g.state.president).toBe(0);
      expect(executed('president', 'galen-tyrol', [roslin, adama, zarek, starbuck]).g.state.president).toBe(2);
    },
  );

  rule('BG-TITLE-15', 'an executed Admiral is followed by the own new character if that is the highest', () => {
    const seats = [adama, helo, starbuck, roslin];
    expect(executed('admiral', 'saul-tigh', seats).g.state.admiral).toBe(0);
    expect(executed('admiral', 'galen-tyrol', seats).g.state.admiral).toBe(1);
  });

  rule('BG-TITLE-26', 'an executed CAG is followed by the own new character if that is the highest', () => {
    const seats = [starbuck, adama, tigh, roslin];
    expect(executed('cag', 'sharon-valerii', seats).g.state.cag).toBe(0);
    expect(executed('cag', 'galen-tyrol', seats).g.state.cag).toBe(1);
  });

  rule('BG-TITLE-10', 'a new character higher in line does not take the presidency from another', () => {
    const p = executed('cag', 'laura-roslin', [starbuck, zarek, adama], { president: 1, admiral: 2 });
    expect(p.g.state.president).toBe(1);
  });

  rule('BG-TITLE-20', 'a new character higher in line does not take the Admiral title from another', () => {
    const p = executed('president', 'william-adama', [roslin, tigh, zarek], { admiral: 1, cag: 2 });
    expect(p.g.state.admiral).toBe(1);
  });

  rule('BG-TITLE-31', 'a new character higher in line does not take the CAG title from another', () => {
    const p = executed('president', 'kara-thrace', [roslin, tigh, boomer], { admiral: 1, cag: 2 });
    expect(p.g.state.cag).toBe(2);
  });

  const lines: Record<Title, readonly string[]> = {
    president: [
      'laura-roslin',
      'gaius-baltar',
      'lee-adama-alternate',
      'tom-zarek',
      'romo-lampkin',
      'tory-foster',
      'ellen-tigh',
      'lee-adama',
      'tom-zarek-alternate',
      'felix-gaeta',
      'william-adama',
      'karl-agathon',
      'galen-tyrol',
      'gaius-baltar-alternate',
      'callandra-tyrol',
      'sherman-cottle',
      'helena-cain',
      'anastasia-dualla',
      'louis-hoshi',
      'karl-agathon-alternate',
      'sharon-valerii',
      'saul-tigh',
      'brendan-costanza',
      'samuel-anders',
      'kara-thrace',
      'louanne-katraine',
    ],
    admiral: [
      'helena-cain',
      'william-adama',
      'saul-tigh',
      'karl-agathon',
      'felix-gaeta',
      'louis-hoshi',
      'tom-zarek-alternate',
      'lee-adama',
      'anastasia-dualla',
      'karl-agathon-alternate',
      'kara-thrace',
      'louanne-katraine',
      'sharon-valerii',
      'brendan-costanza',
      'samuel-anders',
      'galen-tyrol',
      'callandra-tyrol',
      'sherman-cottle',
      'lee-adama-alternate',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar-alternate',
      'gaius-baltar',
      'romo-lampkin',
      'tory-foster',
      'laura-roslin',
    ],
    cag: [
      'lee-adama',
      'kara-thrace',
      'louanne-katraine',
      'karl-agathon-alternate',
      'sharon-valerii',
      'brendan-costanza',
      'samuel-anders',
      'lee-adama-alternate',
      'karl-agathon',
      'william-adama',
      'helena-cain',
      'saul-tigh',
      'felix-gaeta',
      'anastasia-dualla',
      'louis-hoshi',
      'tom-zarek-alternate',
      'galen-tyrol',
      'callandra-tyrol',
      'sherman-cottle',
      'tom-zarek',
      'ellen-tigh',
      'gaius-baltar-alternate',
      'gaius-baltar',
      'tory-foster',
      'romo-lampkin',
      'laura-roslin',
    ],
  };
  const ids = {
    president: ['BG-TITLE-12', 'BG-COMBINE-74'],
    admiral: ['BG-TITLE-22', 'BG-COMBINE-73'],
    cag: ['BG-TITLE-33', 'BG-COMBINE-75'],
  } as const;
  for (const title of ['president', 'admiral', 'cag'] as const) {
    rule(ids[title], `the ${title} line of succession, one after the other`, () => {
      const line = lines[title];
      const rank = (id: string): number => line.indexOf(id);
      for (let first = 0; first + 4 <= line.length; first++) {
        // Four neighbours in the line, sitting the other way round.
        const seats = line.slice(first, first + 4).reverse();
        const p = position({ seats: seats.map((character) => ({ character, at: 'command' })), [title]: 0 });
        for (let left = 4; left > 0; left--) {
          p.run((g) => reassign(g, title));
          const holder = p.g.holder(title);
          expect(holder).toBe(left - 1);
          if (holder !== null) p.g.player(holder).revealed = true;
        }
        expect(seats.map(rank)).toEqual([first + 3, first + 2, first + 1, first]);
      }
      const places = line.map((id) => {
        const entry = position({ seats: three }).g.content.characters.find((one) => one.id === id);
        return entry?.succession?.[title];
      });
      expect(places).toEqual(line.map((_, index) => index + 1));
    });
  }

  rule('BG-TITLE-08', 'with nobody left to be President there is none, and the quorum hand is put away', () => {
    const seats = [roslin, { ...adama, revealed: true }, { ...starbuck, revealed: true }] as const;
    const p = reveals('president', seats, { quorumHand: ['Eulogy', 'Arrest Order'], admiral: null, cag: null });
    expect(p.g.state.president).toBeNull();
    expect(p.names(zones.quorumHand(seat(0)))).toEqual([]);
  });
});

describe('the Brig', () => {
  rule('BG-TITLE-11', 'a President in the Brig keeps the title and the quorum hand', () => {
    const p = position({ seats: three, president: 0, quorumHand: ['Eulogy'] });
    p.run((g) => sendTo(g, seat(0), 'brig'));
    expect(p.g.state.president).toBe(0);
    expect(p.names(zones.quorumHand(seat(0)))).toEqual(['Eulogy']);
  });

  rule('BG-TITLE-16', 'an Admiral sent to the Brig hands the title to the next in line outside it', () => {
    const p = position({ seats: [adama, { ...tigh, ...jailed }, helo, roslin], admiral: 0, cag: 2, president: 3 });
    p.run((g) => sendTo(g, seat(0), 'brig'));
    expect(p.g.state.admiral).toBe(2);
  });

  rule('BG-TITLE-27', 'a CAG sent to the Brig hands the title to the next in line outside it', () => {
    const p = position({ seats: [starbuck, { ...boomer, ...jailed }, helo, roslin], admiral: 2, cag: 0, president: 3 });
    p.run((g) => sendTo(g, seat(0), 'brig'));
    expect(p.g.state.cag).toBe(2);
  });

  rule(
    ['BG-TITLE-17', 'BG-TITLE-28'],
    'with every human player in the Brig the highest of them hold the titles',
    () => {
      const p = position({
        seats: [{ ...roslin }, { ...starbuck, ...jailed }, { ...tigh, ...jailed }, { ...adama, revealed: true }],
        president: 0,
        admiral: 0,
        cag: 0,
      });
      p.run((g) => sendTo(g, seat(0), 'brig'));
      expect(p.g.state).toMatchObject({ president: 0, admiral: 2, cag: 1 });
    },
  );

  rule(['BG-TITLE-18', 'BG-TITLE-29'], 'the first to leave a Brig that held everybody gets both titles', () => {
    const p = position({
      seats: [
        { ...adama, ...jailed },
        { ...starbuck, ...jailed },
        { ...roslin, ...jailed },
      ],
      president: 2,
      admiral: 0,
      cag: 1,
    });
    p.run((g) => leaveBrig(g, seat(2), seat(2))).choose(2, { location: 'command' });
    expect(p.g.state).toMatchObject({ president: 2, admiral: 2, cag: 2 });
  });

  rule(
    ['BG-TITLE-19', 'BG-TITLE-30'],
    'who lost a title by going to the Brig does not get it back by leaving it',
    () => {
      const p = position({ seats: [adama, starbuck, roslin], president: 2, admiral: 0, cag: 0 });
      p.run((g) => sendTo(g, seat(0), 'brig'));
      expect(p.g.state).toMatchObject({ admiral: 1, cag: 1 });
      p.run((g) => leaveBrig(g, seat(0), seat(0))).choose(0, { location: 'command' });
      expect(p.g.state).toMatchObject({ admiral: 1, cag: 1 });
    },
  );
});

describe('who may hold a title', () => {
  rule(['BG-CYLON-10', 'BG-TURNREF-16'], 'no title goes to a Cylon player', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, revealed: true }], cag: 1 });
    for (const title of ['president', 'admiral', 'cag'] as const) {
      p.run((g) => giveTitle(g, title, seat(2)));
      expect(p.g.holder(title)).not.toBe(2);
      const effect = giveTitleEffect(title, chosen);
      expect(effect.possible?.(p.g, context('quorum', seat(0), { chosen: seat(2) }))).toBe(false);
    }
  });

  rule('BG-TITLE-16', 'no effect makes somebody in the Brig Admiral or CAG while others are outside', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, ...jailed }], cag: 1 });
    expect(canHold(p.g, seat(2), 'president')).toBe(true);
    p.run((g) => giveTitle(g, 'admiral', seat(2)));
    p.run((g) => giveTitle(g, 'cag', seat(2)));
    expect(p.g.state).toMatchObject({ admiral: 1, cag: 1 });
  });

  rule(['BG-TITLE-01', 'BG-TITLE-08'], 'a Cylon Leader neither gains a title nor is in any line', () => {
    const p = position({
      seats: [roslin, adama, starbuck, zarek],
      president: 0,
      content: (content) => ({
        ...content,
        characters: content.characters.map((entry) =>
          entry.id === 'tom-zarek' ? { ...entry, type: 'cylon-leader' } : entry,
        ),
      }),
    });
    p.run((g) => giveTitle(g, 'president', seat(3)));
    expect(p.g.state.president).toBe(0);
    p.run((g) => reassign(g, 'president', seat(0)));
    expect(p.g.state.president).toBe(1);
  });

  rule('BG-TITLE-01', 'who is alone in keeping a title keeps it when it should go to the next in line', () => {
    const p = position({
      seats: [roslin, { ...adama, revealed: true }, { ...starbuck, revealed: true }],
      president: 0,
    });
    p.run((g) => reassign(g, 'president', seat(0)));
    expect(p.g.state.president).toBe(0);
  });

  rule('BG-TITLE-01', 'a card in play may keep a title where it is', () => {
    const keeps = {
      keepsTitle: function* () {
        return true;
      },
    };
    const p = position({ seats: three, content: withAbilities('kara-thrace', { hooks: keeps }) });
    p.run((g) => giveTitle(g, 'president', seat(1)));
    expect(p.g.state.president).toBe(0);
  });

  rule('BG-TITLE-01', 'a player who may hold no title any more loses all of them', () => {
    const p = position({ seats: three, president: 0, admiral: 0, cag: 0 });
    p.g.player(seat(0)).revealed = true;
    p.run((g) => loseTitles(g, seat(0)));
    expect(p.g.state).toMatchObject({ president: 1, admiral: 1, cag: 2 });
  });
});
