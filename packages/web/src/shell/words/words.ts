/**
 * What the page says, in the reader's language. A language is a file that says everything English says: the compiler tells
 * a translator what is missing. It is chosen before the first drawing, so nothing has to be drawn again. What the game at
 * the table says is spoken from the moment it is loaded, which is before anything of it is drawn.
 */
import { type GameSpeech, plainSpeech } from '../games/speech.ts';
import { english } from './english/english.ts';

type Language = typeof english;
export type Words = Language & { readonly game: GameSpeech };

/** Where the words of each language are; those not spoken are not loaded. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => english,
};

/** Each language as it calls itself. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English' };

export let words: Words = { ...english, game: plainSpeech };

/** Speaks the first of these languages that there is, English if there is none. */
export async function speak(wanted: readonly string[]): Promise<void> {
  for (const tag of wanted) {
    const code = tag.split('-')[0] ?? tag;
    const load = languages[code];
    if (!load) continue;
    words = { ...(await load()), game: words.game };
    document.documentElement.lang = code;
    return;
  }
}

/** Speaks for a game. */
export function speakFor(game: GameSpeech): void {
  words = { ...words, game };
}
