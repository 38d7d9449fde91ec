/** Saying who one is, and being remembered. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Me, type NotificationSettings, type NotificationTest, requests } from '../protocol/http.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import { checked } from './errors.ts';
import { strictly } from './limits.ts';
import { forget, personOf, remember, signedIn, tokenIn } from './session.ts';

const NO_MAIL = 'this server sends no e-mail';
const stopped = z.object({ token: z.string().max(200) });

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { people, notifications, mailbox } = services;

  app.get('/api/me', async (request) => meOf(await personOf(services, request)));

  app.post('/api/guest', strictly(services), async (request, reply) => {
    const { name } = checked(requests['/guest'], request.body);
    const signed = await people.guest(name);
    remember(reply, signed);
    return meOf(signed.account);
  });

  app.post('/api/sign-in', strictly(services), async (request, reply) => {
    const { name, password } = checked(requests['/sign-in'], request.body);
    const signed = await people.signIn(name, password);
    remember(reply, signed);
    return meOf(signed.account);
  });

  app.post('/api/sign-out', async (request, reply) => {
    await people.signOut(tokenIn(request));
    forget(reply);
    return meOf(null);
  });

  app.post('/api/name', async (request) => {
    const account = await signedIn(services, request);
    return meOf(await people.rename(account, checked(requests['/name'], request.body).name));
  });

  app.post('/api/password', strictly(services), async (request, reply) => {
    const account = await signedIn(services, request);
    const { password, old } = checked(requests['/password'], request.body);
    const signed = await people.setPassword(account, password, old);
    remember(reply, signed);
    return meOf(signed.account);
  });

  /** Where to tell a person that a game waits for them; null for nowhere. */
  app.post('/api/webhook', async (request) => {
    const account = await signedIn(services, request);
    const { url } = checked(requests['/webhook'], request.body);
    await notifications.setWebhook(account.id, url, request.headers.origin ?? null);
    return {};
  });

  app.get('/api/notifications', async (request): Promise<NotificationSettings> => {
    return await notifications.settings((await signedIn(services, request)).id);
  });

  app.post('/api/notifications/test', strictly(services), async (request): Promise<NotificationTest> => {
    const account = await signedIn(services, request);
    checked(requests['/notifications/test'], request.body);
    return await notifications.test(account.id);
  });

  /** Where to be written to; a letter goes there that asks whether it is wanted. */
  app.post('/api/mail', strictly(services), async (request) => {
    const account = await signedIn(services, request);
    const { address } = checked(requests['/mail'], request.body);
    if (!mailbox) throw new Refused('not-allowed', NO_MAIL);
    await mailbox.set(account.id, address);
    return {};
  });

  app.post('/api/mail/confirm', strictly(services), async (request) => {
    const { token } = checked(requests['/mail/confirm'], request.body);
    if (!mailbox) throw new Refused('not-allowed', NO_MAIL);
    await mailbox.confirm(token);
    return {};
  });

  app.register(async (app) => {
    // A mail program says it with a form, whose content is always the same.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, body, done) => {
      body.resume();
      done(null);
    });
    app.post('/api/mail/stop', strictly(services), async (request) => {
      await mailbox?.stop(checked(stopped, request.query).token);
      return {};
    });
  });

  app.post('/api/push', async (request) => {
    const account = await signedIn(services, request);
    await notifications.addPush(account.id, checked(requests['/push'], request.body));
    return {};
  });

  app.post('/api/push/remove', async (request) => {
    const account = await signedIn(services, request);
    await notifications.removePush(account.id, checked(requests['/push/remove'], request.body).endpoint);
    return {};
  });
}

function meOf(account: Account | null): Me {
  return { me: account && { id: account.id, name: account.name, guest: account.password === null } };
}
