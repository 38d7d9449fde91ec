/** Characters as tokens: an octagon in the seat's colour with an emblem of our own drawing, and the titles held. */
import type { PlayerView } from '@ragtag/galactica';
import { emblems } from '../parts/emblems.ts';
import { words } from '../words/words.ts';
import { type Figure, nameOfPlayer } from './figures.ts';

const unknown = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-5 3.5-7 8-7s8 2 8 7';
/** A Cylon shown for what it is: an eye that goes from side to side. */
const cylonEye = 'M2 12h20M8 9h8v6H8Z';

export const tokenShape = 'M-5.4-13H5.4L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z';

function Crest({ character, known }: { character: string; known: boolean }) {
  return (
    <>
      <path className="crest-plate" d={tokenShape} />
      <path className="crest-edge" d={tokenShape} transform="scale(.84)" />
      <path className="crest-emblem" d={emblems[character] ?? unknown} transform="translate(-9 -9) scale(.75)" />
      {known && <path className="crest-eye" d={cylonEye} transform="translate(-9 -18) scale(.75)" />}
    </>
  );
}

/** On the board, about its own middle; 26 wide. */
export function TokenMark({ figure }: { figure: Figure }) {
  const { seat, revealed, infiltrating, current, titles } = figure;
  return (
    <g className={classOf(seat, revealed, infiltrating)}>
      {current && <path className="crest-turn" d={tokenShape} transform="scale(1.25)" />}
      <Crest character={figure.character} known={revealed || infiltrating} />
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

/** One who has no seat. */
export function Crested({ character, name, revealed }: { character: string; name: string; revealed: boolean }) {
  return (
    <svg className="crest-box" viewBox="-14 -18 28 33" role="img" aria-label={name}>
      <g className={`crest ${revealed ? 'revealed' : ''}`}>
        <Crest character={character} known={revealed} />
      </g>
    </svg>
  );
}

/** An infiltrator keeps the colour of a human player, under the eye of a Cylon. */
function classOf(seat: number, revealed: boolean, infiltrating: boolean): string {
  return `crest seat-${seat} ${revealed ? 'revealed' : ''} ${infiltrating ? 'infiltrating' : ''}`;
}

/** The same beside words. */
export function Token({ player }: { player: PlayerView }) {
  const { seat, revealed, allegiance, character } = player;
  const infiltrating = allegiance === 'infiltrating';
  return (
    <svg className="crest-box" viewBox="-14 -18 28 33" role="img" aria-label={nameOfPlayer(player)}>
      <g className={classOf(seat, revealed, infiltrating)}>
        <Crest character={character?.id ?? ''} known={revealed || infiltrating} />
      </g>
    </svg>
  );
}
