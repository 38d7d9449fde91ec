/** A terminal says the same sentences as the page: of what happens, what is asked and what can be answered. */
import { galacticaHost } from '@ragtag/galactica/host';
import { type GameEvent, logFor, randomAnswer, seat, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import { namesFor } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';
import { speech } from '../src/games/galactica/table/speech.ts';

const { game, wording, configure } = galacticaHost;
const names = namesFor(['Adama', 'Roslin', 'Starbuck', 'Baltar'], 0);
const page = speech();

/** As the log on the page has it: the turns, each line below its own. */
function onThePage(log: readonly GameEvent[]): string[] {
  return page.log
    .linesOf(log)
    .flatMap(({ began, lines }) => [...(began ? [began] : []), ...lines.map(({ event }) => event)])
    .map((event) => page.eventLine(event, names).text);
}

test('the board game says at a terminal what it says on the page', () => {
  const table = startTable(game, configure({ players: 4 }), 'the same words');
  const below = dice(4);
  const log: GameEvent[] = [];
  for (;;) {
    log.push(...logFor(table.takeEvents(), seat(0)));
    const [asked] = table.pending;
    if (table.over || !asked) break;
    const [title, reason] = [page.questionTitle(asked, names), page.questionReason(asked, names)];
    expect(wording.question(asked, names)).toBe(reason === '' ? title : `${title} · ${reason}`);
    for (const option of asked.options) {
      const { label, detail } = page.optionWords(option, asked, names);
      expect(wording.option(option, asked, names)).toBe(detail === '' ? label : `${label} (${detail})`);
    }
    table.answer(asked.seat, randomAnswer(asked, below));
  }
  expect(table.over).toBe(true);
  expect(wording.turns(log, names).flat()).toEqual(onThePage(log));
});
