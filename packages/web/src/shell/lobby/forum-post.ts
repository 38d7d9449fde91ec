/** A game as a forum post: the state as the server writes it, what happened in the page's own words. Public knowledge only. */

import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { LogLine } from '@ragtag/server/protocol';
import { words } from '../words/words.ts';
import { api, type PostFormat } from './api.ts';

export type HowMuch = 'turn' | 'all';

export async function forumPost(game: string, format: PostFormat, howMuch: HowMuch): Promise<string> {
  const [state, { seats }, { log }] = await Promise.all([
    api.post(game, format, 'none'),
    api.game(game),
    api.log(game, 'spectator'),
  ]);
  return `${state}\n${logAsText(log, seatNames(seats, log), format, howMuch)}`;
}

/** Those at the seats as the table calls them; before the game has names for them, by their own. */
function seatNames(seats: readonly { readonly name: string | null }[], log: readonly LogLine[]): Names {
  const called = words.game.called(log.map(({ event }) => event));
  return words.namesFor(
    seats.map(({ name }, seat) => called[seat] ?? name ?? words.table.seat(seat + 1)),
    null,
  );
}

interface Markup {
  heading(text: string): string;
  strong(text: string): string;
  list(items: readonly string[]): string;
  /** Names are people's own words: nothing in them is to be read as markup. */
  plain(text: string): string;
}

const markups: Readonly<Record<PostFormat, Markup>> = {
  markdown: {
    heading: (text) => `## ${text}`,
    strong: (text) => `**${text}**`,
    list: (items) => items.map((item) => `- ${item}`).join('\n'),
    plain: (text) => text.replace(/[\\`*_[\]<>|#]/g, (character) => `\\${character}`),
  },
  bbcode: {
    heading: (text) => `[b]${text}[/b]`,
    strong: (text) => `[b]${text}[/b]`,
    list: (items) => `[list]\n${items.map((item) => `[*]${item}`).join('\n')}\n[/list]`,
    plain: (text) => text.replaceAll('[', '(').replaceAll(']', ')'),
  },
};

export function logAsText(log: readonly LogLine[], names: Names, format: PostFormat, howMuch: HowMuch): string {
  const { heading, strong, list, plain } = markups[format];
  const say = (event: GameEvent) => plain(words.game.eventLine(event, names).text);
  const turns = words.game.log.linesOf(log.map(({ event }) => event)).slice(howMuch === 'all' ? 0 : -1);
  const parts = turns.flatMap(({ began, lines }) => {
    const told = lines
      .filter(({ event }) => words.game.eventLine(event, names).tone !== 'quiet')
      .map(({ event }) => say(event));
    return [...(began ? [strong(say(began))] : []), ...(told.length > 0 ? [list(told)] : [])];
  });
  return parts.length === 0 ? '' : `${[heading(words.exporting.log), ...parts].join('\n\n')}\n`;
}
