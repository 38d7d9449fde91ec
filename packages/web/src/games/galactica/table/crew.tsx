/** Everybody at the table, and a closer look at each. */
import './crew.css';
import type { PlayerView, View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { memo, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { Icon } from '../../../shell/parts/icons.tsx';
import { Panel } from '../../../shell/parts/panel.tsx';
import { Crested } from '../board/token.tsx';
import { words } from '../words/words.ts';
import { AssistMember } from './assist.tsx';
import { CharacterSheet, SheetOf } from './character-sheet.tsx';
import { SeenLoyalty, seenBy } from './loyalty.tsx';
import { Member, type MemberProps, MemberTile, shortName } from './member.tsx';

interface CrewProps {
  readonly table: TableState;
  readonly view: View;
}

export const Crew = memo(function Crew({ table, view }: CrewProps) {
  const [looked, lookAt] = useState<number | null>(null);
  return (
    <Panel title={words.crew.title} className="crew" scrolls>
      <ul>
        {view.players.map((player) => (
          <li key={player.seat}>
            <Member {...memberOf(player, table, view)} />
            <More seat={player.seat} name={nameOfSeat(view, table, player.seat)} lookAt={lookAt} />
          </li>
        ))}
        {view.assist && (
          <li>
            <AssistMember assist={view.assist} />
            <More seat={ASSIST} name={view.assist.character.name} lookAt={lookAt} />
          </li>
        )}
      </ul>
      <Waiting table={table} view={view} />
      <Closer seat={looked} table={table} view={view} close={() => lookAt(null)} />
    </Panel>
  );
});

const More = memo(function More(props: { seat: number; name: string; lookAt: (seat: number) => void }) {
  const { seat, name, lookAt } = props;
  return (
    <button
      type="button"
      className="member-more"
      aria-haspopup="dialog"
      aria-label={words.crew.sheetOf(name)}
      title={words.crew.sheet}
      onClick={() => lookAt(seat)}
    >
      <Icon of="list" size={14} />
    </button>
  );
});

/** All in a row; each opens what there is to know. */
export const CrewRow = memo(function CrewRow({ table, view }: CrewProps) {
  const [looked, lookAt] = useState<number | null>(null);
  return (
    <section className="crew-row" aria-label={words.crew.title}>
      {view.players.map((player) => (
        <MemberTile key={player.seat} {...memberOf(player, table, view)} open={lookAt} />
      ))}
      {view.assist && (
        <button type="button" className="tile" onClick={() => lookAt(ASSIST)}>
          <Crested character={view.assist.character.id} name="" revealed={view.assist.gone} />
          <span className="tile-name">{shortName(view.assist.character.name)}</span>
          <span className="tile-cards">{view.assist.gone ? words.crew.cylon : words.crew.assists}</span>
        </button>
      )}
      <Closer seat={looked} table={table} view={view} close={() => lookAt(null)} />
    </section>
  );
});

/** Who assists the only player has no seat. */
const ASSIST = -1;

function Closer({ seat, table, view, close }: CrewProps & { seat: number | null; close: () => void }) {
  const player: PlayerView | undefined = seat === null ? undefined : view.players[seat];
  if (seat === ASSIST && view.assist) {
    const { character, miracle, gone } = view.assist;
    const tokens = !view.players.some(({ withoutTokens }) => withoutTokens);
    return (
      <Dialog title={character.name} className="sheet closer" close={close}>
        <div className="crew">
          <AssistMember assist={view.assist} />
        </div>
        <p>{words.crew.assistText}</p>
        <SheetOf character={character.id} miracle={miracle} tokens={tokens} off={gone} alone assists />
      </Dialog>
    );
  }
  if (!player) return null;
  return (
    <Dialog title={nameOfSeat(view, table, player.seat)} className="sheet closer" close={close}>
      <div className="crew">
        <Member {...memberOf(player, table, view)} />
      </div>
      {view.over === null && table.seat !== null && <SeenLoyalty seen={seenBy(table.seat, [player], () => '')} />}
      <CharacterSheet player={player} alone={view.assist !== null} />
    </Dialog>
  );
}

/** The queue of public decisions; for secret ones only that the table waits. */
function Waiting({ table, view }: { table: TableState; view: View }) {
  if (table.status !== 'playing' || !table.waiting) return null;
  const awaited = table.awaited.map((seat) => (seat === table.seat ? words.crew.you : nameOfSeat(view, table, seat)));
  return (
    <p className="waiting" role="status">
      {awaited.length === 0 ? words.crew.tableWaits : words.crew.waitsFor(awaited)}
    </p>
  );
}

/** What is drawn of a player, and no more: most of a table changes without it. */
function memberOf(player: PlayerView, table: TableState, { titles, mutineer, turn }: View): MemberProps {
  const { seat } = player;
  return {
    player,
    titles,
    mutineer,
    sitting: table.seats[seat],
    own: table.seat === seat,
    current: turn.current === seat,
    awaited: table.status === 'playing' && table.waiting && table.awaited.some((one) => one === seat),
  };
}

export function nameOfSeat(view: View, table: TableState, seat: number): string {
  return view.players[seat]?.character?.name ?? table.seats[seat]?.name ?? words.table.seat(seat + 1);
}
