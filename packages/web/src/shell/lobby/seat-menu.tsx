/** Who sits where, and what can be done about it: invite, replace, free, lend, give back. Before the start and during play. */
import type { ListedGame, ListedSeat } from '@ragtag/server/http';
import type { SeatState, TableState } from '@ragtag/server/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLobbyOf } from '../games/game-client.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { Face } from '../parts/face.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Chosen } from './chosen-options.ts';
import { DeckField, type Decks, useDecks } from './deck-field.tsx';
import { Awaited } from './name.tsx';
import { joinPath, standInPath, whole } from './paths.ts';
import { useAttempt, useLoaded } from './use-loaded.ts';

type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

export function SeatMenu({ game, table }: { game: string; table: TableState }) {
  const load = useCallback(() => api.game(game), [game]);
  const [listed, again] = useLoaded(load);
  const [trouble, attempt] = useAttempt();
  const decks = useDecks(listed.state === 'here' && listed.value.status === 'open' ? listed.value.game : null);
  // Somebody came or went: the links and names have changed too.
  const sitting = JSON.stringify(table.seats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked up again because of it
  useEffect(again, [sitting]);
  const andLook: Attempt = async (work) => {
    const done = await attempt(work);
    again();
    return done;
  };
  return (
    <>
      <Awaited loaded={listed} again={again}>
        {(known) => (
          <ul className="seats">
            {table.seats.map((seat) => (
              <Seat key={seat.seat} game={known} table={table} seat={seat} decks={decks} attempt={andLook} />
            ))}
          </ul>
        )}
      </Awaited>
      <Trouble>{trouble}</Trouble>
    </>
  );
}

function Seat({
  game,
  table,
  seat,
  decks,
  attempt,
}: {
  game: ListedGame;
  table: TableState;
  seat: SeatState;
  decks: Decks | null;
  attempt: Attempt;
}) {
  const said = words.gathering;
  const { seat: at, kind, here } = seat;
  const known = game.seats.find((one) => one.seat === at);
  const invitation = game.invitations.find((one) => one.seat === at)?.invitation;
  const over = game.status === 'over';
  const own = at === table.seat;
  // Who has just got up takes the old link along: it is shown once the new one is here.
  const isOpen = kind !== 'person' && known?.name === null && !over;
  const name = known?.name ?? seat.name ?? known?.mate ?? '';
  return (
    <li className={`seat-${kind} ${own ? 'own' : ''}`}>
      <span className={`seat-token seat-${at}`} aria-hidden="true">
        {at + 1}
      </span>
      <span className="seat-who">
        <span className="sr">{`${said.seat(at + 1)}: `}</span>
        {kind === 'empty' ? <span className="quiet">{said.free}</span> : <strong>{name}</strong>}
        {kind === 'bot' && (
          <span className="quiet mate">
            <Face of={name} /> {said.artificial}
          </span>
        )}
        {own && ` ${said.you}`}
        {kind === 'person' && name === game.host && <span className="badge">{said.host}</span>}
        {kind === 'person' && (
          <span className={here ? 'presence here' : 'presence'}>{here ? said.here : said.away}</span>
        )}
        {known?.hasDeck && known.deck === null && <span className="quiet">{words.setup.deck.chosen}</span>}
        {known?.standIn && <span className="quiet">{said.playsFor(known.standIn)}</span>}
      </span>
      {kind === 'empty' && table.seat === null && (
        <button type="button" onClick={() => attempt(() => api.join(game.id, { seat: at }))}>
          {said.sitHere}
        </button>
      )}
      {table.host && kind === 'person' && !own && !over && (
        <HostActs game={game} seat={at} name={name} attempt={attempt} />
      )}
      {table.host && kind === 'empty' && (
        <button type="button" className="plain" onClick={() => attempt(() => api.replace(game.id, { seat: at }))}>
          {said.replace}
        </button>
      )}
      {table.host && kind === 'bot' && game.status === 'open' && (
        <button type="button" className="plain" onClick={() => attempt(() => api.free(game.id, { seat: at }))}>
          {said.freeAgain}
        </button>
      )}
      {decks && known && (own || (table.host && kind !== 'person')) && (
        <SeatDeck game={game} seat={known} own={own} decks={decks} attempt={attempt} />
      )}
      {/* Before the start there is one link for all. */}
      {isOpen && game.status === 'playing' && invitation !== undefined && (
        <CopyLink label={said.invitation} link={whole(joinPath(game.id, invitation))} />
      )}
      {own && known && game.status === 'playing' && (
        // A link is good for one loan.
        <OwnActs key={known.standIn} game={game.id} seat={known} attempt={attempt} />
      )}
    </li>
  );
}

/** The deck a seat will be played with: one's own, and for the host those of seats that nobody has taken. */
function SeatDeck(props: { game: ListedGame; seat: ListedSeat; own: boolean; decks: Decks; attempt: Attempt }) {
  const { game, seat, own, decks, attempt } = props;
  const { noDecks } = useLobbyOf(game.game);
  const why = noDecks?.(game.configuration as Chosen) ?? null; // as the game made it
  if (why !== null) return own ? <span className="quiet">{why}</span> : null;
  const choose = (deck: string | null) =>
    attempt(() => api.chooseDeck(game.id, { deck, seat: own ? null : seat.seat }));
  return (
    <DeckField
      game={game.game}
      decks={decks}
      deck={seat.deck}
      choose={choose}
      {...(!own && { label: words.setup.deck.ofSeat(seat.seat + 1) })}
    />
  );
}

/** What the host can do about somebody who does not come any more. */
function HostActs({ game, seat, name, attempt }: { game: ListedGame; seat: number; name: string; attempt: Attempt }) {
  const said = words.gathering;
  return (
    <span className="row seat-acts">
      <Sure
        label={said.replace}
        question={said.replaceSure(name)}
        act={() => attempt(() => api.replace(game.id, { seat }))}
      />
      <Sure
        label={said.freeSeat}
        question={game.status === 'open' ? said.freeSureBefore(name) : said.freeSure(name)}
        act={() => attempt(() => api.free(game.id, { seat }))}
      />
    </span>
  );
}

/** Lending one's own seat, and ending that. */
function OwnActs({ game, seat, attempt }: { game: string; seat: ListedSeat; attempt: Attempt }) {
  const said = words.gathering;
  const [link, setLink] = useState<string | null>(null);
  if (seat.standIn !== null) {
    return (
      <span className="row seat-acts">
        {seat.borrowed ? said.borrowedFrom(seat.name ?? '') : said.lentTo(seat.standIn)}
        <button type="button" onClick={() => attempt(() => api.giveBack(game))}>
          {seat.borrowed ? said.giveBack : said.takeBack}
        </button>
      </span>
    );
  }
  const lend = () =>
    attempt(async () => {
      const lent = await api.standInLink(game);
      setLink(whole(standInPath(game, lent.link)));
    });
  if (link === null) {
    return (
      <button type="button" className="plain" onClick={lend}>
        {said.lend}
      </button>
    );
  }
  return (
    <span className="seat-acts">
      <span className="quiet">{said.lendText}</span>
      <CopyLink label={said.lendLink} link={link} />
    </span>
  );
}

/** Something that is asked about once more before it is done. */
function Sure({ label, question, act }: { label: string; question: ReactNode; act: () => void }) {
  const [asking, ask] = useState(false);
  if (!asking) {
    return (
      <button type="button" className="plain" onClick={() => ask(true)}>
        {label}
      </button>
    );
  }
  return (
    <span className="row sure" role="alert">
      {question}
      <button
        type="button"
        onClick={() => {
          ask(false);
          act();
        }}
      >
        {words.gathering.yes}
      </button>
      <button type="button" className="plain" onClick={() => ask(false)}>
        {words.gathering.no}
      </button>
    </span>
  );
}
