import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/oxanium/latin-500.css';
import '@fontsource/oxanium/latin-600.css';
import '@fontsource/oxanium/latin-700.css';
import './shell/styles/tokens.css';
import './shell/styles/base.css';
import './shell/styles/lobby.css';
import { App, prepare } from './app.tsx';
import { onOtherSignIn } from './shell/lobby/same-person.ts';
import { registerWorker } from './shell/pwa/register.ts';
import { onSettings, settings } from './shell/settings/settings.ts';
import { arrival, connection } from './shell/socket/line.ts';
import { speak } from './shell/words/words.ts';
import { listenForTouch } from './table/sound/sound.ts';

const byDay = window.matchMedia('(prefers-color-scheme: light)');
/** As the person likes it. */
function dress(): void {
  const { textSize, theme } = settings();
  const { dataset } = document.documentElement;
  dataset['textSize'] = textSize;
  dataset['theme'] = theme === 'system' ? (byDay.matches ? 'light' : 'dark') : theme;
}
dress();
onSettings(dress);
byDay.addEventListener('change', dress);
listenForTouch();

onOtherSignIn(() => window.location.reload());
registerWorker();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const { language } = settings();
await speak(language === null ? navigator.languages : [language, ...navigator.languages]);
prepare(window.location.pathname, window.location.search);
await arrival;
createRoot(root).render(
  <StrictMode>
    <App connection={connection} />
  </StrictMode>,
);
