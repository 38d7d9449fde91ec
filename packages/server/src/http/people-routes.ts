/** Saying who one is. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import { checked } from './errors.ts';
import { personOf, remember } from './session.ts';

const guest = z.strictObject({ name: z.string().max(200) });

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/me', async (request) => ({ me: meOf(await personOf(services, request)) }));

  app.post('/api/guest', async (request, reply) => {
    const { name } = checked(guest, request.body);
    const signed = await services.people.guest(name);
    remember(reply, signed);
    return { me: meOf(signed.account) };
  });
}

function meOf(account: Account | null): { id: string; name: string; guest: boolean } | null {
  return account && { id: account.id, name: account.name, guest: account.password === null };
}
