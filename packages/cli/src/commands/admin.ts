import { games } from '@ragtag/games';
import { defineCommand, UsageError } from '../command.ts';
import { databaseFlag, dataFlag, operating } from '../operating.ts';
import { unknown } from '../suggest.ts';

type Server = typeof import('@ragtag/server');
type Beside = Awaited<ReturnType<Server['openBeside']>>;
type Upkeep = InstanceType<Server['Upkeep']>;

interface Deed {
  readonly what: string;
  /** What it says to whoever asked; null where there is no such game or account. */
  do(upkeep: Upkeep, storage: Beside, id: string, text: string): Promise<string | null>;
}

const done = (is: boolean, said: string) => (is ? said : null);
const date = (at: number | undefined) => new Date(at ?? 0).toISOString();

const deeds: Readonly<Record<string, Deed>> = {
  games: {
    what: 'lists the games that were played last',
    async do(_, storage) {
      const all = await storage.games({ limit: 1_000 });
      const lines = all.map(({ id, status, stopped, length, touched, title }) => {
        return `${id}  ${stopped === null ? status : 'stopped'}  ${length} entries, the last ${date(touched)}  ${title}`;
      });
      return [...lines, `${all.length} games`].join('\n');
    },
  },
  game: {
    what: 'tells everything about a game but what is hidden in it',
    async do(_, storage, id) {
      const stored = await storage.game(id);
      if (!stored) return null;
      const { seed: _seed, seats, ...told } = stored; // whoever knows the seed knows every card
      const sitting = seats.map(({ seat, account, bot, standIn }) => ({ seat, account, bot, standIn }));
      return JSON.stringify({ ...told, seats: sitting }, null, 2);
    },
  },
  close: {
    what: 'closes a game for good: nobody can open it, everything is kept',
    do: async (upkeep, _, id) => done(await upkeep.close(id), `${id} is closed`),
  },
  park: {
    what: 'stops a game until it is released; TEXT says why',
    do: async (upkeep, _, id, text) =>
      done(await upkeep.stop(id, text || 'whoever runs the server looks at it'), `${id} is parked`),
  },
  release: {
    what: 'lets a parked or closed game go on',
    async do(upkeep, storage, id) {
      const stored = await storage.game(id);
      if (stored?.status === 'over' && stored.result === null) await storage.setStatus(id, 'playing');
      return done(await upkeep.stop(id, null), `${id} goes on`);
    },
  },
  'delete-game': {
    what: 'removes a game with its journal and its talk',
    do: async (upkeep, _, id) => done(await upkeep.deleteGame(id), `${id} is gone`),
  },
  accounts: {
    what: 'lists the accounts whose names have ID in them, or all',
    async do(upkeep, _, id) {
      const found = await upkeep.accounts(id);
      const lines = found.map((account) => {
        const kind = account.blocked ? 'blocked' : account.password === null ? 'guest' : 'account';
        return `${account.id}  ${kind}  last seen ${date(account.seen)}  ${account.name}`;
      });
      return [...lines, `${found.length} accounts`].join('\n');
    },
  },
  block: {
    what: 'keeps an account out from its next request on',
    do: async (upkeep, _, id) => done(await upkeep.block(id, true), `${id} is blocked`),
  },
  unblock: {
    what: 'lets an account in again',
    do: async (upkeep, _, id) => done(await upkeep.block(id, false), `${id} may come back`),
  },
  rename: {
    what: 'gives an account the name TEXT',
    async do(_, storage, id, text) {
      if (text === '') throw new UsageError('rename expects a name.');
      if (!(await storage.account(id))) return null;
      await storage.setName(id, text);
      return `${id} is now ${text}`;
    },
  },
  'delete-account': {
    what: 'removes an account with everything of it',
    do: async (upkeep, _, id) => done(await upkeep.deleteAccount(id), `${id} is gone`),
  },
};
const needsNoId = ['games', 'accounts'];

export const command = defineCommand({
  name: 'admin',
  summary: 'Look after games and accounts, also while the server runs',
  flags: {
    data: dataFlag,
    database: databaseFlag,
  },
  arguments: [
    {
      name: 'DEED',
      summary: Object.entries(deeds)
        .map(([name, { what }]) => `${name}: ${what}`)
        .join('; '),
    },
    { name: 'ID', summary: 'of the game or the account', optional: true },
    { name: 'TEXT', summary: 'a name, or why', optional: true },
  ],
  run({ flags, arguments: [wanted = '', id = '', text = ''] }, io) {
    const deed = Object.hasOwn(deeds, wanted) ? deeds[wanted] : undefined;
    if (!deed) throw new UsageError(unknown('deed', wanted, Object.keys(deeds)));
    if (id === '' && !needsNoId.includes(wanted)) throw new UsageError(`${wanted} expects an id.`);
    return operating(io, flags, async ({ openBeside, Upkeep }, kept) => {
      const storage = await openBeside(kept);
      try {
        const said = await deed.do(new Upkeep(storage, games), storage, id, text);
        if (said === null) io.complain(`ragtag: there is no ${id}`);
        else io.print(said);
        return said === null ? 1 : 0;
      } finally {
        await storage.close();
      }
    });
  },
});
