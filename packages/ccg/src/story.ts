/** How a game is shown again, and what it was about: how influence went, and what decided it. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Chronicle, Storyteller } from '@ragtag/kernel/host';
import type { CcgEvent } from './state/events.ts';
import type { View } from './view/view.ts';

/** What a game that is over was about. */
export interface ToldCardGame {
  readonly winners: readonly number[];
  readonly turns: number;
  /** Influence of every player as each turn began. */
  readonly curves: readonly { readonly turn: number; readonly influence: readonly number[] }[];
  /** What changed influence most, in the order in which it happened. */
  readonly turningPoints: readonly TurningPoint[];
  /** What each player did. */
  readonly players: readonly ToldPlayer[];
}
interface TurningPoint {
  readonly turn: number;
  readonly step: number;
  readonly player: number;
  readonly by: number;
}
interface ToldPlayer {
  readonly seat: number;
  readonly influence: number;
  readonly challenges: number;
  readonly missions: number;
  readonly cards: number;
  readonly threats: number;
}

const MOST_POINTS = 5;

export const storyteller: Storyteller = {
  shown: (view) => view,
  turn: (view) => viewOf(view).turn,
  mark,
  chronicle,
};

/** Views and events of this game are made by it alone. */
function viewOf(view: Plain): View {
  return view as unknown as View;
}

function mark(event: GameEvent): string | null {
  const { type } = event as unknown as CcgEvent; // as above
  switch (type) {
    case 'turn-began':
    case 'mission-resolved':
    case 'fleet-jumped':
    case 'eliminated':
    case 'game-over':
      return type;
    default:
      return null;
  }
}

function chronicle(): Chronicle {
  const curves: ToldCardGame['curves'][number][] = [];
  const points: TurningPoint[] = [];
  const counts = new Map<string, number>();
  const count = (what: string, seat: number) => counts.set(`${what} ${seat}`, (counts.get(`${what} ${seat}`) ?? 0) + 1);
  return {
    answered: () => undefined,
    saw(event, step, plain) {
      const { turn, players } = viewOf(plain);
      const told = event as unknown as CcgEvent; // as above
      switch (told.type) {
        case 'turn-began':
          curves.push({ turn, influence: players.map(({ influence }) => influence) });
          break;
        case 'influence':
          points.push({ turn, step, player: told.player, by: told.by });
          break;
        case 'challenged':
          count('challenges', told.player);
          break;
        case 'mission-resolved':
          count('missions', told.player);
          break;
        case 'played':
          count('cards', told.player);
          break;
        case 'threat-beaten':
          count('threats', told.player);
          break;
      }
    },
    tell(plain): ToldCardGame {
      const { turn, players } = viewOf(plain);
      const largest = [...points].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MOST_POINTS);
      const counted = (what: string, seat: number) => counts.get(`${what} ${seat}`) ?? 0;
      return {
        winners: players.filter(({ won }) => won).map(({ seat }) => seat),
        turns: turn,
        curves,
        turningPoints: largest.sort((a, b) => a.step - b.step),
        players: players.map(({ seat, influence }) => ({
          seat,
          influence,
          challenges: counted('challenges', seat),
          missions: counted('missions', seat),
          cards: counted('cards', seat),
          threats: counted('threats', seat),
        })),
      };
    },
  };
}
