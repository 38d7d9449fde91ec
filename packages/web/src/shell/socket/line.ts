/**
 * This page's line to the server. A script of its own, so that the table is on its way while the code that draws it is
 * still being loaded.
 */
import { Connection, type OpenSocket } from './connection.ts';

const openSocket: OpenSocket = (heard, ended) => {
  const url = new URL('/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ended;
  return socket;
};

/** What has come together is drawn together. No animation frame comes to a hidden tab, and a timer waits for several. */
const soon = new MessageChannel();
function afterThis(then: () => void): void {
  soon.port1.onmessage = then;
  soon.port2.postMessage(null);
}

export const connection = new Connection(openSocket, {
  after: (millis, then) => {
    const timer = window.setTimeout(then, millis);
    return () => window.clearTimeout(timer);
  },
  soon: afterThis,
  chance: Math.random,
  now: () => performance.now(),
});
window.addEventListener('online', connection.retry);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.retry();
});

const [, page, game] = window.location.pathname.split('/').map(decodeURIComponent);

/** The game that most play is on its way from the start, unless the address is about another. */
function preloadUsual(): void {
  const [usual, ...files] =
    document.querySelector<HTMLMetaElement>('meta[name="usual-game"]')?.content.split(' ') ?? [];
  const ofTable = page === 'table' || page === 'replay';
  const named = ofTable ? new URLSearchParams(window.location.search).get('game') : game || null;
  if (named !== null && named !== usual) return;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}
preloadUsual();

if (page === 'table' && game) connection.watch(game);

/** Milliseconds after which whoever waits for a table is told so. */
const PATIENCE = 1_000;

/** When there is something to draw: the table, or why there is none. Drawing the wait for it would only delay it. */
export const arrival = new Promise<void>((resolve) => {
  const look = (): void => {
    const { line, watched } = connection.snapshot();
    const waits = watched !== null && watched.table === null && watched.refused === null;
    if (!waits || (line !== 'connecting' && line !== 'open')) resolve();
  };
  connection.subscribe(look);
  window.setTimeout(resolve, PATIENCE);
  look();
});
