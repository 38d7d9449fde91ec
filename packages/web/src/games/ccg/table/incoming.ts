/** What a card that is being played will come to once it has been paid for. CCG-PLAY-04 */
import { factsOf, headOf } from '../cards/facts.ts';
import type { FleetCard, PlayerView, View } from './view.ts';

/** Whoever is in play already and will lie under it. CCG-STACK-01 */
function overlaidBy(id: string, { alert, reserve }: PlayerView): FleetCard | undefined {
  const { singular, title } = factsOf(id);
  if (!singular || title === null) return undefined;
  return [...alert, ...reserve].find((one) => factsOf(one.id).title === title);
}

/** The cards that will lie in the reserve, each in a place of its own. */
export function incomingOf(player: PlayerView): PlayerView['played'] {
  return player.played.filter(({ id }) => factsOf(id).type !== 'event' && !overlaidBy(id, player));
}

export interface Outlook {
  /** What it is about. */
  readonly name: string;
  /** How much more Cylon threat there will be. */
  readonly threat: number;
}

/** What is done to the numbers all others are counted with is not for the page to foresee. */
const unforeseen = /Cylon threat|fleet defense/i;

/** What the card that is being played adds to the Cylon threat; null where nobody plays one, or its text decides. CCG-THREAT-01 */
export function outlookOf({ players }: View): Outlook | null {
  for (const player of players) {
    const played = player.played.at(-1);
    if (!played) continue;
    const facts = factsOf(played.id);
    if (
      facts.type === 'event' ||
      facts.lines.some((line) => !line.startsWith('Cylon threat: ') && unforeseen.test(line))
    )
      return null;
    const under = overlaidBy(played.id, player);
    const before = under && !under.exhausted ? under.threat : 0;
    return { name: headOf(facts), threat: (facts.threat ?? 0) - before };
  }
  return null;
}
