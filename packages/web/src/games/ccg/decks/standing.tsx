/** How far a deck has come, in a line above the cards where there is no room for the deck beside them. */
import './standing.css';
import { Icon } from '../../../shell/parts/icons.tsx';
import { deckWords as said } from '../words/decks.ts';
import { type Deck, FEWEST_CARDS, sizeOf } from './deck.ts';

export function Standing({ deck, problems }: { deck: Deck; problems: readonly string[] | null }) {
  const size = sizeOf(deck);
  const [first] = problems ?? [];
  return (
    <div className="ccg-standing">
      <progress max={FEWEST_CARDS} value={Math.min(FEWEST_CARDS, size)} aria-label={said.size(size)} />
      {first === undefined ? (
        <p className={problems ? 'good' : 'quiet'}>{problems ? said.legal : said.checking}</p>
      ) : (
        <p className="bad">
          <Icon of="warning" size={12} /> {first}
        </p>
      )}
      <p aria-hidden="true">
        <strong>{size}</strong> {said.ofCards(FEWEST_CARDS)}
      </p>
    </div>
  );
}
