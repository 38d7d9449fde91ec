import { type Position, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { pick } from '../../src/core/effects/flow.ts';
import { lookLoyalty } from '../../src/core/effects/titles.ts';
import { chosen, president, you } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { facedownCylons, handOnLoyalty, lookAtLoyalty, sideOf } from '../../src/core/rules/loyalty.ts';
import { revealableCylonCards } from '../../src/core/rules/reveal.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { revealableGoals } from '../../src/modules/conflicted-loyalties/personal-goal-rules.ts';
import { newGame, seatOf } from '../setup/new-game.ts';
import { adama, facedown, loyaltyDeck, roslin, starbuck, three, tigh } from './people.ts';

const shown = (p: Position, viewer: Parameters<Position['view']>[0]): string => JSON.stringify(p.view(viewer));
const twoCards = { ...starbuck, loyalty: ['not-a-cylon-pegasus', 'cylon-brig'] };

describe('loyalty cards', () => {
  rule('BG-LOYALTY-01', 'everybody starts with one, some with two', () => {
    const characters = ['gaius-baltar', 'william-adama', 'kara-thrace', 'galen-tyrol'];
    const table = newGame({ players: 4, characters });
    const { state: g } = table;
    for (const id of characters) {
      const one = seatOf(table, id);
      expect(g.cards.count(zones.loyalty(one))).toBe(id === 'gaius-baltar' ? 2 : 1);
    }
  });

  rule('BG-LOYALTY-01', 'who starts human can be a Cylon after the Sleeper Agent phase', () => {
    const p = position({ seats: three });
    loyaltyDeck(p.g, 'not-a-cylon-base', 'cylon-damage', 'not-a-cylon-base');
    expect(sideOf(p.g, seat(1))).toBe('humans');
    p.run((g) => sleeperPhase(g));
    expect(p.g.seats.map((one) => sideOf(p.g, one))).toEqual(['humans', 'cylons', 'humans']);
  });

  rule(['BG-LOYALTY-02', 'BG-LOYALTY-03'], 'are seen by their owner at any time, and by nobody else', () => {
    const p = position({ seats: [roslin, adama, twoCards] });
    expect(shown(p, seat(2))).toContain('cylon-brig');
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) expect(shown(p, viewer)).not.toContain('cylon-brig');
  });

  rule('BG-LOYALTY-03', 'are seen by another whom an effect lets look, and by him alone', () => {
    const p = position({ seats: [roslin, adama, twoCards] });
    p.run((g) => lookAtLoyalty(g, seat(1), seat(2), 'all'));
    expect(shown(p, seat(1))).toContain('cylon-brig');
    expect(shown(p, seat(0))).not.toContain('cylon-brig');
    expect(p.events(seat(1))).toContainEqual(
      expect.objectContaining({ type: 'loyalty-seen', owner: 2, names: ['not-a-cylon-pegasus', 'cylon-brig'] }),
    );
    expect(p.events(seat(0))).toEqual([{ type: 'loyalty-looked-at', looker: 1, owner: 2, n: 2 }]);
    expect(p.events(seat(2)).map(({ type }) => type)).toContain('loyalty-picked');
  });

  rule('BG-LOYALTY-04', 'one card out of several is picked at random', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const p = position({ seats: [roslin, adama, twoCards], seed: `look ${seed}` });
      p.run((g) => lookAtLoyalty(g, seat(0), seat(2), 'random'));
      const event = p.events(seat(0)).find(({ type }) => type === 'loyalty-seen');
      const names = event?.['names'] as string[]; // the event's list of names
      expect(names.length).toBe(1);
      seen.add(names.join());
    }
    expect([...seen].sort()).toEqual(['cylon-brig', 'not-a-cylon-pegasus']);
  });

  rule('BG-LOYALTY-05', 'each says one of three things: Cylon, not a Cylon, Mutineer', () => {
    const p = position({ seats: three });
    const kinds = p.g.content.faces.flatMap((entry) => (entry.deck === 'loyalty' ? [entry] : []));
    const saying = (word: (name: string) => boolean): number => kinds.filter(({ name }) => word(name)).length;
    const cylon = saying((name) => name === 'You Are a Cylon');
    const not = saying((name) => name.startsWith('You Are Not a Cylon'));
    const mutineer = saying((name) => name === 'You Are The Mutineer');
    expect([cylon, not, mutineer]).toEqual([7, 17, 1]);
    expect(cylon + not + mutineer).toBe(kinds.length);
  });

  rule('BG-LOYALTY-06', 'one Cylon card makes a Cylon, whatever else there is', () => {
    const p = position({
      seats: [
        { ...roslin, loyalty: ['not-a-cylon-base', 'cylon-morale', 'not-a-cylon-base'] },
        { ...adama, loyalty: ['not-a-cylon-base', 'not-a-cylon-exodus'] },
        { ...starbuck, revealed: true, loyalty: ['not-a-cylon-base'], loyaltyFaceup: ['cylon-brig'] },
      ],
    });
    expect(p.g.seats.map((one) => sideOf(p.g, one))).toEqual(['cylons', 'humans', 'cylons']);
    expect(facedownCylons(p.g, seat(0)).length).toBe(1);
  });

  for (const [players, cylons] of [
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ] as const) {
    rule('BG-LOYALTY-07', `${players} players play with ${cylons} Cylon cards`, () => {
      const { state: g } = newGame({ players });
      const places = [zones.loyaltyDeck, ...g.seats.map((one) => zones.loyalty(one))];
      const found = places
        .flatMap((zone) => g.cards.list(zone))
        .filter((card) => {
          const entry = g.entry(card);
          return entry.deck === 'loyalty' && entry.kind === 'cylon';
        });
      expect(found.length).toBe(cylons);
    });
  }

  rule('BG-UNI-72', 'a revealed Cylon turns up no further loyalty card', () => {
    const cards = { loyalty: ['goal-devastation', 'cylon-brig'], loyaltyFaceup: ['cylon-morale'] };
    const p = position({ seats: [roslin, adama, { ...starbuck, revealed: true, ...cards }], nukes: 0 });
    p.run((g) => takeAction(g, seat(2)));
    const offered = p.asked(2)?.options.map(({ type }) => type) ?? [];
    expect(offered).not.toContain('goal');
    expect(offered).not.toContain('reveal');
    expect([revealableGoals(p.g, seat(2)), revealableCylonCards(p.g, seat(2))]).toEqual([[], []]);
    p.g.player(seat(2)).revealed = false;
    expect([revealableGoals(p.g, seat(2)).length, revealableCylonCards(p.g, seat(2)).length]).toEqual([1, 1]);
  });
});

describe('looking at a loyalty card', () => {
  rule('BG-UNI-125', 'never at one of his own, nor where there is none: then it lapses', () => {
    const p = position({ seats: [roslin, adama, { ...starbuck, loyalty: [] }], president: 0, current: 0 });
    p.run((g) => lookLoyalty(you, president, 'all').run(g, context('crisis', seat(0))));
    p.run((g) => lookAtLoyalty(g, seat(0), seat(2), 'random'));
    expect(p.events()).toEqual([]);
  });

  rule('BG-UNI-125', 'quorum cards offer only those with a facedown card', () => {
    const p = position({
      seats: [{ ...roslin, at: 'command' }, adama, { ...starbuck, loyalty: [] }],
      quorumHand: ['Release Cylon Mugshots'],
      rolls: [8],
    });
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum' });
    expect(p.events(seat(0)).map(({ type }) => type)).toContain('loyalty-seen');
    expect(p.asked(0)?.kind).not.toBe('pick-player');
  });

  for (const name of ['Terrorist Investigations', 'Informing the Public']) {
    rule('BG-UNI-125', `${name} offers only others with a facedown card`, () => {
      const looked = (loyalty: readonly string[]) => {
        const p = position({ seats: [roslin, adama, { ...starbuck, loyalty }, { ...tigh, loyalty: [] }] });
        p.run((g) => {
          const entry = g.content.faces.find((one) => one.name === name);
          if (entry?.deck !== 'crisis' || !entry.check) throw new Error(`${name} has no check`);
          return entry.check.pass.run(g, context('crisis', seat(0)));
        });
        return p;
      };
      expect(
        looked(['cylon-brig'])
          .asked(0)
          ?.options.map((option) => option['seat']),
      ).toEqual([1, 2]);
      expect(looked([]).asked(0)).toBeNull();
      expect(
        looked([])
          .events(seat(0))
          .map(({ type }) => type),
      ).toContain('loyalty-seen');
    });
  }

  rule('BG-UNI-125', 'of President and Admiral only who has one facedown', () => {
    const p = position({ seats: [starbuck, { ...roslin, loyalty: [] }, adama], president: 1, admiral: 2, cag: 0 });
    p.run((g) => {
      const entry = g.content.faces.find((one) => one.name === 'Cylon Screenings');
      if (entry?.deck !== 'crisis' || !entry.check?.fail) throw new Error('Cylon Screenings has no check');
      return entry.check.fail.run(g, context('crisis', seat(0)));
    });
    expect(p.asked(0)).toBeNull();
    expect(p.events(seat(0))).toContainEqual(expect.objectContaining({ type: 'loyalty-seen', owner: 2 }));
  });

  rule('BG-LOYALTY-03', 'is over where a card in play forbids it', () => {
    const p = position({
      seats: [roslin, adama, twoCards],
      content: (content) => ({
        ...content,
        characters: content.characters.map((entry) => ({
          ...entry,
          abilities: [
            {
              name: 'Sabotage',
              kind: 'negative',
              text: phrase('test'),
              hooks: { forbid: (_, __, ___, what) => what.kind === 'look-at-loyalty' },
            },
          ],
        })),
      }),
    });
    p.run((g) =>
      pick('you', { text: phrase('test'), fits: () => true }, lookLoyalty(you, chosen, 'all')).run(
        g,
        context('sheet', seat(0)),
      ),
    );
    p.choose(0, { seat: 2 });
    expect(p.events()).toEqual([]);
  });

  rule('BG-LOYALTY-03', 'cards handed on are known to giver and receiver', () => {
    const p = position({ seats: [roslin, adama, twoCards] });
    p.run((g) => handOnLoyalty(g, seat(2), seat(1), g.cards.list(zones.loyalty(seat(2)))));
    expect(facedown(p, 1).sort()).toEqual(['cylon-brig', 'not-a-cylon-base', 'not-a-cylon-pegasus']);
    expect(shown(p, seat(1))).toContain('cylon-brig');
    expect(shown(p, seat(0))).not.toContain('cylon-brig');
    expect(p.events('spectator')).toEqual([{ type: 'loyalty-handed-on', from: 2, to: 1, n: 2 }]);
  });
});
