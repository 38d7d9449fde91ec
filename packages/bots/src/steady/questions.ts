/** How each kind of question is answered. */
import type { QuestionKind } from '@ragtag/galactica';
import type { Answer } from '@ragtag/kernel';
import {
  actHere,
  actionWorth,
  actTwice,
  cylonMovementWorth,
  moveAndAct,
  movementWorth,
  portableWorth,
} from './actions.ts';
import { turnsUp } from './aims.ts';
import { cardQuestions, destinyWorth } from './card-questions.ts';
import { harmful, helpCheck, hinderCheck, spoilCheck } from './checks.ts';
import { averageCrisis, crisisWorth, destinationWorth, sideWorth } from './crises.ts';
import { bridgeHarm, dearest, reinforceHarm, wantsToReveal } from './cylon.ts';
import { actionOf, destinationNamed } from './entries.ts';
import { harmfulResponse, responseWorth } from './interrupts.ts';
import { peopleQuestions } from './people-questions.ts';
import { number, phraseIn, word } from './phrase.ts';
import { bestPlace, placeWorth, repairWorth } from './places.ts';
import { best, pick, type Question, typed } from './question.ts';
import { shipQuestions } from './ship-questions.ts';
import { value } from './value.ts';

export type Answering = (q: Question) => Answer;

/** What asks for no thought of its own: nothing, if that is offered; else what the option's own words are worth. */
const otherwise: Answering = (q) => {
  const nothing = typed(q.asked, 'pass', 'nothing', 'no');
  if (nothing !== null) return pick(q.asked, (_, index) => (index === nothing ? 1 : 0));
  const name = word(q.asked.context, 'name');
  return best(q, (option) => value(phraseIn(option['text']), { ...q.s, name }));
};

const action: Answering = (q) => {
  const { s, asked, side } = q;
  if (side === 'sly') {
    const shown = asked.options.findIndex((option) => option.type === 'reveal' && wantsToReveal(s, option, q.below));
    if (shown >= 0) return shown;
  }
  return best(q, (option) => (option.type === 'reveal' ? -99 : actionWorth(s, option)));
};

const movement: Answering = (q) => {
  const portable = q.side === 'evil' ? 0 : portableWorth(q.s);
  if (q.side !== 'evil') return best(q, (option) => movementWorth(q.s, option, portable));
  return best(q, (option) => cylonMovementWorth(q.s, option));
};

/** Windows: a response if it gains something. */
const interrupt: Answering = (q) => {
  const { s, asked, side } = q;
  if (side === 'evil')
    return pick(asked, (option) => (option.type === 'pass' ? 0.01 : harmfulResponse(s, asked, option)));
  const worth = (index: number): number => {
    const option = asked.options[index];
    return option && option.type !== 'pass' ? responseWorth(s, asked, option) : 0;
  };
  // A Cylon nobody has seen holds on to what would save the humans.
  const keeps = side === 'sly';
  return best(q, (option, index) => (option.type === 'pass' ? 0 : keeps && worth(index) > 0.8 ? -1 : worth(index)));
};

const addToCheck: Answering = (q) => {
  const { s, asked, side } = q;
  if (side === 'evil') return hinderCheck(s, asked);
  if (side === 'sly') {
    const spoiled = spoilCheck(s, asked);
    if (spoiled !== null && q.mayTurn()) return spoiled;
  }
  return helpCheck(s, asked);
};

const crisisChoice: Answering = (q) => {
  const { s, asked } = q;
  if (typed(asked, 'pass') !== null) return interrupt(q);
  const name = word(asked.context, 'name');
  const worths = asked.options.map((option) => sideWorth(s, name, option));
  return withSleight(q, worths, 1);
};

/** A Cylon nobody has seen takes the worse of two where a human might have. */
function withSleight(q: Question, worths: readonly number[], within: number): Answer {
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
  const turns = q.side === 'sly' && high > low && high - low <= within && q.mayTurn();
  return best(q, (_, index) => (turns ? -1 : 1) * (worths[index] ?? 0));
}

const AVERAGE_DESTINATION = 9;

/** Looking at a deck: what is better than usual stays on top. */
const putBack: Answering = (q) => {
  const { s, asked, side } = q;
  const deck = word(asked.context, 'deck');
  return best(q, (option) => {
    const name = word(option, 'name');
    const entry = destinationNamed(name);
    const surplus = entry
      ? destinationWorth(s, entry) - AVERAGE_DESTINATION
      : deck.startsWith('crisis')
        ? crisisWorth(s, name) - averageCrisis(s) + 0.3
        : value(actionOf('quorum', name), { ...s, name }) - 0.3;
    const seen = side === 'sly' ? -surplus : surplus; // nobody sees what is buried
    return option.type === 'top' ? seen : 0;
  });
};

export const questions: { readonly [K in QuestionKind]: Answering } = {
  ...cardQuestions,
  ...peopleQuestions,
  ...shipQuestions,
  action,
  movement,
  'granted-move': movement,
  'add-to-check': addToCheck,
  'crisis-choice': crisisChoice,
  'put-back': putBack,
  'executive-order': (q) => best(q, ({ type }) => (type === 'act-twice' ? actTwice(q.s) : moveAndAct(q.s))),
  'move-or-act': (q) => {
    const [stay, go] = [actHere(q.s), 0.5 * bestPlace(q.s, q.s.me).worth];
    return pick(q.asked, ({ type }) => (type === 'act' ? Math.max(0.1, stay) : type === 'move' ? go : 0));
  },
  'choose-location': (q) =>
    q.side === 'evil' ? pick(q.asked, () => 0) : best(q, (option) => placeWorth(q.s, q.s.me, word(option, 'location'))),
  'repair-location': (q) => best(q, (option) => repairWorth(q.s.view, word(option, 'location'))),
  'reveal-motive': (q) =>
    pick(q.asked, (option) => (option.type !== 'nothing' && turnsUp(q.s.view, q.s.me, word(option, 'name')) ? 1 : 0)),
  'card-face-up': (q) => best(q, (option) => -(number(option, 'strength') ?? 0)),
  'discard-super-crisis': (q) => best(q, () => 0),
  'human-delusion': (q) => {
    const { check } = q.s.view;
    const against = new Set(check ? harmful(check, q.asked).map(({ index }) => index) : []);
    const added = q.asked.options.flatMap((_, index) => (against.has(index) === (q.side === 'evil') ? [index] : []));
    return added.length > 0 ? added : pick(q.asked, () => 0);
  },
  'put-on-destiny': (q) => best(q, (option) => destinyWorth(word(option, 'name')) * (number(option, 'strength') ?? 0)),
  'remove-basestar': (q) => best(q, ({ type }) => (type === 'nothing' ? 0 : -1)),
  'borrow-title': (q) => {
    const wanted = q.s.view.jumpTrack >= 3 ? 'admiral' : 'president';
    return pick(q.asked, (option) => (word(option, 'title') === wanted ? 1 : 0));
  },
  'basestar-bridge': (q) => best(q, (option) => -bridgeHarm(q.s, option)),
  'reinforce-fleet': (q) => best(q, (option) => -reinforceHarm(q.s, option)),
  'choose-crisis': (q) => best(q, (option) => crisisWorth(q.s, word(option, 'name'), q.side !== 'evil')),
  'play-super-crisis': (q) => best(q, (option) => crisisWorth(q.s, word(option, 'name'))),
  'choose-destination': (q) => {
    const worths = q.asked.options.map((option) => destinationWorth(q.s, destinationNamed(word(option, 'name'))));
    return withSleight(q, worths, 3);
  },
  'choose-effect': (q) => {
    const name = word(q.asked.context, 'name');
    return best(q, (option) => value(phraseIn(option['text']), { ...q.s, name }));
  },
  may: (q) => {
    const name = word(q.asked.context, 'name');
    return best(q, (option) => (option.type === 'yes' ? value(phraseIn(option['text']), { ...q.s, name }) - 0.01 : 0));
  },
  'protect-resource': (q) => pick(q.asked, (option) => dearest(q.s.view, word(option, 'resource'))),
  'choose-resource': (q) => best(q, (option) => -dearest(q.s.view, word(option, 'resource'))),
  'remove-from-check': (q) => {
    const { check } = q.s.view;
    const against = new Set(check ? harmful(check, q.asked).map(({ index }) => index) : []);
    return best(q, (option, index) => (against.has(index) ? 1 : -1) * (number(option, 'strength') ?? 0));
  },
  'take-from-check': (q) => {
    const { check } = q.s.view;
    const against = new Set(check ? harmful(check, q.asked).map(({ index }) => index) : []);
    return best(q, (option, index) =>
      option.type === 'nothing' ? 0.5 : (against.has(index) ? 1 : -1) * (number(option, 'strength') ?? 0),
    );
  },
  'check-outright': interrupt,
  'before-check': interrupt,
  contributed: interrupt,
  'before-reveal': interrupt,
  'check-revealed': interrupt,
  'check-complete': interrupt,
  'after-total': interrupt,
  'after-pass': interrupt,
  'check-resolved': interrupt,
  'before-roll': interrupt,
  'after-roll': interrupt,
  'before-activation': interrupt,
  'before-raiders': interrupt,
  'before-piloted-attack': interrupt,
  'target-destroyed': interrupt,
  'viper-placed': interrupt,
  'repair-used': interrupt,
  'crisis-revealed': interrupt,
  'turn-start': interrupt,
  'turn-end': interrupt,
  'movement-end': interrupt,
  'crisis-kept': interrupt,
  'crisis-choice-before': interrupt,
  'quorum-used': interrupt,
  'executive-order-done': interrupt,
  'location-done': interrupt,
  'resource-lost': interrupt,
  'must-discard': interrupt,
  'treachery-discarded': interrupt,
  'before-civilian-destroyed': interrupt,
  'removing-ships': interrupt,
  // From the words that come with them.
  'choose-action': otherwise,
  'choose-player': otherwise,
  'exchange-super-crisis': otherwise,
  'give-mutiny': otherwise,
  'join-check': otherwise,
  'play-mutiny': otherwise,
  'take-card': otherwise,
};
