/** Everything that lies on the table, as a drawing of what it is given and nothing else. */
import type { View } from '@ragtag/galactica';
import { memo } from 'react';
import { words } from '../words/words.ts';
import type { Figure } from './figures.ts';
import { FleetBoard } from './fleet-board.tsx';
import { Hull } from './hull.tsx';
import { type BoardName, type Layout, placesOf } from './layout.ts';
import { Paints } from './paints.tsx';
import { Place } from './place.tsx';
import { SideBoard, Wreck } from './side-board.tsx';
import { Space } from './space.tsx';
import { Group } from './spot.tsx';

const nobody: readonly Figure[] = [];

interface Lying extends Pick<View, 'damaged' | 'destroyed'> {
  /** What is in space. */
  readonly areas: View['ships']['areas'];
  readonly figures: ReadonlyMap<string, readonly Figure[]>;
  readonly layout: Layout;
}

export const Canvas = memo(function Canvas({ boards, ...lying }: Lying & Pick<View, 'boards'>) {
  const { areas, figures, layout } = lying;
  return (
    <>
      <Paints />
      <Space ships={areas} figures={figures} layout={layout} />
      <Hull layout={layout} />
      {boards.map((board) => (
        <BoardGroup key={board} board={board} {...lying} />
      ))}
    </>
  );
});

function BoardGroup({ board, areas, damaged, destroyed, figures, layout }: Lying & { readonly board: BoardName }) {
  const lost = (board === 'pegasus' && destroyed.pegasus) || (board === 'colonial-one' && destroyed.colonialOne);
  const { name } = words.board.boards[board];
  const panel = board === 'galactica' ? undefined : layout.panels[board];
  const standing = placesOf(board).map((place) => ({
    id: place === 'resurrection-ship' && destroyed.hub ? 'hub-destroyed' : place,
    box: layout.plates[place],
  }));
  return (
    <Group label={lost ? words.board.lostBoard(name) : name} className={`on-${board} ${lost ? 'lost-board' : ''}`}>
      {board !== 'galactica' && panel && <SideBoard id={board} title={name} lost={lost} box={panel} />}
      <g data-board={board}>
        {standing.map(
          ({ id, box }, index) =>
            box && (
              <Place
                key={id}
                id={id}
                box={box}
                damaged={damaged.includes(id)}
                here={figures.get(id) ?? nobody}
                first={index === 0}
              />
            ),
        )}
      </g>
      {board === 'cylon-fleet-board' && <FleetBoard ships={areas} layout={layout} />}
      {lost && panel && <Wreck box={panel} label={words.board.destroyed} />}
    </Group>
  );
}
