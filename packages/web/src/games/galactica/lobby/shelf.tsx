/** The boxes a game is played with, as one takes them from a shelf, and what each of them changes. */
import './shelf.css';
import { RuleLinks } from '../../../shell/reference/rule-link.tsx';
import { words } from '../words/lobby-words.ts';
import { type Box, boxes, sameBoxes } from './boxes.ts';
import type { Known } from './recap.ts';

const presets: readonly { readonly name: keyof typeof words.shelf.presets; readonly sets: readonly Box[] }[] = [
  { name: 'firstEvening', sets: ['base'] },
  { name: 'everything', sets: boxes },
  { name: 'pegasus', sets: ['base', 'pegasus'] },
  { name: 'exodus', sets: ['base', 'exodus'] },
  { name: 'daybreak', sets: ['base', 'daybreak'] },
  { name: 'withoutDaybreak', sets: ['base', 'pegasus', 'exodus'] },
];

export function Shelf({
  chosen,
  sets,
  choose,
}: {
  /** What else has been chosen, for what is on the table then. */
  chosen: Known;
  sets: readonly Box[];
  choose: (sets: readonly Box[]) => void;
}) {
  const said = words.shelf;
  return (
    <fieldset className="shelf">
      <legend>{said.legend}</legend>
      <div className="shelf-presets">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={sameBoxes(preset.sets, sets)}
            onClick={() => choose(preset.sets)}
          >
            {said.presets[preset.name]}
          </button>
        ))}
      </div>
      <ul className="shelf-boxes">
        {boxes.map((box) => (
          <li key={box}>
            <label className={`shelf-box ${sets.includes(box) ? 'taken' : ''}`}>
              <input
                type="checkbox"
                checked={sets.includes(box)}
                disabled={box === 'base'}
                onChange={({ target }) =>
                  choose(boxes.filter((one) => (one === box ? target.checked : sets.includes(one))))
                }
              />
              <strong>{said.boxes[box].name}</strong>
              <span>{said.boxes[box].adds}</span>
              {box === 'base' && <span className="quiet">{said.always}</span>}
            </label>
          </li>
        ))}
      </ul>
      <Changes sets={sets} chosen={chosen} />
    </fieldset>
  );
}

/** What is on the table with these, said as soon as they are chosen. */
function Changes({ sets, chosen }: { sets: readonly Box[]; chosen: Known }) {
  const said = words.shelf;
  const address = sets.join(',');
  return (
    <div className="shelf-changes">
      <div role="status">
        <p className="label">{said.result}</p>
        <dl>
          {said.changes(sets, chosen).map(({ what, text, rules }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {text} <RuleLinks ids={rules} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        {said.lookUp}{' '}
        <a href={`/cards?sets=${address}`} target="_blank" rel="noreferrer">
          {said.cards}
        </a>{' '}
        <a href={`/rules?sets=${address}`} target="_blank" rel="noreferrer">
          {said.rules}
        </a>
      </p>
    </div>
  );
}
