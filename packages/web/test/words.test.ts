import { allCharacters } from '@ragtag/galactica';
import { eventLine, optionWords, questionReason, questionTitle } from '@ragtag/galactica/words';
import { namesFor } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';
import { choosing } from '../src/games/galactica/words/english/choosing.ts';
import { moments } from './fixture/real-game.ts';

const names = namesFor(['Adama', 'Roslin', 'Starbuck', 'Baltar', 'Zarek', 'Tyrol'], 0);

/** Anything that data looks like when nobody put it in words. */
const unspoken = /undefined|null|NaN|\[object|^\s*$|:\s*$/;
/** Names of cards and people are the game's; a word with hyphens between small letters is an id. */
const id = /^[a-z]+(-[a-z]+)+$/;

test('every question, answer and event of whole games is put in words', () => {
  const wrong = new Set<string>();
  const look = (about: string, text: string) => {
    if (unspoken.test(text) || id.test(text)) wrong.add(`${about}: '${text}'`);
  };
  for (const players of [3, 4, 5, 6]) {
    for (const { asked, events } of moments(`words ${players}`, players)) {
      look(asked.kind, questionTitle(asked, names));
      look(`${asked.kind} reason`, `because ${questionReason(asked, names)}`);
      for (const option of asked.options) {
        const { label, detail } = optionWords(option, asked, names);
        look(`${asked.kind} ${option.type}`, label);
        look(`${asked.kind} ${option.type} detail`, `with ${detail}`);
      }
      for (const event of events) look(event.type, eventLine(event, names).text);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('the viewer is addressed, others are named', () => {
  expect(names.does(0, 'draw', 'a card')).toBe('You draw a card');
  expect(names.does(1, 'draw', 'a card')).toBe('Roslin draws a card');
  expect(names.does(1, 'are', 'executed')).toBe('Roslin is executed');
  expect(names.does(2, 'pass')).toBe('Starbuck passes');
});

test('a check that was lost reads as a loss', () => {
  const lost = eventLine({ type: 'check-outcome', outcome: 'fail', strength: 9, difficulty: 13 }, names);
  expect(lost).toEqual({ text: 'Check failed: 9 against 13', tone: 'bad' });
});

test('every character has its few words for whoever chooses, short enough for its card', () => {
  for (const { id, abilities } of allCharacters) {
    const short = choosing.short[id];
    const texts = abilities.map(({ kind }) => short?.[kind]);
    expect(
      texts.filter((text) => text === undefined || text.length > 50),
      id,
    ).toEqual([]);
    expect(short?.means.length ?? 99, id).toBeLessThan(46);
  }
});
