/** My account: name, password, signing out, and how I want to be told that a game waits. */
import './account.css';
import { type SubmitEvent, useState } from 'react';
import { api } from '../lobby/api.ts';
import { AsSomebody, type Me } from '../lobby/name.tsx';
import { announceSignIn } from '../lobby/same-person.ts';
import { useAttempt } from '../lobby/use-loaded.ts';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { Notifications } from './notifications.tsx';
import { Password } from './password.tsx';

export default function AccountPage({ connection }: { connection: Connection }) {
  useTitle(words.account.title);
  return (
    <div className="page">
      <PageTop here="account" />
      <main>
        <h1>{words.account.title}</h1>
        <AsSomebody connection={connection}>{(me) => <Account me={me} connection={connection} />}</AsSomebody>
      </main>
    </div>
  );
}

function Account({ me: loaded, connection }: { me: Me; connection: Connection }) {
  const [me, setMe] = useState(loaded);
  const changed = (now: Me | null) => {
    if (now) setMe(now);
    connection.restart(); // the line knows whose it is by a cookie that may be another now
  };
  return (
    <div className="columns account">
      <div className="form">
        <Name me={me} changed={changed} />
        <Password me={me} changed={changed} />
        <SignOut me={me} />
      </div>
      <Notifications />
    </div>
  );
}

function Name({ me, changed }: { me: Me; changed: (me: Me | null) => void }) {
  const said = words.account;
  const [name, setName] = useState(me.name);
  const [saved, setSaved] = useState(false);
  const [trouble, attempt, busy] = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { me: now } = await api.rename({ name });
      setSaved(true);
      changed(now);
      announceSignIn();
    });
  };
  return (
    <Panel title={said.yourName}>
      <form className="form" onSubmit={submit}>
        <TextField
          id="account-name"
          label={said.name}
          text={said.nameText}
          value={name}
          change={(next) => {
            setName(next);
            setSaved(false);
          }}
          required
          maxLength={32}
          autoComplete="username"
        />
        <div className="row">
          <button type="submit" disabled={busy || name === me.name}>
            {said.save}
          </button>
          <span role="status">{saved ? said.saved : ''}</span>
        </div>
        <Trouble>{trouble}</Trouble>
      </form>
    </Panel>
  );
}

function SignOut({ me }: { me: Me }) {
  const said = words.account;
  const [asking, ask] = useState(false);
  const [trouble, attempt, busy] = useAttempt();
  const leave = () =>
    attempt(async () => {
      await api.signOut();
      announceSignIn();
      window.location.assign('/');
    });
  return (
    <Panel title={said.signOut}>
      <p className={me.guest ? 'warn' : 'quiet'}>{me.guest ? said.signOutGuest : said.signOutText}</p>
      {asking ? (
        <p className="row" role="alert">
          {said.signOutSure}
          <button type="button" disabled={busy} onClick={leave}>
            {said.yes}
          </button>
          <button type="button" className="plain" onClick={() => ask(false)}>
            {said.no}
          </button>
        </p>
      ) : (
        <button type="button" disabled={busy} onClick={me.guest ? () => ask(true) : leave}>
          {said.signOut}
        </button>
      )}
      <Trouble>{trouble}</Trouble>
    </Panel>
  );
}
