/** What a page of reference is narrowed to: press what you play with; as long as nothing is pressed, everything is there. */
import './narrow.css';

export function Narrow({
  legend,
  values,
  called,
  taken,
  take,
}: {
  legend: string;
  values: readonly string[];
  called: (value: string) => string;
  taken: readonly string[];
  take: (taken: readonly string[]) => void;
}) {
  return (
    <fieldset className="narrow">
      <legend>{legend}</legend>
      {values.map((value) => {
        const on = taken.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={on}
            onClick={() => take(values.filter((one) => (one === value ? !on : taken.includes(one))))}
          >
            {called(value)}
          </button>
        );
      })}
    </fieldset>
  );
}
