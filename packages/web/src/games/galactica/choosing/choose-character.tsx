/** Choosing a character: everybody there is on a card each, two of them side by side if wanted, and one button. */
import './choose-character.css';
import type { View } from '@ragtag/galactica';
import type { ReferenceCard } from '@ragtag/galactica/host';
import { isQuestion } from '@ragtag/galactica/words';
import type { Decision } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import type { Answering } from '../../../table/answering.ts';
import { Undo } from '../../../table/question.tsx';
import { pressesItself, useKeys } from '../../../table/use-keys.ts';
import { Why } from '../../../table/why.tsx';
import { Advice } from '../knowing/advice.tsx';
import { useCards } from '../knowing/reference.ts';
import { SheetOf } from '../table/character-sheet.tsx';
import { choosing } from '../words/english/choosing.ts';
import { words } from '../words/words.ts';
import { candidatesFor } from './candidates.ts';
import { CharacterCard, Crest } from './character-card.tsx';
import { Compared } from './compared.tsx';

export interface ChooseCharacterProps {
  readonly asked: Decision;
  readonly name: string;
  readonly table: TableState;
  readonly view: View;
  readonly answering: Answering;
}

/** Signs to press instead of a card, in their order. */
const signs = '1234567890abcdefghijklmnopqrstuvwxyz';
const SIDE_BY_SIDE = 2;

/** As in the stylesheet: what compares is folded away, and what chooses stays at the foot. */
const isNarrow = (): boolean => window.matchMedia('(width < 56rem), (height < 34rem)').matches;
const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Nobody is named where characters are chosen. */
const nobody = words.namesFor([], null);

export default function ChooseCharacter(props: ChooseCharacterProps) {
  const { asked, name, table, view, answering } = props;
  const narrow = useSyncExternalStore(onResize, isNarrow);
  const said = choosing;
  const assists = isQuestion(asked) && asked.kind === 'choose-assist';
  const cards = useCards();
  const [compared, compare] = useState<readonly string[]>([]);
  const [sheet, read] = useState<string | null>(null);
  const { chosen, toggle, confirm, busy, trouble } = answering;
  useKeys(({ key, target }) => {
    const at = key.length === 1 ? signs.indexOf(key.toLowerCase()) : -1;
    if (key === 'Enter' && !pressesItself(target) && chosen.length > 0) confirm();
    else if (at >= 0 && at < asked.options.length) toggle(at);
    else return false;
    return true;
  });
  const everybody = cards.state === 'here' ? candidatesFor(asked, view, table, cards.value) : [];
  const picked = everybody.find(({ option }) => option !== null && chosen.includes(option));
  const beside = compared.flatMap((id) => everybody.find(({ card }) => card.id === id)?.card ?? []);
  const toggleCompared = (id: string) =>
    compare((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-SIDE_BY_SIDE)));
  return (
    <section
      ref={answering.panel}
      tabIndex={-1}
      className="choose-character"
      data-question={name}
      data-status={table.status}
      aria-labelledby="choose-character"
    >
      <header className="choose-head">
        <h2 id="choose-character">{words.questionTitle(asked, nobody)}</h2>
        <p>{assists ? said.assist : said.turn(taken(view) + 1, view.players.length)}</p>
        <Why rules={asked.rules} />
        <Advice kind={asked.kind} />
        <Undo how={table.undo} answering={answering} names={nobody} />
        <Legend />
      </header>
      {cards.state === 'loading' && <p role="status">{words.parts.oneMoment}</p>}
      {cards.state === 'failed' && <Plainly asked={asked} answering={answering} />}
      <ul className="choose-cards" aria-label={said.characters}>
        {everybody.map((candidate) => (
          <CharacterCard
            key={candidate.card.id}
            candidate={candidate}
            seat={table.seat ?? 0}
            picked={candidate === picked}
            compared={compared.includes(candidate.card.id ?? '')}
            compare={() => toggleCompared(candidate.card.id ?? '')}
            choose={toggle}
            sign={candidate.option === null ? undefined : signs[candidate.option]}
            disabled={busy}
            alone={view.players.length === 1}
          />
        ))}
      </ul>
      <footer className="choose-foot">
        {beside.length > 0 && !narrow && <Compared characters={beside} />}
        {beside.length > 0 && narrow && (
          <Foldable label={said.compare(beside.length)}>
            <Compared characters={beside} />
          </Foldable>
        )}
        <div className="choose-choice">
          {picked ? (
            <Picked card={picked.card} seat={table.seat ?? 0} read={read} />
          ) : (
            <p className="quiet">{said.none}</p>
          )}
          <button type="button" className="act big" data-confirm disabled={busy || !picked} onClick={confirm}>
            {picked ? (assists ? said.take : said.play)(picked.card.name) : said.pressOne}
          </button>
          {trouble !== null && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
          <Others view={view} table={table} />
        </div>
      </footer>
      {sheet !== null && (
        <Dialog
          title={everybody.find(({ card }) => card.id === sheet)?.card.name ?? ''}
          className="sheet"
          close={() => read(null)}
        >
          <SheetOf
            character={sheet}
            miracle={1}
            tokens={view.players.every(({ withoutTokens }) => !withoutTokens)}
            off={false}
            alone={view.players.length === 1}
          />
        </Dialog>
      )}
    </section>
  );
}

function taken(view: View): number {
  return view.players.filter(({ character }) => character !== null).length;
}

function Legend() {
  const { signs: told } = choosing;
  return (
    <ul className="choose-legend" aria-hidden="true">
      {(['positive', 'miracle', 'negative'] as const).map((kind) => (
        <li key={kind}>
          <span className={`ability-sign ${kind}`}>{told[kind].sign}</span> {told[kind].means}
        </li>
      ))}
    </ul>
  );
}

function Picked({ card, seat, read }: { card: ReferenceCard; seat: number; read: (id: string) => void }) {
  const said = choosing;
  const { id = '' } = card;
  return (
    <>
      <Crest character={id} seat={seat} />
      <p className="choose-picked">
        <span className="label">{said.yourChoice}</span>
        <strong>{card.name}</strong>
        <span className="quiet">{said.short[id]?.means ?? words.nameOf(card.type ?? '')}</span>
        <button type="button" className="plain" onClick={() => read(id)}>
          {said.wholeSheet}
        </button>
      </p>
    </>
  );
}

function Others({ view, table }: { view: View; table: TableState }) {
  const said = choosing;
  const who = (seat: number) => table.seats[seat]?.name ?? words.table.seat(seat + 1);
  const waiting = view.players.filter(({ seat, character }) => character === null && seat !== table.seat);
  return (
    <p className="choose-others quiet">
      {view.players
        .flatMap(({ seat, character }) => (character ? said.plays(who(seat), character.name) : []))
        .join(' ')}{' '}
      {waiting.length > 0 && said.next(waiting.map(({ seat }) => who(seat)))}
    </p>
  );
}

function Foldable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="choose-fold">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** By name alone, where what they can do could not be looked up. */
function Plainly({ asked, answering }: { asked: Decision; answering: Answering }) {
  return (
    <ul className="choose-plainly">
      {asked.options.map((option, index) => (
        <li key={String(option['character'])}>
          <button type="button" data-option={index} onClick={() => answering.toggle(index)}>
            {words.textOf(option['name'])}
          </button>
        </li>
      ))}
    </ul>
  );
}
