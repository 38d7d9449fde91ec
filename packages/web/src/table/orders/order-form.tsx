/** A new order, picked from lists: when, only if, and what to do. */
import type { OrderChoice, OrderCondition } from '@ragtag/server/http';
import { useId, useState } from 'react';
import { Icon } from '../../shell/parts/icons.tsx';
import { words } from '../../shell/words/words.ts';
import { asOrder, begun, type Draft, type DraftCondition, sentenceOf, type Value } from './order-draft.ts';

export function OrderForm(props: {
  windows: readonly OrderChoice[];
  seat: number;
  give: (draft: Draft) => void;
  cancel: () => void;
}) {
  const { windows, seat, give, cancel } = props;
  const said = words.orders;
  const [draft, write] = useState<Draft>({ window: windows[0]?.window ?? '', only: [], use: null });
  const offered = windows.find(({ window }) => window === draft.window);
  const conditions = offered?.only ?? [];
  const free = conditions.filter(({ name }) => !draft.only.some((one) => one.name === name));
  const put = (changed: DraftCondition) =>
    write({ ...draft, only: draft.only.map((one) => (one.name === changed.name ? changed : one)) });
  const incomplete = draft.only.some(
    ({ name, values }) => values.length === 0 && conditions.find((one) => one.name === name)?.values.kind !== 'me',
  );
  return (
    <form
      className="order-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!incomplete) give(draft);
      }}
    >
      <Pick
        label={said.examples}
        value=""
        values={words.game.orders.examples.map((one, index) => [
          String(index),
          sentenceOf(
            asOrder(one, seat, conditionsIn(windows, one.window), answersIn(windows, one.window)),
            seat,
            windows,
          ),
        ])}
        empty={said.choose}
        pick={(index) => {
          const example = words.game.orders.examples[Number(index)];
          if (example) write(example);
        }}
      />
      <Pick
        label={said.when}
        value={draft.window}
        values={windows.map(({ window }) => [window, words.capital(words.game.orders.windowName(window))])}
        pick={(window) => write({ window, only: [], use: null })}
      />
      <ul className="order-conditions">
        {draft.only.map((one) => {
          const condition = conditions.find(({ name }) => name === one.name);
          return (
            condition && (
              <li key={one.name}>
                <ConditionField condition={condition} values={one.values} put={put} />
                <button
                  type="button"
                  className="plain"
                  aria-label={said.drop(words.game.orders.conditionLabel(one.name))}
                  onClick={() => write({ ...draft, only: draft.only.filter(({ name }) => name !== one.name) })}
                >
                  <Icon of="cross" size={11} />
                </button>
              </li>
            )
          );
        })}
      </ul>
      {free.length > 0 && (
        <Pick
          label={said.only}
          value=""
          values={free.map(({ name }) => [name, words.game.orders.conditionLabel(name)])}
          empty={said.always}
          pick={(name) => {
            const condition = free.find((one) => one.name === name);
            if (condition) write({ ...draft, only: [...draft.only, begun(condition)] });
          }}
        />
      )}
      <Pick
        label={said.use}
        value={draft.use ?? ''}
        values={(offered?.use ?? []).map((name) => [name, name])}
        empty={said.pass}
        pick={(name) => write({ ...draft, use: name === '' ? null : name })}
      />
      <p className="order-said">{sentenceOf(asOrder(draft, seat, conditions, offered?.answers), seat, windows)}</p>
      {incomplete && <p className="quiet">{said.pick}</p>}
      <p className="row">
        <button type="submit" className="act" disabled={incomplete}>
          {said.save}
        </button>
        <button type="button" className="plain" onClick={cancel}>
          {said.cancel}
        </button>
      </p>
    </form>
  );
}

function answersIn(windows: readonly OrderChoice[], window: string): OrderChoice['answers'] {
  return windows.find((one) => one.window === window)?.answers;
}

function conditionsIn(windows: readonly OrderChoice[], window: string): readonly OrderCondition[] {
  return windows.find((one) => one.window === window)?.only ?? [];
}

function Pick(props: {
  label: string;
  value: string;
  values: readonly (readonly [value: string, text: string])[];
  empty?: string;
  pick: (value: string) => void;
}) {
  const { label, value, values, empty, pick } = props;
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => pick(target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

function ConditionField(props: {
  condition: OrderCondition;
  values: readonly Value[];
  put: (changed: DraftCondition) => void;
}) {
  const { condition, values, put } = props;
  const { name, values: offered } = condition;
  const label = words.game.orders.conditionLabel(name);
  if (offered.kind === 'me') return <span>{label}</span>;
  if (offered.kind === 'number') {
    return (
      <label className="order-number">
        {label}
        <input
          type="number"
          min={offered.min}
          max={offered.max}
          value={values[0] ?? ''}
          onChange={({ target }) => {
            const n = target.valueAsNumber;
            const inside = Number.isInteger(n) && n >= offered.min && n <= offered.max;
            put({ name, values: inside ? [n] : [] });
          }}
        />
      </label>
    );
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {offered.of.map((one) => (
        <label key={one} className="order-value">
          <input
            type="checkbox"
            checked={values.includes(one)}
            onChange={({ target }) =>
              put({ name, values: target.checked ? [...values, one] : values.filter((value) => value !== one) })
            }
          />
          {words.game.orders.conditionValue(name, one)}
        </label>
      ))}
    </fieldset>
  );
}
