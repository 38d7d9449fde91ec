import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { crisisStep } from '../../src/core/rules/crisis.ts';
import { advanceFleet, prepareForJump } from '../../src/core/rules/prepare-for-jump.ts';
import { crisis, happened, mark, plain } from './checks.ts';

const withIcon = crisis('Icon', { event: mark('icon'), jump: true, count: 3 });
const without = crisis('None', { event: mark('none') });

function afterCrises(names: readonly string[], jumpTrack = 0) {
  const p = plain({ cards: [withIcon, without], next: { crisis: names }, jumpTrack });
  return p.run(function* (g) {
    for (const _ of names) yield* crisisStep(g, g.current);
    yield* prepareForJump(g);
  });
}

describe('prepare for jump', () => {
  rule('BG-PREPJUMP-01', 'the icon on the crisis of the turn moves the fleet marker one space', () => {
    expect(afterCrises(['Icon']).g.state.jumpTrack).toBe(1);
    expect(afterCrises(['None']).g.state.jumpTrack).toBe(0);
    expect(afterCrises([]).g.state.jumpTrack).toBe(0);
  });

  rule('BG-PREPJUMP-02', 'on Auto Jump the fleet jumps at once', () => {
    const p = afterCrises(['Icon'], 4);
    expect(happened(p, 'jump-begins')).toHaveLength(1);
    expect(p.asked(1)?.kind).toBe('choose-destination');
    const q = plain({ jumpTrack: 3 }).run((g) => advanceFleet(g, 2));
    expect(happened(q, 'jump-begins')).toHaveLength(1);
    expect(afterCrises(['Icon'], 3).g.state.jumpTrack).toBe(4);
  });

  rule(['BG-PREPJUMP-03', 'BG-TURNREF-11'], 'each crisis of the turn with the icon moves it a space', () => {
    expect(afterCrises(['Icon', 'None', 'Icon']).g.state.jumpTrack).toBe(2);
  });

  rule('BG-PREPJUMP-03', 'after a jump the icons left move it on from the start', () => {
    const p = afterCrises(['Icon', 'Icon'], 4);
    p.choose(1, p.asked(1)?.options[0] ?? {});
    p.pass();
    while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
    expect(p.g.state.jumpTrack).toBe(1);
  });

  rule('BG-BOARD-15', 'everybody sees where the fleet marker is, and when it moves', () => {
    const p = afterCrises(['Icon'], 1);
    for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
      expect(p.view(viewer)).toMatchObject({ jumpTrack: 2 });
      expect(p.events(viewer)).toContainEqual({ type: 'fleet-marker-moved', from: 1, to: 2 });
    }
    const back = plain({ jumpTrack: 1 }).run((g) => advanceFleet(g, -2));
    expect(back.g.state.jumpTrack).toBe(0);
  });
});
