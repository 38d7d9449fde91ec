import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { DestinationEntry } from '../../src/content/entry.ts';
import { code } from '../../src/effects/effect.ts';
import { crisisStep } from '../../src/rules/crisis.ts';
import { checkObjective, distance, drawDestination, resolveDestination } from '../../src/rules/destination.ts';
import { jump } from '../../src/rules/jump.ts';
import { zones } from '../../src/state/zones.ts';
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
      code('', function* (g) {
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
      event: code('', function* (g, c) {
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
