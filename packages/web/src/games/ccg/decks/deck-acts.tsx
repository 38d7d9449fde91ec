/** What can be done with the deck on the page: name it, save it, share it, print it, play it. */
import './deck-acts.css';
import { useCallback, useState } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import { useAttempt } from '../../../shell/lobby/use-loaded.ts';
import { CopyLink } from '../../../shell/parts/copy-link.tsx';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { TextField } from '../../../shell/parts/text-field.tsx';
import { Trouble } from '../../../shell/parts/trouble.tsx';
import { deckWords as said } from '../words/decks.ts';
import { type Deck, emptyDeck } from './deck.ts';
import { deckOf, linkOf, textOf } from './deck-text.ts';
import type { Shelved } from './use-shelf.ts';

interface ActsProps {
  readonly deck: Deck;
  readonly legal: boolean;
  readonly set: (deck: Deck) => void;
  readonly undo: (() => void) | null;
  readonly shelf: Shelved;
}

export function DeckActs({ deck, legal, set, undo, shelf }: ActsProps) {
  const { kept, trouble, busy, saved, choose, save, play } = shelf;
  const [dialog, open] = useState<'share' | 'text' | null>(null);
  const close = useCallback(() => open(null), []);
  const named = deck.name.trim() !== '';
  return (
    <section className="ccg-acts" aria-label={said.acts}>
      <div className="ccg-acts-fields">
        <TextField
          id="deck-name"
          label={said.name}
          value={deck.name}
          maxLength={60}
          change={(name) => set({ ...deck, name })}
        />
        <TextField
          id="deck-note"
          label={said.note}
          value={deck.note}
          maxLength={200}
          change={(note) => set({ ...deck, note })}
        />
      </div>
      <p className="ccg-acts-buttons">
        <button type="button" disabled={undo === null} onClick={() => undo?.()}>
          {said.undo}
        </button>
        <button type="button" disabled={busy || !kept?.me || !named} onClick={save}>
          {said.save}
        </button>
        <button type="button" onClick={() => choose(textOf({ ...deck, name: said.copyOf(deck.name) }), null)}>
          {said.copy}
        </button>
        <button type="button" onClick={() => choose(textOf(emptyDeck), null)}>
          {said.fresh}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => open('share')}>
          {said.share}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => open('text')}>
          {said.text}
        </button>
        <button type="button" className="act" disabled={busy || !legal} onClick={play}>
          {said.play}
        </button>
        <span role="status" className="good">
          {saved ? said.saved : ''}
        </span>
      </p>
      {kept && kept.me === null && <p className="quiet">{said.signIn}</p>}
      <Trouble>{trouble}</Trouble>
      {dialog === 'share' && (
        <Dialog title={said.share} className="sheet ccg-deck-dialog" close={close}>
          <p>{said.shareText}</p>
          <CopyLink label={said.share} link={`${window.location.origin}/decks/ccg${linkOf(deck)}`} />
        </Dialog>
      )}
      {dialog === 'text' && <TextDialog deck={deck} set={set} close={close} />}
    </section>
  );
}

function TextDialog({ deck, set, close }: { deck: Deck; set: (deck: Deck) => void; close: () => void }) {
  const [text, write] = useState(() => textOf(deck));
  const [problems, find] = useState<readonly string[]>([]);
  const [trouble, attempt] = useAttempt();
  const read = () =>
    attempt(async () => {
      const checked = await api.checkDeck({ game: 'ccg', text });
      const unread = checked.problems.filter((problem) => problem.startsWith('line '));
      set({ ...deckOf(checked.text), name: checked.name });
      if (unread.length === 0) close();
      else find(unread);
    });
  return (
    <Dialog title={said.text} className="sheet ccg-deck-dialog" close={close}>
      <p className="quiet">{said.textHint}</p>
      <textarea aria-label={said.text} rows={16} value={text} onChange={({ target }) => write(target.value)} />
      <ul>
        {problems.map((problem) => (
          <li key={problem} className="bad">
            {problem}
          </li>
        ))}
      </ul>
      <Trouble>{trouble}</Trouble>
      <p className="row">
        <button type="button" className="act" onClick={read}>
          {said.read}
        </button>
        <button type="button" onClick={() => window.print()}>
          {said.print}
        </button>
      </p>
      <pre className="ccg-printed">{textOf(deck)}</pre>
    </Dialog>
  );
}
