/** The settings, and the button that opens them: at the table, in the lobby, wherever a person is. */
import './settings.css';
import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Segments } from '../parts/segments.tsx';
import { languageNames, words } from '../words/words.ts';
import { handOrders, paces, type Settings, setSetting, textSizes, themes, useSettings } from './settings.ts';

export function SettingsButton({ className = '' }: { className?: string }) {
  const [open, show] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => show(true)}>
        {words.settings.title}
      </button>
      {open && <SettingsDialog close={() => show(false)} />}
    </>
  );
}

export function SettingsDialog({ close }: { close: () => void }) {
  const settings = useSettings();
  const said = words.settings;
  return (
    <Dialog title={said.title} close={close}>
      <div className="settings">
        <Choice name="pace" values={paces} />
        <Switch name="sound" />
        <div className="field">
          <label htmlFor="setting-volume">{said.volume}</label>
          <input
            id="setting-volume"
            type="range"
            min={0}
            max={100}
            step={5}
            disabled={!settings.sound}
            value={Math.round(settings.volume * 100)}
            onChange={({ target }) => setSetting('volume', target.valueAsNumber / 100)}
          />
        </div>
        <Choice name="theme" values={themes} />
        <Choice name="textSize" values={textSizes} />
        <Choice name="handOrder" values={handOrders} />
        <Switch name="guide" />
        <Language />
        <p className="quiet">{said.kept}</p>
      </div>
    </Dialog>
  );
}

type ChoiceName = 'pace' | 'handOrder' | 'textSize' | 'theme';

/** A few values beside each other. */
function Choice<N extends ChoiceName>({ name, values }: { name: N; values: readonly Settings[N][] }) {
  const current = useSettings()[name];
  const { label, text, values: called } = words.settings[name];
  const calledAll: Readonly<Record<string, string>> = called; // each setting names its own values
  return (
    <div className="field">
      <Segments
        name={name}
        legend={label}
        values={values}
        called={(value) => calledAll[value] ?? value}
        value={current}
        set={(value) => setSetting(name, value)}
      />
      {text && <small>{text}</small>}
    </div>
  );
}

function Switch({ name }: { name: 'sound' | 'guide' }) {
  const on = useSettings()[name];
  const { label, text } = words.settings[name];
  const id = `setting-${name}`;
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => setSetting(name, target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-text`}>{text}</small>
    </div>
  );
}

/** The page is written in one language when it is loaded, so another one loads it again. */
function Language() {
  const { language } = useSettings();
  const { label, browser } = words.settings.language;
  return (
    <div className="field">
      <label htmlFor="setting-language">{label}</label>
      <select
        id="setting-language"
        value={language ?? ''}
        onChange={({ target }) => {
          setSetting('language', target.value === '' ? null : target.value);
          window.location.reload();
        }}
      >
        <option value="">{browser}</option>
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
