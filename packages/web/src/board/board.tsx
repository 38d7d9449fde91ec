/** The board: Galactica in her six areas of space, and the boards beside her, on one canvas. */
import './board.css';
import './ships.css';
import type { View } from '@ragtag/galactica';
import type { LogLine } from '@ragtag/server/protocol';
import { useMemo, useRef } from 'react';
import { words } from '../words/words.ts';
import { NEARER, useCamera } from './camera.ts';
import { Canvas } from './canvas.tsx';
import { Flights } from './flights.tsx';
import { useFrame } from './frame.ts';
import { areas, sector } from './geometry.ts';
import { layoutFor } from './layout.ts';
import { Note, useNoted } from './note.tsx';
import { PartButton } from './part-button.tsx';
import { Pointers } from './pointers.tsx';
import { Sky } from './sky.tsx';

export function Board({ view, log }: { view: View; log: readonly LogLine[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrame(frame);
  const { boards } = view;
  const layout = useMemo(() => layoutFor(size, boards), [size, boards]);
  const camera = useCamera(frame, size, layout);
  const noted = useNoted(frame);
  const said = words.board;
  return (
    <section className={`board board-${layout.name}`} aria-label={said.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: no field of a form */}
      <div className="board-frame" ref={frame} tabIndex={0} role="group" aria-label={said.picture}>
        <Sky sky={view.travelled.length} />
        <svg ref={camera.canvas} className="canvas" preserveAspectRatio="xMidYMid meet" role="presentation">
          <Canvas view={view} layout={layout} />
        </svg>
        <svg ref={camera.overlay} className="overlay" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          <Flights log={log} layout={layout} />
        </svg>
        <svg className="small-map" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
          {areas.map((area) => (
            <path key={area} className="small-area" d={sector(layout.ring, area)} />
          ))}
          {Object.entries(layout.plates).map(([id, box]) => (
            <rect key={id} className="small-place" {...box} />
          ))}
          <rect className="small-window" ref={camera.pane} />
        </svg>
        <Pointers view={view} layout={layout} camera={camera} />
        {noted && <Note noted={noted} damaged={view.damaged.includes(noted.id)} />}
      </div>
      <nav className="board-nav" aria-label={said.parts}>
        <span className="board-parts">
          {boards.map((board) => (
            <PartButton key={board} board={board} view={view} layout={layout} show={camera.show} />
          ))}
        </span>
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
