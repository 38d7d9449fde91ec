/** A game as a forum post: the state as the server writes it, what happened in the page's own words. Public knowledge only. */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { linesOf } from '../table/log-lines.ts';
import type { Names } from '../words/names.ts';
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

/** Those at the seats by their characters, as at the table; before they have any, by their own names. */
function seatNames(seats: readonly { readonly name: string | null }[], log: readonly LogLine[]): Names {
  const called = seats.map(({ name }, seat) => name ?? words.table.seat(seat + 1));
  for (const { event } of log) {
    const { type, seat, name } = event;
    if (type === 'character-chosen' && typeof seat === 'number' && typeof name === 'string')
      called[seat] = words.shortName(name);
  }
  return words.namesFor(called, null);
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
  const say = (event: GameEvent) => plain(words.eventLine(event, names).text);
  const turns = linesOf(log.map(({ event }) => event)).slice(howMuch === 'all' ? 0 : -1);
  const parts = turns.flatMap(({ began, lines }) => {
    const told = lines
      .filter(({ event }) => words.eventLine(event, names).tone !== 'quiet')
      .map(({ event }) => say(event));
    return [...(began ? [strong(say(began))] : []), ...(told.length > 0 ? [list(told)] : [])];
  });
  return parts.length === 0 ? '' : `${[heading(words.exporting.log), ...parts].join('\n\n')}\n`;
}
