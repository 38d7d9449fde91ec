/** What each deck did, a row for each player; on a phone each number says what it counts. */
import type { Names } from '@ragtag/kernel/words';
import type { View } from '../table/view.ts';
import { closingWords as said } from '../words/closing.ts';
import type { Course } from './course.ts';

interface DeedsProps {
  readonly view: View;
  readonly names: Names;
  readonly course: Course;
  /** What the decks are called, by seat. */
  readonly decks: readonly (string | null)[];
}

export function DeedsOf({ view: { players }, names, course: { done }, decks }: DeedsProps) {
  const [player, ...headings] = said.headings;
  return (
    <table className="ccg-deeds">
      <thead>
        <tr>
          {[player, ...headings].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, influence }) => {
          const { played, missions, won, lost, beaten } = done[seat] ?? {};
          const cells = [decks[seat] ?? said.noDeck, influence, played, missions, won, lost, beaten];
          return (
            <tr key={seat} className={`seat-${seat}`}>
              <th scope="row">{names.who(seat)}</th>
              {headings.map((heading, at) => (
                <td key={heading} data-heading={heading}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
