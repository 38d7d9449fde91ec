/** What it is worth to the humans where people are and what they hold, by what is believed of them. */
import { characterOf } from './entries.ts';
import { playerAt, type Scene } from './scene.ts';

/** A suspicion no better than the deal's is none. */
const DOUBT = 0.3;

/** Worth so much if the player is human, so much if a Cylon. */
function mixed(s: Scene, seat: number, human: number, cylon: number): number {
  const belief = Math.max(0, Math.min(1, s.belief(seat)) - DOUBT) / (1 - DOUBT);
  return (1 - belief) * human + belief * cylon;
}

export function brigWorth(s: Scene, seat: number): number {
  return playerAt(s, seat)?.revealed ? 0 : mixed(s, seat, -1.8, 2.5);
}
export function sickbayWorth(s: Scene, seat: number): number {
  return playerAt(s, seat)?.revealed ? 0 : mixed(s, seat, -1.1, 0.8);
}
/** A human costs a morale and a hand; a Cylon comes back as one without a super crisis. */
export function executionWorth(s: Scene, seat: number): number {
  return mixed(s, seat, -4, 2);
}

/** A title changes hands. */
export function titleWorth(s: Scene, title: string, to: number): number {
  const from = title === 'president' || title === 'admiral' || title === 'cag' ? s.view.titles[title] : null;
  if (from === to) return 0;
  const weight = title === 'cag' ? 0.4 : 1;
  return weight * ((from === null ? 0 : 3 * s.belief(from)) - 3 * s.belief(to) - 0.2 + 0.02 * rank(s, title, to));
}

/** How well a character fits a title: its place in the line of succession. */
function rank(s: Scene, title: string, seat: number): number {
  const succession = characterOf(playerAt(s, seat)?.character?.id)?.succession;
  const place = title === 'president' || title === 'admiral' || title === 'cag' ? (succession?.[title] ?? 30) : 30;
  return Math.max(0, 10 - place / 3);
}
