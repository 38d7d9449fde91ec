/** Games that the rules no longer lead where they led, in words for those who play them. */
import type { Parting } from '@ragtag/kernel';
import { inWords } from '@ragtag/kernel/host';

/** Why a game is stopped on which a thread failed. */
export const STANDSTILL = 'it brought the server to a standstill, and whoever runs the server has been told';

/** What those who want to see a stopped game are told. */
export function stoppedText(why: string): string {
  return `this game is stopped: ${why}`;
}

const happens: Readonly<Record<Parting['what'], string>> = {
  refused: 'can no longer be given',
  elsewhere: 'now leads to something else than it did',
  fault: 'is one on which the rules now fail',
};

/** Which answer no longer holds: told only of a question that everybody knew was asked. */
export function parkedText(turn: number, { seat, asked, what }: Parting, nameOf: (seat: number) => string): string {
  const answer = asked && !asked.secret ? `${nameOf(seat)}’s answer to “${inWords(asked.kind)}”` : 'an answer';
  const when = turn > 0 ? `in turn ${turn} ` : '';
  return `The rules have changed since this game was played: ${when}${answer} ${happens[what]}. Everything is kept as it was. The game can go on from just before that answer, if all who play it agree.`;
}
