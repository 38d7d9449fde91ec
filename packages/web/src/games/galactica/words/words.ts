/** What this game says on its own part of the page, with all that the page says anyway. */
import * as game from '@ragtag/galactica/words';
import { words as page } from '../../../shell/words/words.ts';
import { course } from './english/course.ts';
import { ended } from './english/ending.ts';
import { guide } from './english/guide.ts';
import { hand } from './english/hand.ts';
import { knowing } from './english/knowing.ts';
import { asking } from './english/question.ts';
import { past, story } from './english/story.ts';

const english = { ...game, course, guide, hand, knowing, story };

/** Together with what the page says in its language by now. */
function spoken() {
  return {
    ...page,
    ...english,
    question: { ...page.question, ...asking },
    replay: { ...page.replay, ...past },
    table: { ...page.table, ended },
  };
}

export let words = spoken();

/** Speaks the page's language, as far as it is known here. */
export function speak(): void {
  words = spoken();
}
