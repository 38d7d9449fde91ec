/** A location: a plate with its name, what is wrong with it, and who is there. */
import type { View } from '@ragtag/galactica';
import { words } from '../words/words.ts';
import { nameOfPlayer, TokenMark, tokenShape } from './emblems.tsx';
import type { Box } from './geometry.ts';
import { Group, Spot } from './spot.tsx';

const hazardous: ReadonlySet<string> = new Set(['sickbay', 'brig', 'resurrection-ship', 'hub-destroyed']);

/** Lines in a box of 16 by 16. */
const glyphs: Readonly<Record<string, string>> = {
  'ftl-control': 'M8 2a6 6 0 1 0 6 6M8 5a3 3 0 1 0 3 3M8 8l6-6M10 2h4v4',
  'weapons-control': 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM8 1v4M8 11v4M1 8h4M11 8h4',
  communications: 'M2 3c0 6 4 10 10 10ZM7 8l4-4M12 2a2 2 0 0 1 2 2',
  'research-lab': 'M6 2v4L2 13h12L10 6V2M5 2h6M4 10h8',
  command: 'M8 2l1.7 3.9 4.3.4-3.2 2.9.9 4.2L8 11.2l-3.7 2.2.9-4.2L2 6.3l4.3-.4Z',
  'admirals-quarters': 'M2 6l6-4 6 4M3 6v7h10V6M6 13V9h4v4',
  'hangar-deck': 'M1 13h14M2 13V6l6-4 6 4v7M5 13V9h6v4',
  armory: 'M2 5h11v3H8L7 11H4l1-3H2ZM13 6h2',
  sickbay: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z',
  brig: 'M3 2v12M6.5 2v12M9.5 2v12M13 2v12M2 5h12M2 11h12',
  'pegasus-cic': 'M8 2 14 8 8 14 2 8ZM8 6v4M6 8h4',
  airlock: 'M3 2h10v12H3ZM8 2v12M6 8h-1M11 8h-1',
  'main-batteries': 'M2 12h8v-3H2ZM10 10l5-5M8 9l4-5M3 9V6h3v3',
  'engine-room': 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v3M8 12v3M1 8h3M12 8h3M3 3l2 2M11 11l2 2M3 13l2-2M11 5l2-2',
  'press-room': 'M6 2h4v6a2 2 0 0 1-4 0ZM4 7a4 4 0 0 0 8 0M8 11v3M5 14h6',
  'presidents-office': 'M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4ZM5 8h6',
  administration: 'M3 2h7l3 3v9H3ZM5 7h6M5 10h6',
  'quorum-chamber': 'M8 2 15 6H1ZM3 7v5M6.5 7v5M9.5 7v5M13 7v5M1 13h14',
  caprica: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM2.5 6h11M2.5 10h11',
  'cylon-fleet': 'M8 8V1M8 8l6 4M8 8l-6 4',
  'human-fleet': 'M1 8 11 5v6ZM11 3h3v10h-3',
  'resurrection-ship': 'M12 4a6 6 0 1 0 1.5 6M13 1v4H9',
  'hub-destroyed': 'M12 4a6 6 0 1 0 1.5 6M2 2l12 12',
  'basestar-bridge': 'M2 12h12M4 12l4-9 4 9M8 3v9',
};

/** A name in at most two lines. */
function lines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const words = name.split(' ');
  if (words.length > 1) return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  const middle = name.length > 12 ? 7 : name.length;
  return middle === name.length ? [name] : [`${name.slice(0, middle)}-`, name.slice(middle)];
}

const CUT = 8;
export function octagon({ x, y, width, height }: Box, cut = CUT): string {
  return `M${x + cut} ${y}h${width - 2 * cut}l${cut} ${cut}v${height - 2 * cut}l${-cut} ${cut}h${2 * cut - width}l${-cut} ${-cut}v${2 * cut - height}Z`;
}

export function Place({ id, box, view }: { id: string; box: Box; view: View }) {
  const damaged = view.damaged.includes(id);
  const hazard = hazardous.has(id);
  const here = view.players.filter(({ place }) => place === id);
  const name = words.nameOf(id);
  const state = [damaged && 'damaged', hazard && 'hazardous'].filter((word) => word !== false);
  const people = here.length > 0 ? `: ${here.map(nameOfPlayer).join(', ')}` : '';
  const written = lines(name, Math.floor((box.width - 34) / 7.5));
  return (
    <Group label={`${[name, ...state].join(', ')}${people}`}>
      <Spot
        at={`location:${id}`}
        shape={octagon(box)}
        label={[name, ...state].join(', ')}
        className={`plate ${damaged ? 'damaged' : ''} ${hazard ? 'hazard' : ''}`}
      >
        <path className="plate-back" d={octagon(box)} />
        {damaged && <path className="plate-hatch" d={octagon(box)} />}
        {hazard && <path className="plate-stripes" d={`M${box.x + 14} ${box.y + box.height - 6}h${box.width - 28}`} />}
        <path className="plate-glyph" d={glyphs[id] ?? ''} transform={`translate(${box.x + 9} ${box.y + 8})`} />
        {written.map((line, index) => (
          <text
            key={line}
            className={`plate-name ${line.length > 10 ? 'long' : ''}`}
            x={box.x + 30}
            y={box.y + 20 + index * 14}
          >
            {line}
          </text>
        ))}
        {damaged && (
          <g className="plate-damage" transform={`translate(${box.x + 9} ${box.y + box.height - 9})`}>
            <path d="M0 3 5-7 10 3ZM5-3.5v3M5 1v.6" />
            <text x={14} y={3}>
              Damaged
            </text>
          </g>
        )}
      </Spot>
      {here.map((player, index) => (
        <Spot
          key={player.seat}
          at={`player:${player.seat}`}
          label={nameOfPlayer(player)}
          className="token-spot"
          shape={tokenShape}
          transform={`translate(${tokenX(box, here.length, index)} ${box.y + box.height - 8})`}
        >
          <TokenMark player={player} current={player.seat === view.turn.current} />
        </Spot>
      ))}
    </Group>
  );
}

/** From the right, closer together when they are many. */
function tokenX({ x, width }: Box, n: number, index: number): number {
  const step = Math.min(25, (width - 26) / Math.max(1, n - 1));
  return x + width - 13 - (n - 1 - index) * step;
}
