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
    rate: { type: 'number', value: 'N', summary: 'requests a minute from one address (1200); 0 for any number' },
  },
  async run({ flags }, io) {
    const { ConfigError, makeServer, readConfig, StartError } = await import('@ragtag/server');
    try {
      const config = readConfig(flags, process.env);
      const server = await makeServer(config, (what, details) => io.complain(logLine(what, details)));
      io.print(`Ragtag is at ${await server.listen()}`);
      await stopSignal();
      await server.close();
      return 0;
    } catch (error) {
      if (error instanceof ConfigError) throw new UsageError(error.message);
      if (!(error instanceof StartError)) throw error;
      io.complain(`ragtag: ${error.message}`);
      return 1;
    }
  },
});

/** One line of JSON for whoever collects logs. */
function logLine(what: string, { game, error }: { readonly game?: string; readonly error: unknown }): string {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return JSON.stringify({ at: new Date().toISOString(), what, game, error: why });
}

/** Waits until somebody wants the server to stop. Whoever insists gets their way at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
