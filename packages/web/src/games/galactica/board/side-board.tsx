/** The boards beside Galactica, each drawn in its own character. */
import { memo } from 'react';
import { words } from '../words/words.ts';
import type { Box } from './geometry.ts';
import type { BoardName } from './layout.ts';

type SideName = Exclude<BoardName, 'galactica'>;

export const SideBoard = memo(function SideBoard({
  id,
  title,
  lost,
  box,
}: {
  id: SideName;
  title: string;
  lost: boolean;
  box: Box;
}) {
  const Ground = grounds[id] ?? (words.board.boards[id].stands?.[0] === 'right' ? CylonScreen : ColonialOne);
  return (
    <g className={`side-board ${id} ${lost ? 'lost' : ''}`} transform={`translate(${box.x} ${box.y})`}>
      <Ground {...box} />
      <text className="side-title" x={box.width / 2} y={26}>
        {title}
      </text>
    </g>
  );
});

/** One without a character of its own looks like its neighbours. */
const grounds: Readonly<Partial<Record<SideName, (size: Box) => React.JSX.Element>>> = {
  pegasus: Pegasus,
  'colonial-one': ColonialOne,
  'cylon-locations': CylonScreen,
  'cylon-fleet-board': CylonScreen,
};

/** A younger battlestar, broad and angular, with two decks of flight pods. */
function Pegasus({ width: w, height: h }: Box) {
  const pod = `M0 ${h * 0.24}l5-12h4v${h * 0.56}h-4l-5-10Z`;
  return (
    <>
      <path className="side-pod" d={pod} />
      <path className="side-pod" d={pod} transform={`translate(${w} 0) scale(-1 1)`} />
      <path
        className="side-skin"
        d={`M${w * 0.2} 0H${w * 0.8}l${w * 0.16} 34V${h - 34}l-14 18v10l-12 6H${w * 0.04 + 26}l-12-6v-10l-14-18V34Z`}
      />
      <path
        className="side-seams"
        d={`M${w * 0.2} 4 ${w * 0.1} 34H${w * 0.9}L${w * 0.8} 4M${w * 0.07} ${h * 0.3}h8M${w * 0.93} ${h * 0.3}h-8M${w * 0.07} ${h * 0.55}h8M${w * 0.93} ${h * 0.55}h-8M${w * 0.07} ${h * 0.8}h8M${w * 0.93} ${h * 0.8}h-8`}
      />
      <path className="side-glow" d={`M${w * 0.24} ${h}h30M${w * 0.5 - 15} ${h}h30M${w * 0.76 - 30} ${h}h30`} />
    </>
  );
}

/** The President's liner: a rounded hull with rows of windows. */
function ColonialOne({ width: w, height: h }: Box) {
  const windows = Array.from({ length: Math.floor((h - 84) / 13) }, (_, row) => `M0 ${54 + row * 13}h0`).join('');
  return (
    <>
      <path
        className="side-wing"
        d={`M4 ${h * 0.62} 18 ${h * 0.46}V${h * 0.86}L4 ${h * 0.93}ZM${w - 4} ${h * 0.62}l-14 ${-h * 0.16}V${h * 0.86}l14 ${h * 0.07}Z`}
      />
      <path
        className="side-skin"
        d={`M${w * 0.5} 0C${w * 0.8} 0 ${w * 0.96} 16 ${w * 0.96} 48V${h - 22}l-12 14H${w * 0.04 + 12}l-12-14V48C${w * 0.04} 16 ${w * 0.2} 0 ${w * 0.5} 0Z`}
      />
      <path className="side-stripe" d={`M${w * 0.12} 38H${w * 0.88}`} />
      <path className="side-windows" d={windows} transform={`translate(${w * 0.04 + 4.5} 0)`} />
      <path className="side-windows" d={windows} transform={`translate(${w * 0.96 - 4.5} 0)`} />
      <path className="side-glow" d={`M${w * 0.26} ${h - 6}h34M${w * 0.74 - 34} ${h - 6}h34`} />
    </>
  );
}

/** How Cylons see: a red screen with streams of data, and the eye that goes from side to side. */
function CylonScreen({ width: w, height: h }: Box) {
  const streams = Array.from({ length: Math.floor((w - 24) / 16) }, (_, row) => {
    const from = 44 + ((row * 53) % 90);
    return `M${16 + row * 16} ${from}V${Math.min(h - 12, from + 60 + ((row * 37) % 160))}`;
  }).join('');
  return (
    <>
      <path className="side-skin" d={`M16 0H${w - 16}l16 16V${h - 16}l-16 16H16L0 ${h - 16}V16Z`} />
      <path className="side-stream" d={streams} />
      <path className="side-visor" d={`M${w * 0.12} 33H${w * 0.88}`} />
      <path className="side-eye" d={`M${w * 0.42} 33H${w * 0.58}`} />
    </>
  );
}

/** What is left of a board. */
export function Wreck({ box: { x, y, width: w, height: h }, label }: { box: Box; label: string }) {
  return (
    <g className="wreck" transform={`translate(${x} ${y})`}>
      <path
        className="wreck-cracks"
        d={`M${w * 0.1} 0 ${w * 0.3} ${h * 0.24} ${w * 0.22} ${h * 0.4} ${w * 0.55} ${h * 0.58} ${w * 0.48} ${h * 0.74} ${w * 0.82} ${h}M${w * 0.9} ${h * 0.06} ${w * 0.62} ${h * 0.3} ${w * 0.7} ${h * 0.42} ${w * 0.55} ${h * 0.58}M${w * 0.22} ${h * 0.4} 0 ${h * 0.5}`}
      />
      <g transform={`translate(${w / 2} ${h / 2 + 12}) rotate(-9)`}>
        <path className="wreck-stamp" d="M-88-22H80L88-14V22H-80L-88 14Z" />
        <text className="wreck-label" y={7}>
          {label}
        </text>
      </g>
    </g>
  );
}
