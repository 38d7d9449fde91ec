import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/oxanium/latin-500.css';
import '@fontsource/oxanium/latin-600.css';
import '@fontsource/oxanium/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/lobby.css';
import { App } from './app.tsx';
import { onOtherSignIn } from './lobby/same-person.ts';
import { registerWorker } from './pwa/register.ts';
import { onSettings, settings } from './settings/settings.ts';
import { Connection, type OpenSocket } from './socket/connection.ts';
import { listenForTouch } from './sound/sound.ts';
import { speak } from './words/words.ts';

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

const connection = new Connection(openSocket, {
  after: (millis, then) => {
    const timer = window.setTimeout(then, millis);
    return () => window.clearTimeout(timer);
  },
  soon: afterThis,
  chance: Math.random,
});
window.addEventListener('online', connection.retry);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.retry();
});

function sizeText(): void {
  document.documentElement.dataset['textSize'] = settings().textSize;
}
sizeText();
onSettings(sizeText);
listenForTouch();

onOtherSignIn(() => window.location.reload());
registerWorker();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const { language } = settings();
await speak(language === null ? navigator.languages : [language, ...navigator.languages]);
createRoot(root).render(
  <StrictMode>
    <App connection={connection} />
  </StrictMode>,
);
