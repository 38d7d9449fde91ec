/** The steady player: knows the cards, counts the points, and does the next sensible thing. No search. */
import type { View } from '@ragtag/galactica';
import {
  type Answer,
  type Decision,
  illegal,
  isPass,
  isSingle,
  randomAnswer,
  type TableView,
  whim,
} from '@ragtag/kernel';
import { answerTo, cardGameView } from '../ccg/steady.ts';
import type { Player } from '../player.ts';
import { courseOf } from './aims.ts';
import { sideOf } from './cylon.ts';
import { oddWorth } from './odd.ts';
import type { Asked } from './question.ts';
import { questions } from './questions.ts';
import type { Scene } from './scene.ts';
import { Suspicion } from './suspicion.ts';

export function steadyPlayer(seed: number): Player {
  const below = whim(seed);
  const suspicion = new Suspicion();
  let turnedAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'steady',
    see: (events) => suspicion.see(events),
    decide(asked, look) {
      if (isSingle(asked) && asked.options.length === 1) return 0;
      const table = look();
      const cards = cardGameView(table.game);
      if (cards) return legal(asked, answerTo(asked, cards) ?? plainly(asked, below), below);
      const view = viewOf(table);
      if (view === null) return plainly(asked, below);
      const me = Number(asked.seat);
      const course = courseOf(view, me);
      const side = sideOf(view, me, course);
      const round = view.players.length;
      const beliefs = suspicion.beliefs(view, me, side === 'human' ? 'human' : 'cylon');
      const s: Scene = {
        view,
        me,
        you: me,
        chosen: null,
        area: null,
        name: '',
        belief: (seat) => beliefs[seat] ?? 0,
        odd: oddWorth,
        course,
        memo: new Map(),
      };
      const mayTurn = (): boolean => {
        const { number } = view.turn;
        if (number <= 2 * round || number - turnedAt < round) return false;
        turnedAt = number;
        return true;
      };
      const question = asked as Asked; // the board game asks no others
      return legal(asked, questions[question.kind]({ s, asked: question, side, below, mayTurn }), below);
    },
  };
}

/** The board game's view; null at the table of another game. */
function viewOf({ game }: TableView): View | null {
  const isBoardGame = typeof game === 'object' && game !== null && 'jumpTrack' in game && 'players' in game;
  return isBoardGame ? (game as View) : null; // what this game's own view gives
}

/** Where nothing is known of the game: a pass if there is one, otherwise anything. */
function plainly(asked: Decision, below: (bound: number) => number): Answer {
  const pass = asked.options.findIndex(isPass);
  return pass >= 0 && isSingle(asked) ? pass : randomAnswer(asked, below);
}

/** An answer must never stop a game: what is not legal gives way to any that is. */
function legal(asked: Decision, answer: Answer, below: (bound: number) => number): Answer {
  return illegal(asked, answer) === null ? answer : randomAnswer(asked, below);
}
