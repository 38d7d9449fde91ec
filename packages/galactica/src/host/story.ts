/** How the board game is shown again, and what a game of it was about. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Chronicle, Storyteller } from '@ragtag/kernel/host';
import type { View } from '../core/view/view.ts';
import { isTold, roleOf } from '../words/log.ts';
import { CheckLedger } from './check-ledger.ts';
import type { ReplayMark, ToldGame, ToldPlayer } from './told-game.ts';
import { TurningPoints } from './turning-points.ts';

export const storyteller: Storyteller = { shown, turn: (view) => viewOf(view).turn.number, mark, chronicle };

/** Views of this game are made by it alone. */
function viewOf(view: Plain): View {
  return view as unknown as View;
}

/** Of decks only what would come next: all of a deck moves up with every card drawn, and would be most of a replay. */
function shown(view: Plain): Plain {
  const { decks, ...rest } = viewOf(view);
  const { skill, ...others } = decks;
  const open = { ...topsOf(others), skill: topsOf(skill) };
  return { ...rest, decks: open } as unknown as Plain; // made of a view's parts
}

type Deck = View['decks']['crisis'];

function topsOf(decks: Readonly<Record<string, Deck>>): Record<string, Deck> {
  const tops = Object.entries(decks).map(([name, { count, known }]) => {
    return [name, { count, known: known.filter(({ at }) => at === 0) }] as const;
  });
  return Object.fromEntries(tops);
}

function mark(event: GameEvent): ReplayMark | null {
  if (!isTold(event) || (event.type === 'check-outcome' && event.outcome !== 'fail')) return null;
  return roleOf(event).mark ?? null;
}

function chronicle(): Chronicle {
  const ledger = new CheckLedger();
  const points = new TurningPoints();
  const curves: ToldGame['curves'][number][] = [];
  const jumps: ToldGame['jumps'][number][] = [];
  const characters = new Map<number, string[]>();
  const revealed = new Map<number, ToldPlayer['revealed']>();
  return {
    answered: (asked, answer) => ledger.answered(asked, answer),
    saw(event, step, plain) {
      if (!isTold(event)) return;
      const view = viewOf(plain);
      const turn = view.turn.number;
      ledger.saw(event, step, view);
      points.saw(event, step, turn);
      if (event.type === 'turn-began') curves.push({ turn, left: view.resources });
      if (event.type === 'jumped') jumps.push({ turn, step });
      if (event.type === 'cylon-revealed' && !revealed.has(event.seat)) revealed.set(event.seat, { turn, step });
      if (event.type === 'character-chosen') {
        characters.set(event.seat, [...(characters.get(event.seat) ?? []), event.name]);
      }
    },
    tell(plain): ToldGame | null {
      const { over, players, turn, resources } = viewOf(plain);
      if (!over) return null;
      const other = over.winner === 'humans' ? 'cylons' : 'humans';
      return {
        ...over,
        turns: turn.number,
        players: players.map(({ seat, loyalty, loyaltyFaceup }) => ({
          seat,
          characters: characters.get(seat) ?? [],
          side: over.winners.includes(seat) ? over.winner : other,
          loyalty: [...loyaltyFaceup, ...loyalty].flatMap((card) =>
            'name' in card ? [{ id: card.id ?? '', name: card.name }] : [],
          ),
          revealed: revealed.get(seat) ?? null,
          given: ledger.givenBy(seat),
        })),
        curves: [...curves, { turn: turn.number + 1, left: resources }],
        jumps,
        turningPoints: points.chosen(),
        checks: ledger.checks,
      };
    },
  };
}
