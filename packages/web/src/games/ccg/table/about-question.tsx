/** What stands beside a question because of how the table stands: what passing costs, who could defend. */
import type { QuestionKind } from '@ragtag/ccg';
import type { Decision } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { factsOf } from '../cards/facts.ts';
import { tableWords as said } from '../words/table.ts';
import type { PlayerView, View } from './view.ts';

interface Props {
  readonly asked: Decision;
  readonly view: View;
  readonly seat: number | null;
  readonly names: Names;
}

export function AboutQuestion({ asked, view, seat, names }: Props) {
  const own = seat === null ? undefined : view.players[seat];
  if (asked.kind === ('face-threats' satisfies QuestionKind) && own) return <Price own={own} players={view.players} />;
  if (asked.kind !== ('challenge-whom' satisfies QuestionKind)) return null;
  return (
    <ul className="ccg-could-defend">
      {asked.options.map(({ player }) => {
        const other = typeof player === 'number' ? view.players[player] : undefined;
        return other && <li key={other.seat}>{said.couldDefend(names.who(other.seat), powersOf(other))}</li>;
      })}
    </ul>
  );
}

/** CCG-THREAT-14, CCG-THREAT-18; whoever has no influence left is out. CCG-WIN-03 */
function Price({ own, players }: { own: PlayerView; players: readonly PlayerView[] }) {
  const gain = players.filter(({ out }) => !out).length === 2 ? 2 : 1;
  if (own.influence <= 1) return <p className="ccg-warning">{said.passLoses}</p>;
  return <p className="reason">{said.passLeaves(own.influence - 1, gain)}</p>;
}

/** Of whoever stands face up; without Vision. CCG-CHAL-03, CCG-KEY-13 */
function powersOf({ alert }: PlayerView): readonly number[] {
  return alert
    .filter(({ id, exhausted, keywords }) => {
      const { type } = factsOf(id);
      return (type === 'ship' || type === 'personnel') && !exhausted && !keywords.includes('Vision');
    })
    .map(({ power }) => power)
    .sort((a, b) => b - a);
}
