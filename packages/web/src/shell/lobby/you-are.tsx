/** What the others will call me, and a way to change it. */
import { type SubmitEvent, useState } from 'react';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import type { Me } from './name.tsx';
import { useAttempt } from './use-loaded.ts';

export function YouAre({ me, again }: { me: Me; again: () => void }) {
  const said = words.lobby;
  const [changing, change] = useState(false);
  const [name, setName] = useState(me.name);
  const [trouble, attempt, busy] = useAttempt();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await attempt(() => api.rename({ name })))) return;
    change(false);
    again();
  };
  if (!changing) {
    return (
      <p className="you-are">
        <span>
          {said.calledNow} <strong>{me.name}</strong>
        </span>
        <button type="button" className="plain" onClick={() => change(true)}>
          {said.changeName}
        </button>
      </p>
    );
  }
  return (
    <form className="you-are" onSubmit={submit}>
      <TextField id="called" label={said.name} value={name} change={setName} required maxLength={32} />
      <button type="submit" disabled={busy}>
        {said.saveName}
      </button>
      <Trouble>{trouble}</Trouble>
    </form>
  );
}
