/** The board: Galactica in her six areas of space, and the boards beside her, on one canvas. */
import './board.css';
import './ships.css';
import type { View } from '@ragtag/galactica';
import type { LogLine } from '@ragtag/server/protocol';
import { memo, type RefObject, useContext, useMemo, useRef } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';
import { FightLine, FightPanel, useOpening } from '../fight/fight-panel.tsx';
import { Scene } from '../fight/scene.tsx';
import { useFights } from '../fight/use-playing.ts';
import { words } from '../words/words.ts';
import { NEARER, useCamera } from './camera.ts';
import { Canvas } from './canvas.tsx';
import { nameOfPlayer, useFigures } from './figures.ts';
import { Flights, useSights } from './flights.tsx';
import { orUsual, useFrame } from './frame.ts';
import { areas, sector } from './geometry.ts';
import { type Layout, layoutFor } from './layout.ts';
import { Note, useNoted } from './note.tsx';
import { PartButton } from './part-button.tsx';
import { Pointers } from './pointers.tsx';
import { Sky } from './sky.tsx';

export function Board({ view, log }: { view: View; log: readonly LogLine[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const measured = useFrame(frame);
  const size = orUsual(measured);
  const { boards } = view;
  const layout = useMemo(() => layoutFor(size, boards), [size, boards]);
  const camera = useCamera(frame, size, layout);
  const noted = useNoted(frame);
  const asked = useContext(ChoosingContext).lit.size > 0;
  const fights = useFights(log);
  const opening = useOpening(fights, asked);
  const sights = useSights(log, layout);
  const names = useNames(view);
  const figures = useFigures(view);
  const said = words.board;
  return (
    <section className={`board board-${layout.name}`} aria-label={said.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: no field of a form */}
      <div className="board-frame" ref={frame} tabIndex={0} role="group" aria-label={said.picture}>
        <Sky sky={view.travelled.length} />
        <svg ref={camera.canvas} className="canvas" preserveAspectRatio="xMidYMid meet" role="presentation">
          {measured && (
            <Canvas
              boards={boards}
              areas={view.ships.areas}
              damaged={view.damaged}
              destroyed={view.destroyed}
              figures={figures}
              layout={layout}
            />
          )}
        </svg>
        <svg ref={camera.overlay} className="overlay" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          <Flights shown={sights} layout={layout} players={view.players} />
          {fights.step && (
            <Scene
              key={`${fights.fight?.key} ${fights.fight?.steps.length}`}
              step={fights.step}
              view={view}
              layout={layout}
              lasts={fights.lasts}
            />
          )}
        </svg>
        <SmallMap layout={layout} pane={camera.pane} />
        <Pointers view={view} layout={layout} camera={camera} />
        {noted && <Note noted={noted} damaged={view.damaged.includes(noted.id)} />}
        <FightPanel playing={fights} names={names} opening={opening} bowUp={layout.name === 'tall'} />
        {layout.name === 'tall' && <FightLine playing={fights} names={names} opening={opening} />}
      </div>
      <nav className="board-nav" aria-label={said.parts}>
        <span className="board-parts">
          {boards.map((board) => (
            <PartButton key={board} board={board} view={view} layout={layout} show={camera.show} />
          ))}
        </span>
        {layout.name === 'wide' && <FightLine playing={fights} names={names} opening={opening} />}
        <button type="button" aria-label={said.zoomIn} onClick={() => camera.zoom(NEARER)}>
          {said.plus}
        </button>
        <button type="button" aria-label={said.zoomOut} onClick={() => camera.zoom(1 / NEARER)}>
          {said.minus}
        </button>
        <button type="button" onClick={camera.fit}>
          {said.fit}
        </button>
      </nav>
    </section>
  );
}

const SmallMap = memo(function SmallMap({ layout, pane }: { layout: Layout; pane: RefObject<SVGRectElement | null> }) {
  return (
    <svg className="small-map" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {areas.map((area) => (
        <path key={area} className="small-area" d={sector(layout.ring, area)} />
      ))}
      {Object.entries(layout.plates).map(([id, box]) => (
        <rect key={id} className="small-place" {...box} />
      ))}
      <rect className="small-window" ref={pane} />
    </svg>
  );
});

/** Who the seats are, in the words of this viewer. */
function useNames({ players, viewer }: View) {
  const called = players.map(nameOfPlayer).join('\n');
  return useMemo(
    () => words.namesFor(called.split('\n'), typeof viewer === 'number' ? viewer : null),
    [called, viewer],
  );
}
