/** A few values beside each other, one of them chosen. */
import './segments.css';

export function Segments<V extends string | number>({
  name,
  legend,
  values,
  called,
  value,
  set,
  described,
  closed = () => false,
}: {
  name: string;
  legend: string;
  values: readonly V[];
  called: (value: V) => string;
  value: V | null;
  set: (value: V) => void;
  /** Where it is explained. */
  described?: string;
  /** Those that cannot be chosen now. */
  closed?: (value: V) => boolean;
}) {
  return (
    <fieldset className="segments" aria-describedby={described}>
      <legend>{legend}</legend>
      <div className="segment-row">
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={one === value}
              disabled={closed(one)}
              onChange={() => set(one)}
            />
            <span>{called(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
