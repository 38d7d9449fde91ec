/** What happens as it is told to Ann, sentence by sentence. */
import type { GameEvent } from '@ragtag/kernel';
import { namesFor } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';
import { wording } from '../../src/wording.ts';

const names = namesFor(['Ann', 'Ben', 'Cleo'], 0);
const VIPER = 'BSG1-147';
const HELO = 'BSG1-123';
const RAIDER = 'BSG1-157';

const told: readonly (readonly [event: GameEvent, line: string])[] = [
  [{ type: 'redrew-hand', player: 1, count: 4 }, 'Ben shuffles their hand back and draws 4 new cards.'],
  [{ type: 'drew', player: 1, count: 1 }, 'Ben draws 1 card.'],
  [{ type: 'drew', player: 1, count: 2 }, 'Ben draws 2 cards.'],
  [{ type: 'drew', player: 0, count: 2, ids: [VIPER, HELO] }, 'You draw Colonial Viper 113 and Helo, Karl Agathon.'],
  [{ type: 'supply-played', player: 1 }, 'Ben plays a card as a supply card.'],
  [{ type: 'supply-played', player: 0, id: VIPER }, 'You play Colonial Viper 113 as a supply card.'],
  [{ type: 'played', player: 1, id: VIPER, overlaid: true }, 'Ben plays Colonial Viper 113 on top of its stack.'],
  [{ type: 'played', player: 1, id: VIPER, overlaid: false }, 'Ben plays Colonial Viper 113.'],
  [{ type: 'paid', player: 1, resource: 'security', stacks: [1], excess: 0 }, 'Ben spends 1 stack for security.'],
  [
    { type: 'paid', player: 1, resource: 'any', stacks: [1, 2], excess: 1 },
    'Ben spends 2 stacks for resources of any type, 1 more than needed.',
  ],
  [{ type: 'hand-shown', player: 1, ids: [] }, 'Ben shows an empty hand.'],
  [{ type: 'hand-shown', player: 1, ids: [VIPER] }, 'Ben shows Colonial Viper 113.'],
  [{ type: 'looked', player: 1, at: 1, count: 1 }, 'Ben looks at 1 card of their deck.'],
  [{ type: 'looked', player: 1, at: 0, count: 2 }, 'Ben looks at 2 cards of your deck.'],
  [{ type: 'looked', player: 0, at: 1, count: 1, ids: [VIPER] }, "You look at Colonial Viper 113 of Ben's deck."],
  [{ type: 'put-on-bottom', player: 1, count: 1 }, "1 card goes to the bottom of Ben's deck."],
  [{ type: 'put-on-bottom', player: 0, count: 2 }, '2 cards go to the bottom of your deck.'],
  [{ type: 'searched', player: 1, found: true }, 'Ben searches their deck and finds a card.'],
  [{ type: 'searched', player: 0, found: false }, 'You search your deck and find nothing.'],
  [{ type: 'searched', player: 1, found: true, ids: [VIPER] }, 'Ben searches their deck and finds Colonial Viper 113.'],
  [{ type: 'influence', player: 1, by: 1, now: 11 }, 'Ben gains 1 influence: 11.'],
  [{ type: 'influence', player: 0, by: -1, now: 9 }, 'You lose 1 influence: 9.'],
  [{ type: 'power', id: VIPER, by: 2 }, 'Colonial Viper 113 has 2 more power.'],
  [{ type: 'power', id: VIPER, by: -1 }, 'Colonial Viper 113 has 1 less power.'],
  [{ type: 'trait', id: VIPER, trait: 'Cylon', gained: true }, 'Colonial Viper 113 gains the Cylon trait.'],
  [{ type: 'trait', id: VIPER, trait: 'Cylon', gained: false }, 'Colonial Viper 113 loses the Cylon trait.'],
  [
    { type: 'challenged', player: 1, against: 0, id: VIPER, threat: false },
    'Ben challenges you with Colonial Viper 113.',
  ],
  [
    { type: 'challenged', player: 1, against: 2, id: VIPER, threat: true, targetId: RAIDER },
    'Ben challenges the Cylon threat Hunting Raider with Colonial Viper 113.',
  ],
  [{ type: 'not-defended', player: 0 }, 'You do not defend.'],
  [{ type: 'not-defended', player: 1 }, 'Ben does not defend.'],
  [{ type: 'mystic-revealed', player: 1, id: VIPER, value: 3 }, 'Ben reveals Colonial Viper 113: mystic value 3.'],
  [{ type: 'challenge-decided', challenger: 5, defender: 4, won: true }, '5 against 4: the challenger wins.'],
  [{ type: 'challenge-decided', challenger: 3, defender: 4, won: false }, '3 against 4: the defender wins.'],
  [
    { type: 'threat-level', level: 9, fleetDefense: 8 },
    'The Cylon threat level is 9 against a fleet defense level of 8.',
  ],
  [
    { type: 'threat-revealed', player: 1, id: RAIDER, power: 2 },
    'Ben reveals a Cylon threat: Hunting Raider, power 2.',
  ],
  [{ type: 'threat-beaten', player: 1, id: RAIDER }, 'Ben beats the Cylon threat Hunting Raider.'],
  [{ type: 'game-over', winners: [0] }, 'You win the game.'],
  [{ type: 'game-over', winners: [1, 2] }, 'Ben and Cleo win the game.'],
  [{ type: 'game-over', winners: [] }, 'Nobody wins the game.'],
];

test.each(told)('%o is told so', (event, line) => {
  expect(wording.turns([event], names).flat()).toEqual([line]);
});
