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
import { arrival, connection } from './socket/line.ts';
import { listenForTouch } from './sound/sound.ts';
import { speak } from './words/words.ts';

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
await arrival;
createRoot(root).render(
  <StrictMode>
    <App connection={connection} />
  </StrictMode>,
);
