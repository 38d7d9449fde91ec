import { expect, test } from 'vitest';
import { logAsText } from '../src/shell/lobby/forum-post.ts';
import './fixture/speaking.ts';
import { words } from '../src/shell/words/words.ts';

const names = words.namesFor(['Laura Roslin', 'Ann [x]*y*'], null);
const log = [
  { at: 1, event: { type: 'turn-began', seat: 0, turn: 1 } },
  { at: 1, event: { type: 'skill-drawn', seat: 0, skill: 'politics' } },
  { at: 1, event: { type: 'skill-drawn', seat: 0, skill: 'politics' } },
  { at: 2, event: { type: 'resource-lost', resource: 'food', n: 2, left: 5 } },
  { at: 3, event: { type: 'deck-reshuffled', deck: 'politics' } },
  { at: 4, event: { type: 'turn-began', seat: 1, turn: 2 } },
  { at: 5, event: { type: 'character-moved', seat: 1, to: 'command' } },
];

test('a post tells in the words of the table what happened since the turn began, or from the start', () => {
  const turn = logAsText(log, names, 'markdown', 'turn');
  expect(turn).toContain('- Ann \\[x\\]\\*y\\* moves to Command');
  expect(turn).not.toContain('Food');
  const all = logAsText(log, names, 'markdown', 'all');
  expect(all).toMatch(/^## What happened\n\n\*\*.*Laura Roslin.*\*\*\n\n- Laura Roslin draws 2 politics\n- Food/);
  expect(all).not.toContain('reshuffled');
});

test('in a forum without Markdown nothing in a name is markup either', () => {
  const text = logAsText(log, names, 'bbcode', 'turn');
  expect(text).toContain('[*]Ann (x)*y* moves to Command');
  expect(text.match(/\[list\]/g)).toHaveLength(1);
});

test('where nothing has happened there is nothing to tell', () => {
  expect(logAsText([], names, 'markdown', 'all')).toBe('');
});
