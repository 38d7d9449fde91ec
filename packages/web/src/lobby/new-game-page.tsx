/** Making a game: every option with its explanation. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice, OptionGroup, Setups } from '@ragtag/server/http';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { ChooseCharacters } from './choose-characters.tsx';
import { applicable, applies, type Chosen, defaults, nested } from './chosen-options.ts';
import { LoyaltyRecipe } from './loyalty-recipe.tsx';
import { AsSomebody, Awaited, type Me } from './name.tsx';
import { OptionField } from './option-field.tsx';
import { tablePath } from './paths.ts';
import { useAttempt, useLoaded } from './use-loaded.ts';

export default function NewGamePage({ connection }: { connection: Connection }) {
  useTitle(words.setup.title);
  return (
    <div className="page">
      <PageTop />
      <main>
        <h1>{words.setup.title}</h1>
        <AsSomebody connection={connection}>{(me) => <Choose me={me} />}</AsSomebody>
      </main>
    </div>
  );
}

function Choose({ me }: { me: Me }) {
  const [setups, again] = useLoaded(api.setups);
  return (
    <Awaited loaded={setups} again={again}>
      {({ games: [setup], table }) =>
        setup ? <NewGame me={me} setup={setup} ofTable={table} /> : <p>{words.setup.none}</p>
      }
    </Awaited>
  );
}

type Setup = Setups['games'][number];

/** Options most games leave as they are. */
const folded: readonly OptionGroup[] = ['fleet', 'loyalty', 'house-rules'];

function NewGame({ me, setup, ofTable }: { me: Me; setup: Setup; ofTable: readonly ExplainedChoice[] }) {
  const said = words.setup;
  const [title, setTitle] = useState('');
  const [rules, setRules] = useState<Chosen>(() => defaults(setup.options));
  const [table, setTable] = useState<Chosen>(() => defaults(ofTable));
  const [trouble, attempt, busy] = useAttempt();
  const { characters, players } = rules;
  const missing = Array.isArray(characters) ? Number(players) - characters.length : 0;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await attempt(async () => {
      if (missing > 0) throw new Error(said.characters.missing(missing));
      const { id } = await api.create({
        game: setup.game,
        title,
        configuration: applicable(setup.options, rules),
        options: nested(applicable(ofTable, table)),
        sit: true,
      });
      window.location.assign(tablePath(id));
    });
  };
  /** With fewer players there are fewer to choose for. */
  const changeRules = (next: Chosen) => {
    const chosen = next['characters'];
    const most = Number(next['players']);
    setRules(Array.isArray(chosen) && chosen.length > most ? { ...next, characters: chosen.slice(0, most) } : next);
  };
  const ofRules = (group: OptionGroup) => (
    <Options options={setup.options} group={group} chosen={rules} choose={changeRules} />
  );
  const recipe = setup.loyalty.find((one) => one.players === players);
  const whoIsWho = setup.options.find(({ values }) => values.kind === 'characters');
  const changed = setup.options.filter(
    ({ name, group, default: usual }) => folded.includes(group) && rules[name] !== usual,
  ).length;
  return (
    <form className="form new-game" onSubmit={submit}>
      <div className="columns">
        <Group group="players">
          <TextField
            id="title"
            label={said.nameOfGame}
            value={title}
            change={setTitle}
            maxLength={80}
            placeholder={said.usualName(me.name)}
          />
          {ofRules('players')}
          {whoIsWho && (
            <ChooseCharacters
              game={setup.game}
              option={whoIsWho}
              characters={setup.characters}
              players={Number(players)}
              value={characters ?? null}
              change={(value: Plain) => changeRules({ ...rules, characters: value })}
            />
          )}
          {recipe && <LoyaltyRecipe recipe={recipe} conflicted={rules['conflictedLoyalties'] === true} />}
        </Group>
        <div className="form">
          <Group group="clock">
            <Options options={ofTable} group="clock" chosen={table} choose={setTable} />
          </Group>
          <Group group="manners">
            <Options options={ofTable} group="manners" chosen={table} choose={setTable} />
          </Group>
        </div>
      </div>
      <details className="panel more-options">
        <summary>
          {said.more} <span className="quiet">{said.changed(changed)}</span>
        </summary>
        <div className="columns">
          {folded.map((group) => (
            <Group key={group} group={group}>
              {group === 'house-rules' && <p className="house-note">{said.houseRules}</p>}
              {ofRules(group)}
            </Group>
          ))}
        </div>
      </details>
      <div className="row make">
        <button type="submit" className="act big" disabled={busy}>
          {said.make}
        </button>
        <span className="quiet">{said.sitDown}</span>
      </div>
      <Trouble>{trouble}</Trouble>
    </form>
  );
}

function Group({ group, children }: { group: OptionGroup; children: ReactNode }) {
  return (
    <Panel title={words.setup.groups[group]} className={`group-${group}`}>
      <div className="form">{children}</div>
    </Panel>
  );
}

function Options({
  options,
  group,
  chosen,
  choose,
}: {
  options: readonly ExplainedChoice[];
  group: OptionGroup;
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
}) {
  return options
    .filter((option) => option.group === group && applies(option, chosen))
    .map((option) => (
      <OptionField
        key={option.name}
        option={option}
        value={chosen[option.name] ?? null}
        change={(value) => choose({ ...chosen, [option.name]: value })}
      />
    ));
}
