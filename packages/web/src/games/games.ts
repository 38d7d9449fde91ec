/** The games this page can draw, each by one line. The first is meant where none is named. */
import type { Games } from '../shell/games/game-client.ts';
import { plain } from '../table/plain/client.ts';
import { ccg } from './ccg/client.ts';
import { galactica } from './galactica/client.ts';

export const games: Games = { all: [galactica, ccg], plain };
