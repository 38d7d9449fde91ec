/** Two characters in the same rows. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { ordinal } from '@ragtag/kernel/words';
import { choosing } from '../words/english/choosing.ts';
import { words } from '../words/words.ts';
import { Crest, Skills } from './character-card.tsx';

export function Compared({ characters }: { characters: readonly ReferenceCard[] }) {
  const said = choosing;
  const ability = (kind: string) => (card: ReferenceCard) =>
    card.abilities?.find((one) => one.kind === kind)?.text ?? said.nothing;
  const rows = [
    { title: said.rows.positive, of: ability('positive') },
    { title: said.rows.miracle, of: ability('miracle') },
    { title: said.rows.negative, of: ability('negative') },
    { title: said.rows.starts, of: ({ start }: ReferenceCard) => start ?? said.nothing },
    { title: said.rows.line, of: lineOf },
  ];
  return (
    <table className="compared">
      <thead>
        <tr>
          <th scope="col">{said.compareTitle}</th>
          {characters.map(({ id = '', name }) => (
            <th key={id} scope="col">
              <Crest character={id} seat={null} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{said.rows.draws}</th>
          {characters.map((card) => (
            <td key={card.id}>
              <Skills card={card} />
            </td>
          ))}
        </tr>
        {rows.map(({ title, of }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {characters.map((card) => (
              <td key={card.id}>{of(card)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lineOf({ succession = {} }: ReferenceCard): string {
  const places = Object.entries(succession).map(([title, place]) => `${words.nameOf(title)} ${ordinal(place)}`);
  return places.length === 0 ? choosing.nothing : places.join(', ');
}
