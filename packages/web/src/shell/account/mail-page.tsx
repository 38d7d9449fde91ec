/** Where links in letters lead: one says that they are wanted, the other that they are not. No name is needed for either. */
import { useState } from 'react';
import { api } from '../lobby/api.ts';
import { useAttempt } from '../lobby/use-loaded.ts';
import { PageTop } from '../parts/page-top.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import { words } from '../words/words.ts';

/** Programs that look at letters follow their links: only a person presses the button. */
export default function MailPage({ stop, token }: { stop: boolean; token: string }) {
  const said = stop ? words.account.mailStop : words.account.mailConfirm;
  useTitle(said.title);
  const [done, setDone] = useState(false);
  const [trouble, attempt, busy] = useAttempt();
  const act = () =>
    attempt(async () => {
      await (stop ? api.stopMail(token) : api.confirmMail({ token }));
      setDone(true);
    });
  return (
    <div className="page">
      <PageTop here="account" />
      <main>
        <h1>{said.title}</h1>
        <section className="panel form">
          <p role="status">{done ? said.done : said.text}</p>
          {!done && (
            <button type="button" className="primary" disabled={busy} onClick={act}>
              {said.button}
            </button>
          )}
          <Trouble>{trouble}</Trouble>
        </section>
      </main>
    </div>
  );
}
