import type { ListedGame } from '@ragtag/server/http';
import { useState } from 'react';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/words.ts';
import { GameEntry } from './game-entry.tsx';

/** As many as are seen at a glance; the rest on demand. */
const SHOWN = 8;

export function GameList({
  id,
  title,
  games,
  none,
  again,
  wide = false,
}: {
  id: string;
  title: string;
  games: readonly ListedGame[];
  none: string;
  again: () => void;
  wide?: boolean;
}) {
  const [all, showAll] = useState(false);
  return (
    <div id={id} className={wide ? 'game-list wide' : 'game-list'}>
      <Panel title={title}>
        {games.length === 0 && <p className="quiet">{none}</p>}
        <ul className="games">
          {games.slice(0, all ? games.length : SHOWN).map((game) => (
            <li key={game.id}>
              <GameEntry game={game} again={again} />
            </li>
          ))}
        </ul>
        {!all && games.length > SHOWN && (
          <button type="button" className="plain" onClick={() => showAll(true)}>
            {words.lobby.showAll(games.length)}
          </button>
        )}
      </Panel>
    </div>
  );
}
