/** The steady player at the card game: counts what everything is worth in influence, and does the next sensible thing. */
import type { View } from '@ragtag/ccg';
import type { Answer, Decision, Plain } from '@ragtag/kernel';
import type { Question } from './answering.ts';
import { questions } from './questions.ts';
import { sceneOf } from './scene.ts';

/** The card game's view; null at the table of another game. */
export function cardGameView(game: Plain): View | null {
  const isCardGame = typeof game === 'object' && game !== null && 'fleetDefense' in game && 'players' in game;
  return isCardGame ? (game as unknown as View) : null; // what this game's own view gives
}

/** Null where it has no opinion. */
export function answerTo(asked: Decision, view: View): Answer | null {
  const s = sceneOf(view, asked.seat);
  const question = asked as Question; // of this game, at its table
  return (s && questions[question.kind]?.(s, question)) ?? null;
}
