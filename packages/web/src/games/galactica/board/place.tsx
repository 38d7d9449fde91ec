/** A location: a plate with its name, what is wrong with it, and who is there. */
import { memo } from 'react';
import { words } from '../words/words.ts';
import { type Figure, sameFigures } from './figures.ts';
import type { Box } from './geometry.ts';
import { glyphs } from './layout.ts';
import { Group, Spot } from './spot.tsx';
import { TokenMark, tokenShape } from './token.tsx';

const hazardous: ReadonlySet<string> = new Set(['sickbay', 'brig', 'resurrection-ship', 'hub-destroyed']);

/** A name in at most two lines. */
function lines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const parts = name.split(' ');
  if (parts.length > 1) return [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''];
  const middle = name.length > 12 ? 7 : name.length;
  return middle === name.length ? [name] : [`${name.slice(0, middle)}-`, name.slice(middle)];
}

const CUT = 9;
export function octagon({ x, y, width, height }: Box, cut = CUT): string {
  return `M${x + cut} ${y}h${width - 2 * cut}l${cut} ${cut}v${height - 2 * cut}l${-cut} ${cut}h${2 * cut - width}l${-cut} ${-cut}v${2 * cut - height}Z`;
}

interface PlaceDrawn {
  readonly id: string;
  readonly box: Box;
  readonly damaged: boolean;
  readonly here: readonly Figure[];
  /** Reached by the tabulator key; the others of its board with the arrows from there. */
  readonly first: boolean;
}

export const Place = memo(
  function Place({ id, box, damaged, here, first }: PlaceDrawn) {
    const hazard = hazardous.has(id);
    const name = words.nameOf(id);
    const said = words.board;
    const label = [name, ...(damaged ? [said.damaged] : []), ...(hazard ? [said.hazardous] : [])].join(', ');
    const people = here.length > 0 ? `: ${here.map((figure) => figure.label).join('; ')}` : '';
    return (
      <Group label={`${label}${people}`}>
        <Spot
          at={`location:${id}`}
          place={id}
          first={first}
          shape={octagon(box)}
          label={label}
          className={`plate ${damaged ? 'damaged' : ''} ${hazard ? 'hazard' : ''}`}
        >
          <Plate id={id} box={box} damaged={damaged} hazard={hazard} />
        </Spot>
        {here.map((figure, index) => (
          <Spot
            key={figure.seat}
            at={`player:${figure.seat}`}
            label={figure.label}
            className="token-spot"
            shape={tokenShape}
            transform={tokenAt(box, here.length, index)}
          >
            <TokenMark figure={figure} />
          </Spot>
        ))}
      </Group>
    );
  },
  (a, b) =>
    a.id === b.id && a.box === b.box && a.damaged === b.damaged && a.first === b.first && sameFigures(a.here, b.here),
);

function Plate({ id, box, damaged, hazard }: { id: string; box: Box; damaged: boolean; hazard: boolean }) {
  const { x, y, width, height } = box;
  const roomy = width > 150;
  const inset = roomy ? 46 : 30;
  const written = lines(words.nameOf(id), Math.floor((width - inset - 4) / (roomy ? 9.4 : 8.4)));
  return (
    <>
      <path className="plate-back" d={octagon(box)} />
      <path className="plate-light" d={`M${x + CUT} ${y + 1}h${width - 2 * CUT}`} />
      {damaged && <path className="plate-hatch" d={octagon(box)} />}
      {hazard && <path className="plate-stripes" d={`M${x + 12} ${y + height - 5}h${width - 24}`} />}
      <path
        className="plate-glyph"
        d={glyphs[id] ?? ''}
        transform={roomy ? `translate(${x + 12} ${y + 10}) scale(1.5)` : `translate(${x + 8} ${y + 8})`}
      />
      {written.map((line, index) => (
        <text
          key={line}
          className={`plate-name ${roomy ? 'roomy' : line.length > 10 ? 'long' : ''}`}
          x={x + inset}
          y={y + (roomy ? 28 : 22) + index * 16}
        >
          {line}
        </text>
      ))}
      {damaged && (
        <g className="plate-damage" transform={`translate(${x + 10} ${y + height - 10})`}>
          <path d="M0 3 6-9 12 3ZM6-4.5v3.5M6 1v.5" />
          <text x={16} y={3}>
            {words.board.damagedMark}
          </text>
        </g>
      )}
    </>
  );
}

/** From the right, closer together when they are many; smaller on a small plate. */
function tokenAt({ x, y, width, height }: Box, n: number, index: number): string {
  const scale = height < 64 ? 1 : 1.2;
  const step = Math.min(27 * scale, (width - 32 * scale) / Math.max(1, n - 1));
  const left = x + width - 16 * scale - (n - 1 - index) * step;
  return `translate(${left} ${y + height - 14 * scale}) scale(${scale})`;
}
