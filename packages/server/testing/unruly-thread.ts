import { playOnThread } from '../src/rooms/on-thread.ts';
import { games } from './unruly.ts';

playOnThread(games);
