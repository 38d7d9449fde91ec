/** Whom an effect speaks of, read from its words. */
import { keyOf, type Part, part, parts } from './phrase.ts';
import type { Scene } from './scene.ts';

/** Who is meant. */
export function seatsOf(who: Part, s: Scene): readonly number[] {
  const { view } = s;
  const held = (seat: number | null): readonly number[] => (seat === null ? [] : [seat]);
  switch (keyOf(who)) {
    case 'current':
      return [view.turn.current];
    case 'president':
      return held(view.titles.president);
    case 'admiral':
      return held(view.titles.admiral);
    case 'cag':
      return held(view.titles.cag);
    case 'eachOf':
      return parts(who, 'whos').flatMap((one) => seatsOf(one, s));
    case 'you':
      return [s.you];
    case 'chosen':
      return held(s.chosen);
    case 'everybody':
      return view.players.map(({ seat }) => seat);
    case 'humans':
      return view.players.filter(({ revealed }) => !revealed).map(({ seat }) => seat);
    case 'cylons':
      return view.players.filter(({ revealed }) => revealed).map(({ seat }) => seat);
    case 'others':
      return seatsOf(part(who, 'who'), s).filter((seat) => seat !== s.you);
    case 'allIn': {
      const ids = parts(who, 'locations').map((one) => part(one, 'id'));
      return view.players.filter(({ place }) => ids.some((id) => id === place)).map(({ seat }) => seat);
    }
    default:
      return [];
  }
}

/** Whom somebody may pick, as far as the words say. */
export function pickable(whom: Part, s: Scene): readonly number[] {
  const wanted = keyOf(whom) === 'both' ? parts(whom, 'whiches') : [whom];
  const keys = wanted.map(keyOf);
  return s.view.players
    .filter(({ seat, revealed, place }) => {
      if (revealed && !keys.includes('anyPlayer')) return false;
      if (keys.includes('another') && seat === s.you) return false;
      if (keys.includes('inBrig') && place !== 'brig') return false;
      return !(keys.includes('movableTo') && place === 'brig');
    })
    .map(({ seat }) => seat);
}
