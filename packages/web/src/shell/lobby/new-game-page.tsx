/** Making a game: every option with its explanation. */

import type { ExplainedChoice } from '@ragtag/server/http';
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react';
import { type Forbidden, GameContext, type GameSetup, useLobbyOf, useUnusual } from '../games/game-client.ts';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { Segments } from '../parts/segments.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { applicable, applies, type Chosen, changes, defaults, limitOf, nested, picked } from './chosen-options.ts';
import { DeckField, useDecks } from './deck-field.tsx';
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
      {({ games, table }) => <Which me={me} setups={games} ofTable={table} />}
    </Awaited>
  );
}

/** Asks which game, where there are several. */
function Which({ me, setups, ofTable }: { me: Me; setups: readonly GameSetup[]; ofTable: readonly ExplainedChoice[] }) {
  const [wanted, want] = useState(() => new URLSearchParams(window.location.search).get('game'));
  const setup = setups.find(({ game }) => game === wanted) ?? setups[0];
  if (!setup) return <p>{words.setup.none}</p>;
  return (
    <GameContext value={setup.game}>
      {setups.length > 1 && (
        <Segments
          name="which-game"
          legend={words.setup.whichGame}
          values={setups.map(({ game }) => game)}
          called={(game) => setups.find((one) => one.game === game)?.title ?? game}
          value={setup.game}
          set={want}
        />
      )}
      <NewGame key={setup.game} me={me} setup={setup} ofTable={ofTable} />
    </GameContext>
  );
}

const HOUSE_RULES = 'house-rules';

function NewGame({ me, setup, ofTable }: { me: Me; setup: GameSetup; ofTable: readonly ExplainedChoice[] }) {
  const said = words.setup;
  const lobby = useLobbyOf();
  const [title, setTitle] = useState('');
  // What was once asked for is there again as soon as it goes with the rest.
  const [wished, wish] = useState<Chosen>(() => {
    const wanted = lobby.wanted?.(new URLSearchParams(window.location.search));
    return { ...defaults(setup.options), ...wanted };
  });
  const rules = useMemo(() => lobby.fitted(wished, setup), [lobby, wished, setup]);
  const [table, setTable] = useState<Chosen>(() => defaults(ofTable));
  const [deck, bring] = useState<string | null>(null);
  const decks = useDecks(setup.decks === null ? null : setup.game);
  const noDecks = lobby.noDecks?.(rules) ?? null;
  const [trouble, attempt, busy] = useAttempt();
  const unusual = useUnusual();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await attempt(async () => {
      const missing = lobby.missing(rules);
      if (missing !== null) throw new Error(missing);
      const { id } = await api.create({
        game: setup.game,
        title,
        configuration: { ...applicable(setup.options, rules), ...picked(rules, lobby.further ?? []) },
        options: nested(applicable(ofTable, table)),
        sit: true,
        deck: noDecks === null ? deck : null,
      });
      window.location.assign(tablePath(id, unusual(setup.game)));
    });
  };
  const choose = (next: Chosen) => wish({ ...wished, ...changes(rules, next) });
  const forbidden = (name: string) => lobby.forbidden?.(name, rules, setup) ?? null;
  const ofRules = (group: string) => (
    <Options options={setup.options} group={group} chosen={rules} choose={choose} forbidden={forbidden} />
  );
  const groups = [...lobby.groups, { name: HOUSE_RULES, title: said.groups[HOUSE_RULES] ?? '', folded: true }];
  const shown = groups.filter(({ name }) => setup.options.some(({ group }) => group === name));
  const folded = shown.filter((group) => group.folded);
  const changed = setup.options.filter(
    ({ name, group, default: usual }) =>
      folded.some((one) => one.name === group) && rules[name] !== usual && forbidden(name) === null,
  ).length;
  return (
    <form className="form new-game" onSubmit={submit}>
      <div className="columns">
        <Group name="players" title={said.groups['players']}>
          <TextField
            id="title"
            label={said.nameOfGame}
            value={title}
            change={setTitle}
            maxLength={80}
            placeholder={said.usualName(me.name)}
          />
          {ofRules('players')}
          {decks &&
            (noDecks === null ? (
              <DeckField game={setup.game} decks={decks} deck={deck} choose={bring} />
            ) : (
              <p className="quiet">{noDecks}</p>
            ))}
          {lobby.Choices && <lobby.Choices setup={setup} chosen={rules} choose={choose} />}
        </Group>
        <div className="form">
          {shown
            .filter((group) => !group.folded)
            .map((group) => (
              <Group key={group.name} {...group}>
                {ofRules(group.name)}
              </Group>
            ))}
          <Group name="clock" title={said.groups['clock']}>
            <Options options={ofTable} group="clock" chosen={table} choose={setTable} />
          </Group>
          <Group name="manners" title={said.groups['manners']}>
            <Options options={ofTable} group="manners" chosen={table} choose={setTable} />
          </Group>
        </div>
      </div>
      {folded.length > 0 && (
        <details className="panel more-options">
          <summary>
            {lobby.more} <span className="quiet">{said.changed(changed)}</span>
          </summary>
          <div className="columns">
            {folded.map((group) => (
              <Group key={group.name} {...group}>
                {group.name === HOUSE_RULES && <p className="house-note">{said.houseRules}</p>}
                {ofRules(group.name)}
              </Group>
            ))}
          </div>
        </details>
      )}
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

function Group({ name, title, children }: { name: string; title: string | undefined; children: ReactNode }) {
  return (
    <Panel title={title ?? name} className={`group-${name}`}>
      <div className="form">{children}</div>
    </Panel>
  );
}

function Options({
  options,
  group,
  chosen,
  choose,
  forbidden = () => null,
}: {
  options: readonly ExplainedChoice[];
  group: string;
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
  forbidden?: (option: string) => Forbidden | null;
}) {
  return options
    .filter((option) => option.group === group && (applies(option, chosen) || forbidden(option.name) !== null))
    .map((option) => (
      <OptionField
        key={option.name}
        option={option}
        value={chosen[option.name] ?? null}
        forbidden={forbidden(option.name) ?? beyond(option, chosen, options)}
        change={(value) => choose({ ...chosen, [option.name]: value })}
      />
    ));
}

/** Why a number goes only so far now. */
function beyond(option: ExplainedChoice, chosen: Chosen, options: readonly ExplainedChoice[]): Forbidden | null {
  const limit = limitOf(option, chosen);
  if (limit === null) return null;
  const needed = options.find(({ name }) => name === limit.needs.name)?.label ?? limit.needs.name;
  return { text: words.setup.beyond(limit.above, needed), rules: limit.rules, above: limit.above };
}
