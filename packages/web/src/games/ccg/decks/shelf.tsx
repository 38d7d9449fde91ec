/** My decks and the ready-made ones, to open; how each has done. */
import './shelf.css';
import type { DeckRecord } from '@ragtag/server/http';
import { deckWords as said } from '../words/decks.ts';
import type { Shelved } from './use-shelf.ts';

export function Shelf({ shelf: { kept, choose, forget, recordOf }, open }: { shelf: Shelved; open: string }) {
  const record = recordOf(open);
  return (
    <section className="panel ccg-shelf" aria-label={said.myDecks}>
      {record && <OwnRecord of={record} />}
      <h2 className="label">{said.myDecks}</h2>
      {kept?.decks.length === 0 && <p className="quiet">{said.none}</p>}
      <ul>
        {kept?.decks.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className="plain" onClick={() => choose(text, name)}>
              {name}
            </button>
            <Record of={recordOf(name)} />
            <button type="button" className="plain" aria-label={`${said.forget}: ${name}`} onClick={() => forget(name)}>
              {said.forget}
            </button>
          </li>
        ))}
      </ul>
      <h2 className="label">{said.ready}</h2>
      <ul className="ccg-ready-made">
        {Object.entries(kept?.ready ?? {}).map(([name, text]) => (
          <li key={name}>
            <button type="button" className="plain" onClick={() => choose(text, null)}>
              {name}
            </button>
            <Record of={recordOf(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Record({ of }: { of: DeckRecord | undefined }) {
  return of ? <span className="quiet">{said.record(of.won, of.lost)}</span> : null;
}

/** Of the deck on the page: also against which. */
function OwnRecord({ of: { deck, won, lost, against } }: { of: DeckRecord }) {
  return (
    <div className="ccg-record">
      <p>{said.recordOf(deck, won, lost)}</p>
      <ul>
        {against.map((one) => (
          <li key={one.deck}>{said.against(one.deck, one.won, one.lost)}</li>
        ))}
      </ul>
    </div>
  );
}
