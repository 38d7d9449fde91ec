/** The card game at a terminal and in a forum post: the sentences of the page. */
import type { Wording } from '@ragtag/kernel/host';
import { library } from './content/content.ts';
import { englishWith } from './words/english/english.ts';
import { isUntold, turnsOf } from './words/log.ts';

const english = englishWith({
  name: (id) => library.get(id)?.name ?? id,
  lines: (id) => library.get(id)?.text ?? [],
});

export const wording: Wording = {
  called: () => [],
  turns: (events, names) =>
    turnsOf(events).map((turn) =>
      [...(turn.began ? [turn.began] : []), ...turn.events]
        .filter((event) => !isUntold(event))
        .map((event) => english.eventLine(event, names).text),
    ),
  question: (asked, names) =>
    [english.questionTitle(asked, names), english.questionReason(asked, names)]
      .filter((part) => part !== '')
      .join(' · '),
  option: (option, asked, names) => {
    const { label, detail } = english.optionWords(option, asked, names);
    return detail === '' ? label : `${label} (${detail})`;
  },
};
