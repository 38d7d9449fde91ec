/** Making a game: every option with its explanation. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice, Setups } from '@ragtag/server/http';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Panel } from '../parts/panel.tsx';
import type { Connection } from '../socket/connection.ts';
import { api } from './api.ts';
import { tablePath } from './lobby-page.tsx';
import { AsSomebody, LobbyTop, type Me } from './name.tsx';
import { messageOf, useLoaded } from './use-loaded.ts';

export function NewGamePage({ connection }: { connection: Connection }) {
  useEffect(() => {
    document.title = 'New game · Ragtag';
  }, []);
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1>New game</h1>
        <AsSomebody connection={connection}>{(me) => <Choose me={me} />}</AsSomebody>
      </main>
    </div>
  );
}

function Choose({ me }: { me: Me }) {
  const [setups] = useLoaded(api.setups);
  if (setups.state === 'loading') return <p role="status">One moment...</p>;
  if (setups.state === 'failed') {
    return (
      <p className="trouble" role="alert">
        {setups.message}
      </p>
    );
  }
  const [setup] = setups.value.games;
  return setup ? <NewGame me={me} setup={setup} ofTable={setups.value.table} /> : <p>This server hosts no games.</p>;
}

type Chosen = { readonly [name: string]: Plain };

type Setup = Setups['games'][number];

function NewGame({ me, setup, ofTable }: { me: Me; setup: Setup; ofTable: readonly ExplainedChoice[] }) {
  const [title, setTitle] = useState('');
  const [rules, setRules] = useState<Chosen>(() => defaults(setup.options));
  const [table, setTable] = useState<Chosen>(() => defaults(ofTable));
  const [trouble, complain] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const { id } = await api.create({
        game: setup.game,
        title,
        configuration: applicable(setup.options, rules),
        options: nested(applicable(ofTable, table)),
        sit: true,
      });
      window.location.assign(tablePath(id));
    } catch (error) {
      complain(messageOf(error));
    }
  };
  return (
    <form className="form" onSubmit={submit}>
      <div className="columns">
        <Panel title={setup.title}>
          <div className="form">
            <div className="field">
              <label htmlFor="title">Name of the game</label>
              <input
                id="title"
                value={title}
                maxLength={80}
                placeholder={`${me.name}'s game`}
                onChange={({ target }) => setTitle(target.value)}
              />
            </div>
            <Options options={setup.options} chosen={rules} choose={setRules} />
          </div>
        </Panel>
        <Panel title="The table">
          <div className="form">
            <Options options={ofTable} chosen={table} choose={setTable} />
          </div>
        </Panel>
      </div>
      <p className="row">
        <button type="submit" className="act">
          Make the game
        </button>
        <span className="quiet">You sit down first, then invite others. Empty seats get artificial players.</span>
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

function defaults(options: readonly ExplainedChoice[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Some choices are there only while another has a certain value. */
function applies({ needs }: ExplainedChoice, chosen: Chosen): boolean {
  return needs === undefined || [needs.value].flat().some((value) => value === chosen[needs.name]);
}

function applicable(options: readonly ExplainedChoice[], chosen: Chosen): { [name: string]: Plain } {
  const there = options.filter((option) => applies(option, chosen));
  return Object.fromEntries(there.map(({ name }) => [name, chosen[name] ?? null]));
}

/** `clock.kind` goes into `clock`. */
function nested(chosen: Chosen): Plain {
  const result: { [name: string]: Plain } = {};
  for (const [name, value] of Object.entries(chosen)) {
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) result[outer] = value;
    else result[outer] = { ...(result[outer] as Chosen | undefined), [inner]: value }; // only made here, from parts
  }
  return result;
}

function Options({
  options,
  chosen,
  choose,
}: {
  options: readonly ExplainedChoice[];
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
}) {
  return options
    .filter((option) => applies(option, chosen))
    .map((option) => (
      <OptionField
        key={option.name}
        option={option}
        value={chosen[option.name] ?? null}
        change={(value) => choose({ ...chosen, [option.name]: value })}
      />
    ));
}

function OptionField({
  option,
  value,
  change,
}: {
  option: ExplainedChoice;
  value: Plain;
  change: (value: Plain) => void;
}) {
  const { name, label, text, values, houseRule } = option;
  const id = `option-${name}`;
  const explained = (
    <small id={`${id}-text`}>
      {houseRule && <strong>House rule. </strong>}
      {text}
    </small>
  );
  if (values.kind === 'yes-no') {
    return (
      <div className="switch">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => change(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
        {explained}
      </div>
    );
  }
  if (values.kind === 'number') {
    return (
      <div className="field">
        <label htmlFor={id}>
          {label}
          {values.unit && ` (${values.unit})`}
        </label>
        <input
          id={id}
          type="number"
          min={values.min}
          max={values.max}
          step="any"
          required
          value={typeof value === 'number' ? value : ''}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => change(target.value === '' ? null : target.valueAsNumber)}
        />
        {explained}
      </div>
    );
  }
  if (values.kind === 'one-of') {
    const now = values.options.find((one) => one.value === value);
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={String(value)}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => change(target.value)}
        >
          {values.options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        {explained}
        {now && <small>{now.text}</small>}
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value === 'random' ? 'random' : 'chosen'}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => change(target.value === 'random' ? 'random' : null)}
      >
        <option value="chosen">Everybody chooses in turn</option>
        <option value="random">At random</option>
      </select>
      {explained}
    </div>
  );
}
