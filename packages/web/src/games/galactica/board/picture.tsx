/**
 * The board as a picture for a post: what everybody sees of it, in one file that needs nothing else. Loaded when somebody
 * asks for it.
 */
import oxanium from '@fontsource/oxanium/files/oxanium-latin-600-normal.woff2?url';
import type { View } from '@ragtag/galactica';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import tokens from '../../../shell/styles/tokens.css?inline';
import { words } from '../words/words.ts';
import board from './board.css?inline';
import { Canvas } from './canvas.tsx';
import { figuresByPlace } from './figures.ts';
import { layoutFor } from './layout.ts';
import { publicBoard } from './public.ts';
import ships from './ships.css?inline';
import { starsOf } from './sky.tsx';

const FRAME = { width: 1600, height: 900 };
const CAPTION = 40;
/** Pixels a unit, sharp enough to be read in a post. */
const SHARP = 1.6;
/** The canvas is drawn alone: what the page does with its frame is not wanted. */
const alone = '.board{display:inline;position:static;clip-path:none;border:0}text{font-family:Oxanium,sans-serif}';

export function Picture({ view }: { view: View }) {
  const seen = publicBoard(view);
  const layout = layoutFor(FRAME, seen.boards);
  const { width, height } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={`board board-${layout.name}`}
      viewBox={`0 0 ${width} ${height + CAPTION}`}
      width={width}
      height={height + CAPTION}
      role="img"
      aria-label={words.board.board}
    >
      <rect className="picture-sky" width={width} height={height + CAPTION} />
      {starsOf(seen.travelled.length).map(({ name, d }) => (
        <path key={name} className={`stars ${name}`} d={d} />
      ))}
      <Canvas
        boards={seen.boards}
        areas={seen.ships.areas}
        damaged={seen.damaged}
        destroyed={seen.destroyed}
        figures={figuresByPlace(seen)}
        layout={layout}
      />
      <text className="picture-caption" x={width / 2} y={height + 22}>
        {words.board.caption(seen.turn.number, seen.resources, seen.distance)}
      </text>
    </svg>
  );
}

/** As a drawing: a text that is a whole file. */
async function drawing(view: View): Promise<string> {
  const paper = document.createElement('div');
  const root = createRoot(paper);
  flushSync(() => root.render(<Picture view={view} />));
  const svg = paper.querySelector('svg');
  if (!svg) throw new Error('the board was not drawn');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `@font-face{font-family:Oxanium;font-weight:600 700;src:url(${await inlined(oxanium)})}${tokens}${board}${ships}${alone}`;
  svg.prepend(style);
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

/** A file as an address that holds it. */
async function inlined(address: string): Promise<string> {
  const response = await fetch(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(letters)}`;
}

/** As a picture that any forum shows. */
export async function boardPicture(view: View): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(view))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png');
  });
}
