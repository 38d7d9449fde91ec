/** Where a bubble goes: beside what it is about, covering as little as possible of that and of what is needed to play. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;

/** `needed`: what not to cover, what matters most first. */
export function placeBubble(
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  needed: readonly Box[],
): { readonly x: number; readonly y: number } {
  const across = screen.width - EDGE - bubble.width;
  const down = screen.height - EDGE - bubble.height;
  const held = ({ x, y }: { x: number; y: number }) => ({
    x: Math.max(EDGE, Math.min(x, across)),
    y: Math.max(EDGE, Math.min(y, down)),
  });
  const beside = target === null ? [] : besides(bubble, target);
  const corners = [
    { x: across / 2, y: down / 2 },
    { x: across, y: EDGE },
    { x: EDGE, y: EDGE },
    { x: across, y: down },
    { x: EDGE, y: down },
  ];
  // The first of the best: sorting keeps the order of equals.
  const covered = ({ x, y }: { x: number; y: number }) => {
    const box = { x, y, ...bubble };
    const weighed = [...needed, ...(target ? [target] : [])].reverse();
    return weighed.reduce((sum, one, index) => sum + overlap(box, one) * 4 ** index, 0);
  };
  const [best = { x: EDGE, y: EDGE }] = [...beside, ...corners].map(held).sort((a, b) => covered(a) - covered(b));
  return best;
}

function besides({ width, height }: Pick<Box, 'width' | 'height'>, target: Box) {
  const [middle, centre] = [target.x + target.width / 2 - width / 2, target.y + target.height / 2 - height / 2];
  return [
    { x: target.x + target.width + GAP, y: centre },
    { x: target.x - GAP - width, y: centre },
    { x: middle, y: target.y - GAP - height },
    { x: middle, y: target.y + target.height + GAP },
  ];
}

/** How much of one lies over the other, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
