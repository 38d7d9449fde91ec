/** Everybody at the table in turn order, with where each stands in the race. */
import type { Names } from '@ragtag/kernel/words';
import { memo } from 'react';
import { Panel } from '../../../shell/parts/panel.tsx';
import { tableWords as said } from '../words/table.ts';
import { inTurnOrder, nextTurn, type PlayerView, type View } from './view.ts';

interface PeopleProps {
  readonly view: View;
  readonly names: Names;
  readonly awaited: readonly number[];
}

/** More stand closer. */
const FEW = 4;

export const People = memo(function People({ view, names, awaited }: PeopleProps) {
  return (
    <Panel title={said.players} className="ccg-people">
      <ol className={view.players.length > FEW ? 'ccg-many' : ''}>
        {inTurnOrder(view).map((player) => (
          <Person
            key={player.seat}
            player={player}
            names={names}
            deciding={awaited.includes(player.seat)}
            brief={view.players.length > FEW}
          />
        ))}
      </ol>
    </Panel>
  );
});

interface PersonProps {
  readonly player: PlayerView;
  readonly names: Names;
  readonly deciding: boolean;
  readonly brief: boolean;
}

function Person({ player, names, deciding, brief }: PersonProps) {
  const { seat, influence, out, won, threat } = player;
  const { take, gain } = nextTurn(player);
  return (
    <li
      className={`seat-${seat} ${deciding ? 'ccg-deciding' : ''} ${out ? 'ccg-gone' : ''}`}
      aria-current={deciding ? 'true' : undefined}
    >
      <span className="ccg-mark" aria-hidden="true">
        {names.who(seat).charAt(0)}
      </span>
      <span className="ccg-person-name">
        {names.who(seat)}
        {deciding && <span className="ccg-deciding-note"> {said.deciding}</span>}
      </span>
      <span className="ccg-person-next">
        {out ? said.out : won ? said.won : (brief ? said.nextInShort : said.next)(take, gain, threat)}
      </span>
      <span className="ccg-person-influence" aria-label={said.influenceOf(names.who(seat), influence)} role="img">
        {influence}
      </span>
    </li>
  );
}
