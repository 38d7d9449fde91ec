/** Who I am: a guest needs a name, nothing else. */
import type { Me as WhoAmI } from '@ragtag/server/http';
import { type ReactNode, type SubmitEvent, Suspense, useCallback, useState } from 'react';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { announceSignIn } from './same-person.ts';
import { somebody } from './somebody.ts';
import { type Loaded, useAttempt, useLoaded } from './use-loaded.ts';

export type Me = NonNullable<WhoAmI['me']>;

/** Shows its children once somebody is known. */
export function AsSomebody({ connection, children }: { connection: Connection; children: (me: Me) => ReactNode }) {
  const [me, again] = useLoaded(api.me);
  return (
    <Awaited loaded={me} again={again}>
      {({ me: known }) => (known ? children(known) : <NameForm known={() => signedIn(connection, again)} />)}
    </Awaited>
  );
}

/** Whoever has no name yet gets one: to look, or to sit down with friends, nobody has to say who they are. */
export function AsAnybody({
  connection,
  children,
}: {
  connection: Connection;
  children: (me: Me, again: () => void) => ReactNode;
}) {
  const load = useCallback(async () => {
    const { me: known } = await api.me();
    const me = await somebody(known);
    if (known === null) connection.restart(); // it was opened as nobody
    return me;
  }, [connection]);
  const [me, again] = useLoaded(load);
  return (
    <Awaited loaded={me} again={again}>
      {(known) => children(known, again)}
    </Awaited>
  );
}

/** Opens the line as whoever this is now, and tells the other tabs. */
export function signedIn(connection: Connection, again: () => void): void {
  connection.restart();
  announceSignIn();
  again();
}

/**
 * What was asked for, or that it is on its way, or why it did not come. What it shows may wait for more, such as a game's
 * words, and the page around it stays.
 */
export function Awaited<T>({
  loaded,
  again,
  children,
}: {
  loaded: Loaded<T>;
  again: () => void;
  children: (value: T) => ReactNode;
}) {
  const waiting = <p role="status">{words.parts.oneMoment}</p>;
  if (loaded.state === 'here') return <Suspense fallback={waiting}>{children(loaded.value)}</Suspense>;
  if (loaded.state === 'loading') return waiting;
  return (
    <Trouble>
      {loaded.message}{' '}
      <button type="button" onClick={again}>
        {words.parts.tryAgain}
      </button>
    </Trouble>
  );
}

export function NameForm({ known }: { known: () => void }) {
  const said = words.lobby;
  const [returning, setReturning] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, attempt, busy] = useAttempt();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await attempt(() => (returning ? api.signIn({ name, password }) : api.guest({ name })))) known();
  };
  return (
    <form className="panel form name-form" onSubmit={submit}>
      <h2>{returning ? said.signIn : said.whatCalled}</h2>
      <TextField
        id="name"
        label={said.name}
        text={returning ? undefined : said.remembered}
        value={name}
        change={setName}
        required
        maxLength={32}
        autoComplete="username"
      />
      {returning && (
        <TextField
          id="password"
          label={said.password}
          value={password}
          change={setPassword}
          type="password"
          required
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <button type="submit" className="act" disabled={busy}>
          {returning ? said.signIn : said.play}
        </button>
        <button type="button" className="plain" onClick={() => setReturning(!returning)}>
          {returning ? said.asGuest : said.haveAccount}
        </button>
      </div>
      <Trouble>{trouble}</Trouble>
    </form>
  );
}
