/** How I want to be told that a game waits: on this device, by e-mail, or through an address of mine. */
import type { NotificationSettings, NotificationTest } from '@ragtag/server/http';
import { type SubmitEvent, useState } from 'react';
import { api } from '../lobby/api.ts';
import { Awaited } from '../lobby/name.tsx';
import { useAttempt, useLoaded } from '../lobby/use-loaded.ts';
import { Panel } from '../parts/panel.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { words } from '../words/words.ts';
import { Mail } from './mail.tsx';
import { currentPush, type Push, turnOff, turnOn } from './push.ts';

interface Known {
  readonly pushKey: string | null;
  readonly webhook: string | null;
  readonly mail: NotificationSettings['mail'];
  readonly others: number;
  readonly push: Push;
}

async function load(): Promise<Known> {
  const [{ pushKey }, { webhook, devices, mail }] = await Promise.all([api.setups(), api.notifications()]);
  const push = await currentPush(pushKey, devices);
  return { pushKey, webhook, mail, push, others: devices.filter((one) => one !== push.endpoint).length };
}

export function Notifications() {
  const [known, again] = useLoaded(load);
  return (
    <Panel title={words.account.notifications}>
      <p className="quiet">{words.account.notificationsText}</p>
      <Awaited loaded={known} again={again}>
        {(value) => (
          <div className="form">
            <ThisDevice known={value} again={again} />
            {value.mail.offered && <Mail mail={value.mail} again={again} />}
            <Webhook webhook={value.webhook} again={again} />
            <Test />
          </div>
        )}
      </Awaited>
    </Panel>
  );
}

function ThisDevice({ known: { pushKey, push, others }, again }: { known: Known; again: () => void }) {
  const said = words.account;
  const [trouble, attempt, busy] = useAttempt();
  const { state, endpoint } = push;
  const change = async () => {
    if (state === 'on' && endpoint !== null) await attempt(() => turnOff(endpoint));
    else if (pushKey !== null) await attempt(() => turnOn(pushKey));
    again();
  };
  return (
    <div className="push">
      <h3>{said.push}</h3>
      <p className={`push-state ${state}`} role="status">
        {said.pushStates[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <button type="button" disabled={busy} onClick={change}>
          {state === 'on' ? said.pushOff : said.pushOn}
        </button>
      )}
      {others > 0 && <p className="quiet">{said.otherDevices(others)}</p>}
      <Trouble>{trouble}</Trouble>
    </div>
  );
}

function Webhook({ webhook, again }: { webhook: string | null; again: () => void }) {
  const said = words.account;
  const [url, setUrl] = useState(webhook ?? '');
  const [saved, setSaved] = useState(false);
  const [trouble, attempt, busy] = useAttempt();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaved(await attempt(() => api.setWebhook({ url: url.trim() === '' ? null : url.trim() })));
    again();
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        id="webhook"
        label={said.webhook}
        text={said.webhookText}
        value={url}
        change={(next) => {
          setUrl(next);
          setSaved(false);
        }}
        type="url"
        maxLength={500}
        placeholder="https://"
      />
      <div className="row">
        <button type="submit" disabled={busy || url === (webhook ?? '')}>
          {said.save}
        </button>
        <span role="status">{saved ? said.saved : ''}</span>
      </div>
      <Trouble>{trouble}</Trouble>
    </form>
  );
}

function Test() {
  const said = words.account;
  const [result, setResult] = useState<NotificationTest | null>(null);
  const [trouble, attempt, busy] = useAttempt();
  const test = () => attempt(async () => setResult(await api.testNotifications()));
  return (
    <div>
      <button type="button" disabled={busy} onClick={test}>
        {said.test}
      </button>
      <div role="status">
        <ul className="tested">
          {result?.sent.map(({ to, ok }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they come in an order and stay so
            <li key={index} className={ok ? 'good' : 'bad'}>
              {said.tested(to, ok)}
            </li>
          ))}
        </ul>
        {result?.sent.length === 0 && said.testedNowhere}
      </div>
      <Trouble>{trouble}</Trouble>
    </div>
  );
}
