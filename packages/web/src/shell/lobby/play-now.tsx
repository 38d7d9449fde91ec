/** From the first visit to the first question in one click. */

import { Suspense } from 'react';
import { type GameClient, loadLobby, useGames, useLobbyOf, useUnusual } from '../games/game-client.ts';
import { Trouble } from '../parts/trouble.tsx';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Chosen } from './chosen-options.ts';
import type { Me } from './name.tsx';
import { tablePath } from './paths.ts';
import { somebody } from './somebody.ts';
import { useAttempt } from './use-loaded.ts';

interface Wanted {
  /** Where players bring one. */
  readonly deck?: string;
  /** The kind of artificial players; left out, the usual one. */
  readonly bot?: string;
  readonly title?: string;
}

/** A table against artificial players, begun at once. Returns its id. */
export async function newTable(
  me: Me | null,
  game: string,
  configuration: Chosen,
  { deck, bot, title }: Wanted = {},
): Promise<string> {
  const { name } = await somebody(me);
  const { id } = await api.create({
    game,
    title: title ?? words.lobby.quickTitle(name),
    configuration,
    options: { listed: false, botPace: 'brisk' },
    sit: true,
    deck: deck ?? null,
  });
  await api.start(id, bot === undefined ? {} : { bot });
  return id;
}

export function PlayNow(props: { me: Me | null; connection: Connection; hints: boolean }) {
  const { me, connection, hints } = props;
  const games = useGames();
  const unusual = useUnusual();
  const [trouble, attempt, busy] = useAttempt();
  const play = (client: GameClient) =>
    attempt(async () => {
      const { playNow } = await loadLobby(client);
      const game = await newTable(me, client.name, playNow);
      connection.close(); // it was opened as nobody, and the table opens its own
      window.location.assign(tablePath(game, unusual(client.name)));
    });
  const said = words.lobby;
  const several = games.all.length > 1;
  return (
    <>
      {games.all.map((client) => (
        <span key={client.name} className="play-now">
          <button type="button" className="act big" onClick={() => play(client)} disabled={busy}>
            {busy ? said.preparing : several ? said.playNowAt(client.title) : said.playNow}
          </button>
          {hints && (
            <Suspense fallback={null}>
              <Hint game={client.name} />
            </Suspense>
          )}
        </span>
      ))}
      <Trouble>{trouble}</Trouble>
    </>
  );
}

/** What begins at that click. */
function Hint({ game }: { game: string }) {
  return <small className="quiet">{useLobbyOf(game).playNowHint}</small>;
}
