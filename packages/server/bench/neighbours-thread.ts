/** A room for the usual games, and for one whose rules can do all that rules never should. */
import { games } from '@ragtag/games';
import { playOnThread } from '../src/rooms/on-thread.ts';
import { games as unruly } from '../testing/unruly.ts';

playOnThread({ ...games, ...unruly });
