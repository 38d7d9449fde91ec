/** What this game says before it is played: few words, for they come with the lobby. */
import { words as page } from '../../../shell/words/words.ts';
import { lobby } from './english/lobby.ts';
import { setup } from './english/setup.ts';
import { shelf } from './english/shelf.ts';

export const words = { ...page, lobby: { ...page.lobby, ...lobby }, setup: { ...page.setup, ...setup }, shelf };
