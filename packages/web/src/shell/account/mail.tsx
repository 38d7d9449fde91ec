/** An e-mail address of mine: given here, confirmed by a link that is sent there. */
import type { NotificationSettings } from '@ragtag/server/http';
import { type SubmitEvent, useState } from 'react';
import { api } from '../lobby/api.ts';
import { useAttempt } from '../lobby/use-loaded.ts';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';

export function Mail({ mail, again }: { mail: NotificationSettings['mail']; again: () => void }) {
  const said = words.account;
  const [address, setAddress] = useState(mail.address ?? '');
  const [trouble, attempt, busy] = useAttempt();
  const wanted = address.trim();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await attempt(() => api.setMail({ address: wanted === '' ? null : wanted }))) again();
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        id="mail"
        label={said.mail}
        text={said.mailText}
        value={address}
        change={setAddress}
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <p className={`push-state ${mail.confirmed ? 'on' : 'off'}`} role="status">
        {said.mailState(mail.address, mail.confirmed)}
      </p>
      <div className="row">
        <button type="submit" disabled={busy || (wanted === (mail.address ?? '') && (mail.confirmed || wanted === ''))}>
          {wanted !== '' && wanted === mail.address ? said.mailAgain : said.save}
        </button>
      </div>
      <Trouble>{trouble}</Trouble>
    </form>
  );
}
