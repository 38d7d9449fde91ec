/** Every event says what it is part of. */
import { logFor, randomAnswer, startTable, whim } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { galactica } from '../../src/game.ts';
import type { GalacticaEvent } from '../../src/vocabulary.ts';

function play(seed: number, cylonFleet: boolean): GalacticaEvent[] {
  const table = startTable(galactica, { ...defaults, players: 4, cylonFleet }, `scopes ${seed}`);
  const below = whim(seed);
  const told: GalacticaEvent[] = [];
  while (!table.over) {
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked');
    table.answer(asked.seat, randomAnswer(asked, below));
    told.push(...(logFor(table.takeEvents(), 'omniscient') as GalacticaEvent[])); // as the game made them
  }
  return told;
}

const kindsOf = (scope: string): string[] => scope.split('/').map((part) => part.replace(/\.\d+$/, ''));

test.each([true, false])(
  'what belongs together shares a scope, in whole games (Cylon Fleet board: %s)',
  (cylonFleet) => {
    for (const seed of [1, 2, 3]) {
      let turn = 'setup';
      const checks: string[] = [];
      let shot = '';
      for (const event of play(seed, cylonFleet)) {
        const { scope } = event;
        if (event.type === 'turn-began') turn = `turn.${event.turn}`;
        expect(scope.split('/')[0]).toBe(turn);
        const kinds = kindsOf(scope);
        switch (event.type) {
          case 'check-begins':
            expect(checks).not.toContain(scope); // each check has one of its own
            checks.push(scope);
            expect(kinds.at(-1)).toBe('check');
            if (event.source !== 'location') expect(kinds).toContain(event.source);
            break;
          case 'check-totalled':
          case 'check-outcome':
            expect(checks).toContain(scope);
            break;
          case 'crisis-drawn':
            expect(kinds).toEqual(['turn', ...kinds.slice(1, -1), 'crisis']);
            break;
          case 'responded':
            expect(kinds.at(-1)).toBe('response');
            break;
          case 'viper-attacked':
          case 'galactica-attacked':
          case 'attacked':
            expect(kinds.at(-1)).toBe('shot');
            shot = scope;
            break;
          case 'location-damaged':
            // A token drawn for a hit is part of the shot; others are part of the card that draws them.
            if (kinds.includes('shot')) expect(scope).toBe(shot);
            break;
          case 'jumped':
            expect(kinds.at(-1)).toBe('jump');
            break;
          case 'turn-ended':
            expect(kinds).toEqual(['turn', 'end-of-turn']);
            break;
          default:
        }
      }
      expect(checks.length).toBeGreaterThan(3);
    }
  },
);
