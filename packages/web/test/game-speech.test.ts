/** A page speaks the language of the game it is about, whatever was fetched besides. */
import { expect, test, vi } from 'vitest';
import { type GameClient, type GameTable, loadTable, tableFor } from '../src/shell/games/game-client.ts';
import { type GameSpeech, plainSpeech } from '../src/shell/games/speech.ts';
import { speakFor, words } from '../src/shell/words/words.ts';

/** A game whose table comes when it is told to. */
function game(name: string): { readonly client: GameClient; readonly speech: GameSpeech; readonly comes: () => void } {
  const speech: GameSpeech = { ...plainSpeech };
  let resolve: (table: GameTable) => void = () => undefined;
  const promise = new Promise<GameTable>((done) => {
    resolve = done;
  });
  const nothing = () => null;
  const table = { Table: nothing, Screening: nothing, beats: () => () => 0, nameOfSeat: () => '', speak: () => speech };
  const client = {
    name,
    title: name,
    longTitle: name,
    lobby: () => Promise.reject(new Error('nobody asks')),
    table: () => promise,
    pages: {},
  };
  return { client, speech, comes: () => resolve(table as unknown as GameTable) }; // as much of one as is asked for
}

test('a game that was only fetched in case it is needed, and comes late, does not change what the page speaks', async () => {
  const before = words.game;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const [usual, other] = [game('usual'), game('other')];
  const fetched = loadTable(usual.client);
  const shown = tableFor(other.client);
  other.comes();
  await shown;
  usual.comes();
  await fetched;
  expect(words.game).toBe(other.speech);
  await tableFor(usual.client);
  expect(words.game).toBe(usual.speech);
  vi.unstubAllGlobals();
  speakFor(before);
});
