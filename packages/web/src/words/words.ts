/**
 * What the page says, in the reader's language. A language is a file that says everything English says: the compiler tells
 * a translator what is missing. It is chosen before the first drawing, so nothing has to be drawn again.
 */
import { english } from './english/english.ts';

export type Words = typeof english;

/** Where the words of each language are; those not spoken are not loaded. */
const languages: Readonly<Record<string, () => Promise<Words>>> = {
  en: async () => english,
};

/** Each language as it calls itself. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English' };

export let words: Words = english;

/** Speaks the first of these languages that there is, English if there is none. */
export async function speak(wanted: readonly string[]): Promise<void> {
  for (const tag of wanted) {
    const code = tag.split('-')[0] ?? tag;
    const load = languages[code];
    if (!load) continue;
    words = await load();
    document.documentElement.lang = code;
    return;
  }
}
