/** A table before the game: who sits, links that invite, how it will be played, and the start. */
import type { ListedGame } from '@ragtag/server/http';
import type { TableState } from '@ragtag/server/protocol';
import { useCallback } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { Emblem } from './choose-characters.tsx';
import { LoyaltyRecipe } from './loyalty-recipe.tsx';
import { AsSomebody } from './name.tsx';
import { joinPath, whole } from './paths.ts';
import { recapOf } from './recap.ts';
import { SeatMenu } from './seat-menu.tsx';
import { useAttempt, useLoaded } from './use-loaded.ts';

export default function Gathering({
  connection,
  game,
  table,
}: {
  connection: Connection;
  game: string;
  table: TableState;
}) {
  useTitle(table.title);
  return (
    <div className="page">
      <PageTop />
      <main>
        <h1>{table.title}</h1>
        <AsSomebody connection={connection}>{() => <Waiting game={game} table={table} />}</AsSomebody>
      </main>
    </div>
  );
}

function Waiting({ game, table }: { game: string; table: TableState }) {
  const said = words.gathering;
  const load = useCallback(() => api.game(game), [game]);
  const [listed] = useLoaded(load);
  const [trouble, attempt, busy] = useAttempt();
  const free = table.seats.filter(({ kind }) => kind === 'empty').length;
  const known = listed.state === 'here' ? listed.value : null;
  return (
    <div className="columns gathering">
      <Panel title={said.seats}>
        <p className="quiet">{said.waiting(table.seats.length - free, table.seats.length)}</p>
        <SeatMenu game={game} table={table} />
        {known && isListed(known) && free > 0 && (
          <>
            <CopyLink label={said.anyLink} link={whole(joinPath(game))} />
            <p className="quiet">{said.anyLinkText}</p>
          </>
        )}
        <div className="row start">
          {table.host ? (
            <button type="button" className="act big" disabled={busy} onClick={() => attempt(() => api.start(game))}>
              {said.start(free)}
            </button>
          ) : (
            <span className="quiet">{known && said.whenHost(known.host)}</span>
          )}
          {table.seat !== null && (
            <button type="button" className="plain" onClick={() => attempt(() => api.leave(game))}>
              {said.leave}
            </button>
          )}
        </div>
        <Trouble>{trouble}</Trouble>
      </Panel>
      {known && <HowPlayed game={known} />}
    </div>
  );
}

/** A listed game can be found by anybody, so its address may be given to anybody. */
function isListed({ options }: ListedGame): boolean {
  return (options as { readonly listed?: boolean }).listed === true; // as the server made them
}

function HowPlayed({ game }: { game: ListedGame }) {
  const [setups] = useLoaded(api.setups);
  const setup = setups.state === 'here' ? setups.value.games.find((one) => one.game === game.game) : undefined;
  const { characters, conflictedLoyalties } = game.configuration as {
    readonly characters?: readonly string[] | null;
    readonly conflictedLoyalties?: boolean;
  }; // as the game made it
  const recipe = setup?.loyalty.find(({ players }) => players === game.seats.length);
  const nameOf = (id: string) => setup?.characters.find((one) => one.id === id)?.name ?? words.nameOf(id);
  return (
    <Panel title={words.gathering.howPlayed}>
      <ul className="chips">
        {recapOf(game).map((chip) => (
          <li key={chip.text} className={chip.house ? 'house' : ''}>
            {chip.text}
          </li>
        ))}
      </ul>
      {characters && (
        <>
          <ol className="chosen-characters">
            {characters.map((id, turn) => (
              <li key={id}>
                <Emblem character={id} /> {words.setup.characters.player(turn + 1, nameOf(id))}
              </li>
            ))}
          </ol>
          <p className="quiet">{words.setup.characters.inTurn}</p>
        </>
      )}
      {recipe && <LoyaltyRecipe recipe={recipe} conflicted={conflictedLoyalties === true} />}
    </Panel>
  );
}
