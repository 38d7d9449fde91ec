/** What a link that was sent to somebody leads to: which game it is, who plays, and one button. */
import './invited.css';
import type { ListedGame, ListedSeat, Seated } from '@ragtag/server/http';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLobbyOf } from '../games/game-client.ts';
import { Face } from '../parts/face.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Chosen } from './chosen-options.ts';
import { DeckField, useDecks } from './deck-field.tsx';
import { AsAnybody, Awaited } from './name.tsx';
import { tablePath } from './paths.ts';
import { recapOf } from './recap.ts';
import { useAgain, useAttempt, useLoaded } from './use-loaded.ts';
import { YouAre } from './you-are.tsx';

const LOOK_EVERY = 2_000; // milliseconds

export interface Linked {
  readonly connection: Connection;
  readonly game: string;
}

interface Offered {
  readonly title: string;
  readonly text: string | null;
  readonly label: string;
  /** With the deck that was chosen, where one sits down with one. */
  readonly take: (deck: string | null) => Promise<Partial<Seated>>;
  readonly withDeck?: boolean;
}

export function LinkPage({ connection, game, ...offered }: Linked & Offered) {
  useTitle(words.lobby.invitation);
  const load = useCallback(() => api.game(game), [game]);
  const [listed, again] = useLoaded(load);
  return (
    <main className="invited">
      <Awaited loaded={listed} again={again}>
        {(known) => (
          <>
            <Suspense fallback={<h1>{offered.title}</h1>}>
              <What game={known} title={offered.title} text={offered.text} />
            </Suspense>
            <AsAnybody connection={connection}>
              {(me, look) => (
                <div className="invited-foot">
                  <YouAre key={me.name} me={me} again={look} />
                  <Take game={known} {...offered} />
                </div>
              )}
            </AsAnybody>
          </>
        )}
      </Awaited>
      {listed.state !== 'here' && <h1>{offered.title}</h1>}
    </main>
  );
}

function What({ game, title, text }: { game: ListedGame; title: string; text: string | null }) {
  const lobby = useLobbyOf(game.game);
  const said = words.lobby;
  return (
    <>
      <div className="invited-picture">
        <lobby.Hero />
        <a className="brand" href="/">
          {words.parts.brand}
        </a>
      </div>
      <div className="invited-text">
        <p className="label">{said.invitesYou(game.host, game.title)}</p>
        <h1>{title}</h1>
        <p className="invited-tagline">{text ?? lobby.tagline}</p>
        <ul className="chips">
          {lobby.lasts && <li>{lobby.lasts(game.seats.length)}</li>}
          {recapOf(game, lobby).map((chip) => (
            <li key={chip.text} className={chip.house ? 'house' : ''}>
              {chip.text}
            </li>
          ))}
        </ul>
        <ul className="invited-seats" aria-label={said.seats}>
          {game.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Seat({ seat: { seat, name, mate } }: { seat: ListedSeat }) {
  const said = words.lobby;
  return (
    <li className={`seat-${seat} ${name === null && mate === null ? 'free' : ''}`}>
      <span className="seat-token" aria-hidden="true">
        {name === null ? mate !== null && <Face of={mate} /> : [...name][0]?.toUpperCase()}
      </span>
      <strong>{name ?? mate ?? words.gathering.seat(seat + 1)}</strong>
      {name === null && <span className="quiet">{mate === null ? said.free : said.artificial}</span>}
    </li>
  );
}

function Take({ game: { id: game, ...known }, label, take, withDeck = false }: Offered & { game: ListedGame }) {
  const { noDecks } = useLobbyOf(known.game);
  const brings = withDeck && known.status === 'open' && (noDecks?.(known.configuration as Chosen) ?? null) === null; // as the game made it
  const decks = useDecks(brings ? known.game : null);
  const [deck, bring] = useState<string | null>(null);
  const [trouble, attempt, busy] = useAttempt();
  const [waiting, wait] = useState(false);
  const act = () =>
    attempt(async () => {
      const { asked = false } = await take(deck);
      if (asked) wait(true);
      else window.location.assign(tablePath(game));
    });
  if (waiting) return <UntilAgreed game={game} />;
  return (
    <>
      {decks && <DeckField game={known.game} decks={decks} deck={deck} choose={bring} />}
      <button type="button" className="act big" disabled={busy} onClick={act}>
        {label}
      </button>
      <a className="button-link third" href={`${tablePath(game)}?watch`}>
        {words.lobby.onlyLook}
      </a>
      <Trouble>{trouble}</Trouble>
    </>
  );
}

/** Goes on to the table as soon as those who play there have agreed. */
function UntilAgreed({ game }: { game: string }) {
  const load = useCallback(() => api.game(game), [game]);
  const [listed, again] = useLoaded(load);
  useAgain(again, LOOK_EVERY);
  const seated = listed.state === 'here' && listed.value.seats.some(({ mine }) => mine);
  useEffect(() => {
    if (seated) window.location.assign(tablePath(game));
  }, [seated, game]);
  return <p role="status">{words.lobby.askedFirst}</p>;
}
