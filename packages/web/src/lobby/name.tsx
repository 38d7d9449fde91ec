/** Who I am: a guest needs a name, nothing else. */

import type { Me as WhoAmI } from '@ragtag/server/http';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Connection } from '../socket/connection.ts';
import { api } from './api.ts';
import { messageOf, useLoaded } from './use-loaded.ts';

export type Me = NonNullable<WhoAmI['me']>;

/** Shows its children once somebody is known. */
export function AsSomebody({ connection, children }: { connection: Connection; children: (me: Me) => ReactNode }) {
  const [me, again] = useLoaded(api.me);
  if (me.state === 'loading') return <p role="status">One moment...</p>;
  if (me.state === 'failed') {
    return (
      <p className="trouble" role="alert">
        {me.message}{' '}
        <button type="button" onClick={again}>
          Try again
        </button>
      </p>
    );
  }
  if (me.value.me) return children(me.value.me);
  const known = () => {
    connection.restart();
    again();
  };
  return <NameForm known={known} />;
}

export function NameForm({ known }: { known: () => void }) {
  const [returning, setReturning] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, complain] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await (returning ? api.signIn({ name, password }) : api.guest({ name }));
      known();
    } catch (error) {
      complain(messageOf(error));
    }
  };
  return (
    <form className="panel form" onSubmit={submit}>
      <h2>{returning ? 'Sign in' : 'What should the others call you?'}</h2>
      <div className="field">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          value={name}
          required
          maxLength={32}
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
        />
        {!returning && <small>This device remembers you. No account is needed.</small>}
      </div>
      {returning && (
        <div className="field">
          <label htmlFor="password">Password</label>
          <input
            id="password"
            type="password"
            value={password}
            required
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
      )}
      <div className="row">
        <button type="submit" className="act">
          {returning ? 'Sign in' : 'Play'}
        </button>
        <button type="button" className="plain" onClick={() => setReturning(!returning)}>
          {returning ? 'Play as a guest instead' : 'I have an account'}
        </button>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

export function LobbyTop() {
  return (
    <header className="lobby-top">
      <p>
        <a href="/" className="brand">
          Ragtag
        </a>
      </p>
      <nav aria-label="Pages" className="row">
        <a href="/rules">Rules</a>
        <a href="/about">About</a>
      </nav>
    </header>
  );
}
