/** What the rules let everybody say at a click: first what it is about, then the words. */
import './signals.css';
import { useCallback, useState } from 'react';
import { api } from '../shell/lobby/api.ts';
import { useLoaded } from '../shell/lobby/use-loaded.ts';
import { words } from '../shell/words/words.ts';

/** Looked up when it is opened: what may be said changes with the game. */
export function Signals({ game, say }: { game: string; say: (signal: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="signals">
      <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.chat.signal}
      </button>
      {open && (
        <Phrases
          game={game}
          say={(signal) => {
            setOpen(false);
            say(signal);
          }}
        />
      )}
    </div>
  );
}

function Phrases({ game, say }: { game: string; say: (signal: string) => void }) {
  const load = useCallback(() => api.signals(game), [game]);
  const [loaded] = useLoaded(load);
  const [about, choose] = useState<string | null>(null);
  if (loaded.state !== 'here') return null;
  const { signals } = loaded.value;
  const groups = [...new Set(signals.map((one) => one.about))];
  const shown = about ?? groups[0];
  return (
    <>
      <ul className="signal-groups" aria-label={words.chat.about}>
        {groups.map((group) => (
          <li key={group}>
            <button type="button" className="plain" aria-pressed={group === shown} onClick={() => choose(group)}>
              {group}
            </button>
          </li>
        ))}
      </ul>
      <ul className="signal-phrases" aria-label={shown}>
        {signals
          .filter((one) => one.about === shown)
          .map(({ signal, text }) => (
            <li key={signal}>
              <button type="button" onClick={() => say(signal)}>
                {text}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
