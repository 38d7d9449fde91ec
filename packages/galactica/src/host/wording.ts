/** The game at a terminal and in a forum post: the sentences of the page. */
import type { Wording } from '@ragtag/kernel/host';
import type { View } from '../core/view/view.ts';
import { eventLine } from '../words/english/event.ts';
import { optionWords } from '../words/english/option.ts';
import { questionReason, questionTitle } from '../words/english/question.ts';
import { linesOf } from '../words/log.ts';

export const wording: Wording = {
  called: (view) => (view as unknown as View).players.map(({ character }) => character?.name ?? null), // as the game made it
  turns: (events, names) =>
    linesOf(events).map(({ began, lines }) =>
      [...(began ? [began] : []), ...lines.map(({ event }) => event)].map((event) => eventLine(event, names).text),
    ),
  question: (asked, names) =>
    [questionTitle(asked, names), questionReason(asked, names)].filter((part) => part !== '').join(' · '),
  option: (option, asked, names) => {
    const { label, detail } = optionWords(option, asked, names);
    return detail === '' ? label : `${label} (${detail})`;
  },
};
