import { defineCommand, UsageError } from '../command.ts';

export const command = defineCommand({
  name: 'serve',
  summary: 'Host games for players in the browser',
  flags: {
    host: { type: 'string', value: 'ADDRESS', summary: 'the network address to listen on (127.0.0.1)' },
    port: { type: 'number', value: 'N', summary: 'the port to listen on (8020); 0 takes any free one' },
    data: { type: 'string', value: 'FOLDER', summary: 'where games are kept (ragtag-data)' },
    database: { type: 'string', value: 'URL', summary: 'keep games in PostgreSQL instead: postgres://...' },
    origins: { type: 'string', value: 'LIST', summary: 'other addresses the page may come from, with commas between' },
    webhooks: {
      type: 'string',
      value: 'WHERE',
      summary: "whether notifications go to the 'public' internet only (as usual) or 'anywhere'",
    },
    threads: {
      type: 'number',
      value: 'N',
      summary: 'how many threads play (one for each processor); 0 has all on one',
    },
    smtp: {
      type: 'string',
      value: 'URL',
      summary: 'send e-mail to those who want it, through smtp://NAME:PASSWORD@HOST:PORT; needs the next two',
    },
    'mail-from': { type: 'string', value: 'ADDRESS', summary: 'from whom that e-mail comes' },
    address: { type: 'string', value: 'URL', summary: 'where people reach this server, for links in e-mail' },
    proxy: {
      type: 'string',
      value: 'LIST',
      summary: "proxies in front that are believed: addresses, networks, or 'loopback', with commas between",
    },
    'metrics-port': {
      type: 'number',
      value: 'N',
      summary: 'a port for the metrics alone; else only this machine may read them',
    },
    'metrics-token': { type: 'string', value: 'TOKEN', summary: 'what whoever reads the metrics has to show' },
    'access-log': { type: 'boolean', summary: 'log every request' },
    'tidy-guests': {
      type: 'number',
      value: 'DAYS',
      summary: 'remove guests who have not been seen for so long (never)',
    },
    'tidy-games': {
      type: 'number',
      value: 'DAYS',
      summary: 'remove games that nobody has played on for so long (never)',
    },
    rate: { type: 'number', value: 'N', summary: 'requests a minute from one address (1200); 0 for any number' },
  },
  async run({ flags }, io) {
    const { ConfigError, contain, makeServer, readConfig, SERVICE_CLOSING, StartError } = await import(
      '@ragtag/server'
    );
    const report = (what: string, { error, ...details }: Trouble) => {
      io.complain(logLine('error', what, { ...details, error: wordsOf(error) }));
    };
    const end = contain(process, (what, game, error) => report(what, game === null ? { error } : { game, error }));
    try {
      const config = { ...readConfig(flags, process.env), patience: { closing: SERVICE_CLOSING } };
      const note = (what: string, details: object) => io.complain(logLine('info', what, details));
      const server = await makeServer(config, report, undefined, note);
      io.print(`Ragtag is at ${await server.listen()}`);
      const signal = stopSignal();
      await signal.asked;
      await server.close();
      signal.forget();
      return 0;
    } catch (error) {
      if (error instanceof ConfigError) throw new UsageError(error.message);
      if (!(error instanceof StartError)) throw error;
      io.complain(`ragtag: ${error.message}`);
      return 1;
    } finally {
      end();
    }
  },
});

interface Trouble {
  readonly game?: string;
  readonly error: unknown;
}

/** One line of JSON for whoever collects logs. */
function logLine(level: 'info' | 'error', what: string, details: object): string {
  return JSON.stringify({ at: new Date().toISOString(), level, what, ...details });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Until somebody wants the server to stop. Whoever insists gets their way at once. */
function stopSignal() {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  let stop: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    stop = () => {
      resolve();
      stop = () => process.exit(1);
    };
  });
  const listener = () => stop();
  for (const signal of signals) process.on(signal, listener);
  const forget = () => {
    for (const signal of signals) process.off(signal, listener);
  };
  return { asked, forget };
}
