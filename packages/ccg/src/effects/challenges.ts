/** What texts do to the challenge under way, and to actions to come. */
import { commit } from '../rules/moving.ts';
import type { Condition, Effect } from '../state/printed.ts';
import type { Barred, MysticChange } from '../state/turn.ts';
import type { PlayerAction } from './player-actions.ts';
import { things, verb, whose } from './words.ts';

/** The challenge is over; its challenger is committed. */
export const endChallenge: Effect = {
  text: 'The challenge ends. Commit the challenger.',
  *run(g) {
    const { challenge } = g;
    if (!challenge) return;
    challenge.ended = true;
    commit(g, challenge.challenger);
  },
};

/** The same for a challenge between two ships: both are committed. */
export const endChallengeForBoth: Effect = {
  text: 'The challenge ends. Commit both ships in it.',
  *run(g, c) {
    const { challenge } = g;
    yield* endChallenge.run(g, c);
    if (challenge?.defender != null) commit(g, challenge.defender);
  },
};

/** "Exhaust the loser of this challenge instead of defeating it." */
export const loserIsExhausted: Effect = {
  text: 'The loser of this challenge is exhausted instead of defeated.',
  *run(g) {
    if (g.challenge) g.challenge.loser = 'exhausted';
  },
};

/** For a defender: it survives losing, and a challenger that wins is defeated. */
export const turnsTheTables: Effect = {
  text: 'If the defender loses, it is not defeated; if the challenger wins, the challenger is defeated.',
  *run(g) {
    if (g.challenge) g.challenge.turnedTables = true;
  },
};

/** You choose who defends, as with Sniper. */
export const picksDefender: Effect = {
  text: 'You may choose the defender.',
  *run(g) {
    if (g.challenge) g.challenge.picksDefender = true;
  },
};

/** Changes the player's next mystic value in a challenge this turn. */
export function nextMystic(change: Omit<MysticChange, 'picker'> & { readonly picker: 'sum' | 'you' }): PlayerAction {
  return {
    text: (player) => {
      const when = `the next time ${player.name} ${verb(player, 'reveal')} a mystic value in ${change.here ? 'this challenge' : 'a challenge this turn'}, ${player.name === 'you' ? 'you' : 'they'}`;
      if (change.more < 0) return `${when} don't reveal one`;
      const how = change.picker === 'sum' ? 'and add them up' : 'and you choose which is used';
      return `${when} reveal ${change.more + 1} instead ${how}`;
    },
    worth: change.more < 0 ? -1 : 1,
    *run(g, c, seat) {
      const picker = change.picker === 'you' ? c.you : null;
      g.turn.mystic.set(seat, [...(g.turn.mystic.get(seat) ?? []), { more: change.more, here: change.here, picker }]);
    },
  };
}

/** Nothing of a kind for the rest of the phase. */
export function nobody(barred: Barred): Effect {
  const said: Record<Barred, string> = {
    gaining: 'No player gains influence this phase.',
    losing: 'No player loses influence this phase.',
    challenges: 'No player can challenge until the end of the phase.',
  };
  return {
    text: said[barred],
    *run(g) {
      g.turn.barred.add(barred);
    },
  };
}

/** Actions right after this one. */
export function extraActions(n: number): PlayerAction {
  return {
    text: (player) => `${player.name} ${verb(player, 'take')} ${things(n, 'extra action')} right after this one`,
    worth: 0.8 * n,
    *run(g, _, seat) {
      g.turn.extraActions.set(seat, (g.turn.extraActions.get(seat) ?? 0) + n);
    },
  };
}

/** A card played in the next action costs less. */
export function nextCardCheaper(by: number): PlayerAction {
  return {
    text: (player) =>
      `in ${whose(player)} next action, a card ${player.name} ${verb(player, 'play')} costs ${by} less of one resource type`,
    worth: 0.4 * by,
    *run(g, _, seat) {
      g.turn.nextAction.set(seat, { seat, discount: by, tripled: false });
    },
  };
}

/** Stacks of 2 logistics or more give 3 of any one type in the next action. */
export const nextStackTripled: PlayerAction = {
  text: () =>
    'in your next action, if you spend a resource stack that generates 2 or more logistics, it generates 3 resources of one type of your choice instead',
  worth: 0.5,
  *run(g, _, seat) {
    g.turn.nextAction.set(seat, { seat, discount: 0, tripled: true });
  },
};

export const shipAgainstShip: Condition = {
  text: 'during a challenge between two ships',
  holds: (g) => {
    const { challenge } = g;
    if (!challenge || challenge.threat || challenge.defender === null) return false;
    return g.printed(challenge.challenger).type === 'ship' && g.printed(challenge.defender).type === 'ship';
  },
};

/** Acts first in this turn's next Cylon phase. */
export const goesFirstInCylonPhase: PlayerAction = {
  text: (player) => `${player.name} ${verb(player, 'go')} first in the next Cylon phase of this turn`,
  worth: 0.2,
  *run(g, _, seat) {
    g.turn.firstInCylonPhase = seat;
  },
};

/** The execution phase ends; after the Cylon phase both come once more. */
export const phasesAgain: Effect = {
  text: "The execution phase ends. After this turn's Cylon phase there is another execution phase and another Cylon phase.",
  *run(g) {
    g.turn.executionOver = true;
    g.turn.again++;
  },
};
