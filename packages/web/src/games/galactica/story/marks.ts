/** What stands out in a game, each with a shape of its own. */

export const markShapes = {
  jump: 'M1 3l6 5-6 5ZM8 3l7 5-7 5Z',
  reveal: 'M1 8c3-5 11-5 14 0-3 5-11 5-14 0Zm7-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  execution: 'M3 1 8 6l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5Z',
  loss: 'M2 3h12L8 14Z',
  failed: 'M1 6h14v4H1Z',
  title: 'M8 1l2 4 5 .6-3.6 3.4 1 5L8 11.6 3.6 14l1-5L1 5.6 6 5Z',
  end: 'M3 1h2v14H3ZM5 2h9v8H5Z',
} as const;
export type MarkKind = keyof typeof markShapes;
