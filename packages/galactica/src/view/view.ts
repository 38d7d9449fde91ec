import type { Plain, Viewer } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** What a viewer may see of a game, built by naming what may be seen. */
export function view(g: Galactica, viewer: Viewer): Plain {
  throw new Error('unwritten');
}
