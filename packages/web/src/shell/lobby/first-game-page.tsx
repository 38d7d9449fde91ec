/** A first game: what one will do in it, and one button. Whoever waits for another table keeps their seat there. */
import './invited.css';
import { type GameClient, useLobbyOf, useUnusual } from '../games/game-client.ts';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { AsAnybody } from './name.tsx';
import { tablePath } from './paths.ts';
import { newTable } from './play-now.tsx';
import { useAttempt } from './use-loaded.ts';

export default function FirstGamePage({ connection, client }: { connection: Connection; client: GameClient }) {
  const { Hero, firstGame } = useLobbyOf(client.name);
  const unusual = useUnusual();
  const said = words.lobby;
  useTitle(firstGame?.title ?? client.title);
  const [trouble, attempt, busy] = useAttempt();
  return (
    <main className="invited">
      <div className="invited-picture">
        <Hero />
        <a className="brand" href="/">
          {words.parts.brand}
        </a>
      </div>
      <div className="invited-text">
        <p className="label">{client.title}</p>
        <h1>{firstGame?.title ?? client.title}</h1>
        <p className="invited-tagline">{firstGame?.text ?? said.noFirstGame}</p>
        {firstGame && (
          <ol className="first-steps">
            {firstGame.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      {firstGame && (
        <AsAnybody connection={connection}>
          {(me) => (
            <div className="invited-foot">
              <button
                type="button"
                className="act big"
                disabled={busy}
                onClick={() =>
                  attempt(async () => {
                    const title = firstGame.tableOf(me.name);
                    const game = await newTable(me, client.name, firstGame.configuration, { title });
                    connection.close(); // the table opens its own
                    window.location.assign(tablePath(game, unusual(client.name)));
                  })
                }
              >
                {busy ? said.preparing : said.beginFirstGame}
              </button>
              <Trouble>{trouble}</Trouble>
            </div>
          )}
        </AsAnybody>
      )}
    </main>
  );
}
