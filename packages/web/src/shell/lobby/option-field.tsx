/** One option of a new game: what it is, what it means, the rules it stands on. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice } from '@ragtag/server/http';
import type { Forbidden } from '../games/game-client.ts';
import { Segments } from '../parts/segments.tsx';
import { RuleLinks } from '../reference/rule-link.tsx';
import { words } from '../words/words.ts';

/** Few enough to be shown beside each other. */
const MOST_BESIDE = 8;

interface Field {
  readonly option: ExplainedChoice;
  readonly value: Plain;
  readonly change: (value: Plain) => void;
  /** Why it cannot be chosen now, or not all of it. */
  readonly forbidden?: Forbidden | null;
}

export function OptionField(field: Field) {
  const { values } = field.option;
  switch (values.kind) {
    case 'yes-no':
      return <YesNo {...field} />;
    case 'one-of':
      return <OneOf {...field} options={values.options} />;
    case 'number': {
      const { min, max, unit } = values;
      const few = unit === undefined && max - min < MOST_BESIDE;
      return few ? <Beside {...field} min={min} max={max} /> : <HowMany {...field} min={min} max={max} unit={unit} />;
    }
    case 'characters':
      return null; // chosen in a place of their own
  }
}

export function Explained({ option: { name, text, rules, houseRule } }: { option: ExplainedChoice }) {
  return (
    <small id={`option-${name}-text`}>
      {houseRule && <strong className="house">{words.setup.houseRule}</strong>} {text}
      {rules && rules.length > 0 && (
        <span className="option-rules">
          {' '}
          {words.setup.why} <RuleLinks ids={rules} />
        </span>
      )}
    </small>
  );
}

function YesNo({ option, value, change, forbidden = null }: Field) {
  const id = `option-${option.name}`;
  return (
    <div className={`switch ${option.houseRule ? 'house-rule' : ''}`}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={forbidden !== null}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>{option.label}</label>
      <Explained option={option} />
      <WhyNot forbidden={forbidden} />
    </div>
  );
}

function WhyNot({ forbidden }: { forbidden: Forbidden | null }) {
  if (forbidden === null) return null;
  return (
    <small className="forbidden">
      {forbidden.text} <RuleLinks ids={forbidden.rules} />
    </small>
  );
}

function HowMany({
  option,
  value,
  change,
  min,
  max,
  unit,
}: Field & { min: number; max: number; unit?: string | undefined }) {
  const id = `option-${option.name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{unit === undefined ? option.label : words.setup.label(option.label, unit)}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step="any"
        required
        value={typeof value === 'number' ? value : ''}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => change(target.value === '' ? null : target.valueAsNumber)}
      />
      <Explained option={option} />
    </div>
  );
}

function Beside({ option, value, change, min, max, forbidden = null }: Field & { min: number; max: number }) {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <>
      <Segments
        name={option.name}
        legend={option.label}
        values={numbers}
        called={String}
        value={typeof value === 'number' ? value : null}
        set={change}
        closed={(number) => number > (forbidden?.above ?? max)}
        described={`option-${option.name}-text`}
      />
      <Explained option={option} />
      <WhyNot forbidden={forbidden} />
    </>
  );
}

function OneOf({
  option,
  value,
  change,
  options,
}: Field & { options: readonly { readonly value: string; readonly label: string; readonly text: string }[] }) {
  return (
    <fieldset className="ways" aria-describedby={`option-${option.name}-text`}>
      <legend>{option.label}</legend>
      <Explained option={option} />
      {options.map((one) => (
        <label key={one.value}>
          <input type="radio" name={option.name} checked={one.value === value} onChange={() => change(one.value)} />
          <span>
            {one.label}
            <small>{one.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
