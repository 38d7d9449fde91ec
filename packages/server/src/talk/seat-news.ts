/** What the table is told when others play a seat than before. */
import type { StoredSeat } from '../storage/storage.ts';

export interface Sitter extends Pick<StoredSeat, 'seat' | 'account' | 'standIn' | 'bot' | 'offered'> {
  readonly name: string | null;
  /** The name of whoever plays it for its owner. */
  readonly standsIn: string | null;
  /** What the artificial player there is called. */
  readonly mate: string | null;
}

export function seatNews(before: readonly Sitter[], after: readonly Sitter[]): string[] {
  return after.flatMap((now) => {
    const then = before.find(({ seat }) => seat === now.seat);
    const said = then && told(then, now);
    return said ? [said] : [];
  });
}

function told(then: Sitter, now: Sitter): string | null {
  const [was, is] = [calledOf(then), calledOf(now)];
  if (now.account !== then.account) {
    if (now.account !== null) return `${is} takes the seat of ${was}.`;
    const holds = now.offered ? ' until somebody else takes the seat' : '';
    return `${was} no longer plays: ${is}, an artificial player, does${holds}.`;
  }
  if (now.standIn === then.standIn) return null;
  return now.standIn === null ? `${is} plays again, no longer ${then.standsIn}.` : `${now.standsIn} plays for ${is}.`;
}

function calledOf({ seat, name, mate }: Sitter): string {
  return name ?? mate ?? `seat ${seat + 1}`;
}
