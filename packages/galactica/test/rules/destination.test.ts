import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability, DestinationEntry } from '../../src/core/content/entry.ts';
import { code } from '../../src/core/effects/effect.ts';
import { afterJump, anotherDestination, jumpTrack } from '../../src/core/effects/jump.ts';
import { crisisStep } from '../../src/core/rules/crisis.ts';
import { checkObjective, distance, drawDestination, resolveDestination } from '../../src/core/rules/destination.ts';
import { jump } from '../../src/core/rules/jump.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { crisis, happened, mark, marks, type PlainSetup, plain } from './checks.ts';

const place = (name: string, far: number, effect = mark(name)): DestinationEntry => ({
  deck: 'destination',
  name,
  set: 'base',
  count: 4,
  distance: far,
  effect,
});
const cards = [place('One', 1), place('Two', 2), place('Three', 3)];

function at(travelled: readonly string[], setup: PlainSetup = {}) {
  return plain({ cards, travelled, ...setup }).run((g) => checkObjective(g));
}

describe('destinations', () => {
  rule('BG-DEST-01', 'its text is carried out as the fleet arrives', () => {
    const p = plain({ cards, next: { destination: ['Two'] } });
    p.run(function* (g) {
      const card = drawDestination(g);
      if (card !== null) yield* resolveDestination(g, card);
    });
    expect(marks(p)).toEqual(['Two']);
  });

  rule('BG-DEST-02', 'the cards beside the Objective card, for all to see, add up to the distance travelled', () => {
    const seen: number[] = [];
    const far = place(
      'Far',
      5,
      code(phrase('test'), function* (g) {
        seen.push(distance(g));
      }),
    );
    const p = plain({ cards: [...cards, far], travelled: ['One', 'Two'], next: { destination: ['Far'] } });
    expect(distance(p.g)).toBe(3);
    p.run(function* (g) {
      const card = drawDestination(g);
      if (card !== null) yield* resolveDestination(g, card);
    });
    expect(seen).toEqual([3]);
    expect(distance(p.g)).toBe(8);
    expect(p.g.cards.view(zones.travelled, 'spectator')?.cards).toHaveLength(3);
  });

  rule(['BG-OBJECTIVE-01', 'BG-OBJECTIVE-02'], 'distance 4 brings the Sleeper Agent phase, once only', () => {
    expect(at(['Three']).g.state.sleeperPhaseDone).toBe(false);
    const p = at(['Three', 'One'], { seats: [{}, {}, {}] });
    expect(p.g.state.sleeperPhaseDone).toBe(true);
    const again = plain({ cards, travelled: ['Three', 'Three'] });
    again.g.cards.moveAll(zones.notCylonDeck, zones.loyaltyDeck);
    again.run((g) => checkObjective(g));
    const dealt = () => [0, 1, 2].map((number) => again.g.cards.count(zones.loyalty(seat(number))));
    expect(dealt()).toEqual([1, 1, 1]);
    again.run((g) => checkObjective(g));
    expect(dealt()).toEqual([1, 1, 1]);
  });

  rule('BG-OBJECTIVE-03', 'with distance 8 the next jump wins, if every resource is above 0', () => {
    const p = at(['Three', 'Three', 'One']);
    expect(p.g.state.nextJumpWins).toBe(false);
    for (const [fuel, winner] of [
      [1, 'humans'],
      [0, 'cylons'],
    ] as const) {
      const q = at(['Three', 'Three', 'Two'], { resources: { fuel } });
      expect(q.g.state.nextJumpWins).toBe(true);
      expect(q.g.state.winner).toBe(null);
      expect(() => q.run((g) => jump(g))).toThrow();
      expect(q.g.cards.count(zones.travelled)).toBe(3);
      expect(q.g.state.winner).toBe(winner);
    }
  });

  rule('BG-UNI-160', 'another card that adds distance is finished first, then the objective is looked at', () => {
    const discovery = crisis('Discovery', {
      distance: 1,
      event: code(phrase('test'), function* (g, c) {
        if (c.card !== null) g.cards.move(c.card, zones.travelled, 'bottom');
        g.emit({ type: 'mark', name: `sleeper ${g.state.sleeperPhaseDone}` });
      }),
    });
    const p = plain({ cards: [...cards, discovery], travelled: ['Three'], next: { crisis: ['Discovery'] } });
    p.run(function* (g) {
      yield* crisisStep(g, g.current);
      g.emit({ type: 'mark', name: `after ${g.state.sleeperPhaseDone}` });
    });
    expect(marks(p)).toEqual(['sleeper false', 'after true']);
    expect(happened(p, 'next-jump-wins')).toEqual([]);
  });
});

describe('choosing a destination', () => {
  const next = { destination: ['One', 'Two', 'Three'] };

  rule(['BG-JUMP-17', 'BG-UNI-112'], 'a card may have another player choose, among more', () => {
    const specialist: Partial<Ability> = {
      hooks: {
        chooseDestination: (g, owner) =>
          owner === null
            ? null
            : {
                seat: owner,
                draw: 3,
                *used() {
                  g.emit({ type: 'mark', name: 'used' });
                },
              },
      },
    };
    const none: Partial<Ability> = { hooks: { chooseDestination: () => null } };
    const p = plain({ cards, next, abilities: [[none], [], [specialist]] }).run((g) => jump(g));
    expect(p.table.pending).toMatchObject([{ seat: 2, kind: 'choose-destination' }]);
    expect(p.asked(2)?.options).toHaveLength(3);
    p.choose(2, { name: 'Three' });
    expect(marks(p)).toEqual(['used', 'Three']);
    expect(p.names(zones.destinationDeck).slice(-2).toSorted()).toEqual(['One', 'Two']);
    const blind = plain({ cards, next, abilities: [[], [], [specialist]] }).run((g) => jump(g, { blind: true }));
    expect(blind.table.pending).toEqual([]);
    expect(marks(blind)).toEqual(['One']);
  });

  rule('BG-UNI-113', 'of a deck that runs short what is there is drawn', () => {
    const short = (left: number) => {
      const p = plain({ cards, next, jumpTrack: 4 });
      while (p.g.cards.count(zones.destinationDeck) > left) {
        const bottom = p.g.cards.bottom(zones.destinationDeck);
        if (bottom !== null) p.g.cards.move(bottom, zones.removed);
      }
      p.run((g) => jump(g));
      expect(p.table.pending).toEqual([]);
      expect(p.g.state.jumpTrack).toBe(0);
      return marks(p);
    };
    expect(short(1)).toEqual(['One']);
    expect(short(0)).toEqual([]);
  });

  rule('BG-DEST-01', 'a destination may be discarded for the next, drawn without choice', () => {
    const mis = place('Mis', 4, anotherDestination);
    const p = plain({ cards: [...cards, mis], next: { destination: ['Mis', 'Two', 'Three'] } }).run((g) => jump(g));
    p.choose(1, { name: 'Mis' });
    expect(marks(p)).toEqual(['Three']);
    expect(p.names(zones.travelled)).toEqual(['Three']);
    expect(p.names(zones.destinationDiscard)).toEqual(['Mis']);
    expect(distance(p.g)).toBe(3);
  });

  rule('BG-JUMP-20', 'what a destination does after the jump comes when the fleet marker is back', () => {
    const onward = jumpTrack(2);
    const lion = { ...place('Lion', 3, afterJump(onward)), afterJump: onward };
    const p = plain({ cards: [...cards, lion], next: { destination: ['Lion', 'One'] }, jumpTrack: 4 });
    p.run((g) => jump(g)).choose(1, { name: 'Lion' });
    expect(p.g.state.jumpTrack).toBe(2);
  });

  rule('BG-JUMP-03', 'cards in play and sheets have their say before and after the steps', () => {
    const watcher = {
      *beforeJump(g: Galactica) {
        g.emit({ type: 'mark', name: `before ${g.cards.count(zones.travelled)}` });
      },
      *afterJump(g: Galactica) {
        g.emit({ type: 'mark', name: `after ${g.cards.count(zones.travelled)} ${g.state.jumpTrack}` });
      },
    };
    const standing = crisis('Standing', { hooks: watcher });
    const p = plain({
      cards: [...cards, standing],
      next,
      inPlay: ['Standing'],
      abilities: [[{ hooks: watcher }]],
      jumpTrack: 4,
    });
    p.run((g) => jump(g)).choose(1, { name: 'One' });
    expect(marks(p)).toEqual(['before 0', 'before 0', 'One', 'after 1 0', 'after 1 0']);
  });
});
