/** A player of the measurements comes back as the page does: otherwise they would measure something else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Client } from '../testing/client.ts';
import { SteadfastPlayer } from '../testing/steadfast-player.ts';

test('a table that is out of reach for a while is asked for again through the same line', async () => {
  const http = createServer().listen(0);
  const server = new WebSocketServer({ server: http });
  let [lines, asked] = [0, 0];
  server.on('connection', (line) => {
    lines++;
    line.send(JSON.stringify({ type: 'welcome', protocol: 3, account: 'a', name: 'Ann' }));
    line.on('message', (said) => {
      const { id } = JSON.parse(String(said)) as { id: number };
      const refused = { type: 'error', id, code: 'not-stored', message: 'the database is away' };
      line.send(JSON.stringify(++asked < 3 ? refused : { type: 'ok', id }));
    });
  });
  const { port } = http.address() as AddressInfo; // it listens on a port
  const player = new SteadfastPlayer(new Client(`http://127.0.0.1:${port}`), 'g', 0, 1, 0);
  const playing = player.play();
  while (player.page === null) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([lines, asked]).toEqual([1, 3]);
  player.stop();
  await playing;
  server.close();
  http.close();
});
