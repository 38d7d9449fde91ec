/** How the board game is shown again, and what a game of it was about. */
import type { View } from '@ragtag/galactica';
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { ReplayMark, ToldGame, ToldPlayer } from '../protocol/story.ts';
import { CheckLedger } from './check-ledger.ts';
import type { Chronicle, Teller } from './teller.ts';
import { TurningPoints } from './turning-points.ts';

export const galacticaTeller: Teller = { shown, turn: (view) => viewOf(view).turn.number, mark, chronicle };

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

const marks: Readonly<Record<string, ReplayMark>> = {
  'turn-began': 'turn',
  jumped: 'jump',
  'cylon-revealed': 'reveal',
  executed: 'execution',
  'resource-lost': 'loss',
  'civilian-destroyed': 'loss',
  'pegasus-destroyed': 'loss',
  'game-over': 'end',
};

function mark({ type, outcome }: GameEvent): ReplayMark | null {
  if (type === 'check-outcome') return outcome === 'fail' ? 'failed' : null;
  return marks[type] ?? null;
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
      const view = viewOf(plain);
      const turn = view.turn.number;
      ledger.saw(event, step, view);
      points.saw(event, step, turn);
      const { type, seat } = event;
      if (type === 'turn-began') curves.push({ turn, left: view.resources });
      if (type === 'jumped') jumps.push({ turn, step });
      if (typeof seat !== 'number') return;
      if (type === 'cylon-revealed' && !revealed.has(seat)) revealed.set(seat, { turn, step });
      if (type === 'character-chosen') characters.set(seat, [...(characters.get(seat) ?? []), String(event['name'])]);
    },
    tell(plain) {
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
