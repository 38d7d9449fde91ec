/** A password keeps one's games across devices. */
import { type SubmitEvent, useState } from 'react';
import { api } from '../lobby/api.ts';
import type { Me } from '../lobby/name.tsx';
import { useAttempt } from '../lobby/use-loaded.ts';
import { Panel } from '../parts/panel.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';

export function Password({ me, changed }: { me: Me; changed: (me: Me | null) => void }) {
  const said = words.account;
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [trouble, attempt, busy] = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setDone(false);
    void attempt(async () => {
      const { me: now } = await api.setPassword({ password, old: me.guest ? null : old });
      setOld('');
      setPassword('');
      setDone(true);
      changed(now);
    });
  };
  return (
    <Panel title={said.keep}>
      <p className="quiet">{me.guest ? said.guest : said.kept(me.name)}</p>
      <form className="form" onSubmit={submit}>
        {/* password managers file the password under the name */}
        <input
          className="sr"
          type="text"
          readOnly
          tabIndex={-1}
          autoComplete="username"
          aria-hidden="true"
          value={me.name}
        />
        {!me.guest && (
          <TextField
            id="old-password"
            label={said.oldPassword}
            value={old}
            change={setOld}
            type="password"
            required
            autoComplete="current-password"
          />
        )}
        <TextField
          id="new-password"
          label={said.newPassword}
          text={said.passwordText}
          value={password}
          change={setPassword}
          type="password"
          required
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
        />
        <div className="row">
          <button type="submit" disabled={busy}>
            {me.guest ? said.setPassword : said.changePassword}
          </button>
          <span role="status">{done ? said.passwordSet : ''}</span>
        </div>
        <Trouble>{trouble}</Trouble>
      </form>
      {!me.guest && (
        <details>
          <summary>{said.elsewhere}</summary>
          <ol className="steps-list">
            {said.elsewhereSteps(window.location.origin).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}
