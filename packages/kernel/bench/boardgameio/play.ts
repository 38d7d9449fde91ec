/** Random play of Wreckers on boardgame.io: its client without a server, with its own settings. */
import { createRequire } from 'node:module';
import { dice } from '../../testing/random-play.ts';
import { voyage } from '../voyage.ts';
import { type Question, type Ship, wreckersFor } from './wreckers.ts';

// Its folders have no entry that an ES module may import; what it says about their types is true.
const { Client } = createRequire(import.meta.url)(
  'boardgame.io/client',
) as typeof import('boardgame.io/dist/types/packages/client.d.ts');

/** Plays whole games, hashing the state after each move. */
export function playGames(count: number, name: string): number {
  let moves = 0;
  for (let game = 0; game < count; game++) moves += playGame(`${name} ${game}`, dice(game));
  return moves;
}

function playGame(seed: string, below: (bound: number) => number): number {
  const client = Client<Ship>({
    game: wreckersFor(voyage, seed),
    numPlayers: voyage.players,
    debug: false,
  });
  const { answer } = client.moves;
  if (!answer) throw new Error('there is one move');
  let hashes = 0;
  for (let moves = 0; ; moves++) {
    const { G, ctx, _stateID } = client.store.getState();
    hashes ^= hashOf(JSON.stringify(G));
    if (_stateID !== moves) throw new Error('a legal move was refused');
    if (ctx.gameover !== undefined) {
      if (!Number.isInteger(hashes)) throw new Error('no hash'); // and so nobody can leave the hashes out
      return moves;
    }
    const question = pick(G, below);
    answer(question.seat, choice(question, below));
  }
}

function pick({ asked }: Ship, below: (bound: number) => number): Question {
  const pending = asked.filter(({ chosen }) => chosen === null);
  const question = pending[below(pending.length)];
  if (!question) throw new Error('dead end: nobody is asked and the game is not over');
  return question;
}

/** Between the least and the most options, each as likely. */
function choice({ options, min, max }: Question, below: (bound: number) => number): number[] {
  const size = min + below(max - min + 1);
  const chosen: number[] = [];
  for (let option = 0; option < options.length && chosen.length < size; option++) {
    if (below(options.length - option) < size - chosen.length) chosen.push(option);
  }
  return chosen;
}

/** 32 bits of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
