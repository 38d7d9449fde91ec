/** Characters as tokens: an octagon in the seat's colour with an emblem of our own drawing, and the titles held. */
import type { PlayerView } from '@ragtag/galactica';
import { words } from '../words/words.ts';
import { type Figure, nameOfPlayer } from './figures.ts';

/** Drawn with lines in a box of 24 by 24; one for every character there is. */
export const emblems: Readonly<Record<string, string>> = {
  // rank and star
  'william-adama': 'M5 15l7-4 7 4M5 20l7-4 7 4M12 3l1.4 3h3l-2.4 2 1 3-3-1.8L9 11l1-3-2.4-2h3Z',
  // the schoolteacher's book
  'laura-roslin': 'M12 7v13M12 7C9 4.6 6 4.6 3 5.4v12.4c3-.8 6-.8 9 2.2 3-3 6-3 9-2.2V5.4c-3-.8-6-.8-9 1.6Z',
  // wings
  'kara-thrace':
    'M12 8v9M12 9C8 4 4.5 5 2 5.5 3 11 6 14 12 14M12 9c4-5 7.5-4 10-3.5C21 11 18 14 12 14M9.5 20 12 17l2.5 3',
  // the sun
  'lee-adama':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 1.5V5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6l2.4 2.4M17 17l2.4 2.4M4.6 19.4 7 17M17 7l2.4-2.4',
  // a bottle
  'saul-tigh': 'M10 2h4M10.5 2v6C8 9.5 7 11 7 13v9h10v-9c0-2-1-3.5-3.5-5V2M7 15h10',
  // an atom
  'gaius-baltar':
    'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM2 12c0-2.5 4.5-4 10-4s10 1.5 10 4-4.5 4-10 4-10-1.5-10-4ZM7 3.3c2-1.3 5.7 2 8.5 6.7s3.6 9.4 1.5 10.7-5.7-2-8.5-6.7S5 4.6 7 3.3Z',
  // a spanner
  'galen-tyrol': 'M15 9a5 5 0 0 0-6.5-6L11 6 9.5 9 6 9.5 3.2 7a5 5 0 0 0 7 6l7.8 8 3-3Z',
  // a signal
  'karl-agathon': 'M12 13v9M8.5 22h7M12 10.5v.1M8.5 14a5 5 0 1 1 7 0M5.5 17a9.3 9.3 0 1 1 13 0',
  // two halves
  'sharon-valerii': 'M12 2.5a9.5 9.5 0 0 0 0 19ZM12 2.5a9.5 9.5 0 0 1 0 19M15 9h3M15 15h3',
  // a flame
  'tom-zarek':
    'M12 2c1 4 6.5 6.5 6.5 12.5a6.5 7 0 0 1-13 0C5.5 11 8 10 8.5 7c2 1 3 2.5 3 4.5C13 9 13 5 12 2ZM12 21c-2-1-2.5-3-1-5.5 2 1.5 3 3.5 1 5.5Z',
};
const unknown = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-5 3.5-7 8-7s8 2 8 7';
/** A Cylon shown for what it is: an eye that goes from side to side. */
const cylonEye = 'M2 12h20M8 9h8v6H8Z';

export const tokenShape = 'M-5.4-13H5.4L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z';

function Crest({ character, revealed }: Pick<Figure, 'character' | 'revealed'>) {
  return (
    <>
      <path className="crest-plate" d={tokenShape} />
      <path className="crest-edge" d={tokenShape} transform="scale(.84)" />
      <path className="crest-emblem" d={emblems[character] ?? unknown} transform="translate(-9 -9) scale(.75)" />
      {revealed && <path className="crest-eye" d={cylonEye} transform="translate(-9 -18) scale(.75)" />}
    </>
  );
}

/** On the board, about its own middle; 26 wide. */
export function TokenMark({ figure }: { figure: Figure }) {
  const { seat, revealed, current, titles } = figure;
  return (
    <g className={`crest seat-${seat} ${revealed ? 'revealed' : ''}`}>
      {current && <path className="crest-turn" d={tokenShape} transform="scale(1.25)" />}
      <Crest character={figure.character} revealed={revealed} />
      {titles.map((title, index) => (
        <g
          key={title}
          className={`title-mark ${title}`}
          transform={`translate(${(index - (titles.length - 1) / 2) * 14} -13) scale(1.25)`}
        >
          <path d="M-5.5-6.5H5.5V3L0 7-5.5 3Z" />
          <text y={2.8}>{words.board.titleLetters[title]}</text>
        </g>
      ))}
    </g>
  );
}

/** The same beside words. */
export function Token({ player }: { player: PlayerView }) {
  const { seat, revealed, character } = player;
  return (
    <svg className="crest-box" viewBox="-14 -18 28 33" role="img" aria-label={nameOfPlayer(player)}>
      <g className={`crest seat-${seat} ${revealed ? 'revealed' : ''}`}>
        <Crest character={character?.id ?? ''} revealed={revealed} />
      </g>
    </svg>
  );
}
