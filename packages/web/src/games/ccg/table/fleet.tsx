/** One player's side of the table: who stands alert, who lies in reserve, and the resources beside them. */
import type { Names } from '@ragtag/kernel/words';
import { memo, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { Sign } from '../cards/symbols.tsx';
import { useVerbs, VerbStrips } from '../cards/verbs.tsx';
import { tableWords as said } from '../words/table.ts';
import { Played } from './being-played.tsx';
import { incomingOf } from './incoming.ts';
import { Stacks } from './stacks.tsx';
import { type Area, Laid, Unit } from './unit.tsx';
import type { FleetCard, PlayerView } from './view.ts';

export interface FleetProps {
  readonly player: PlayerView;
  readonly names: Names;
  readonly first: boolean;
  /** Below the others: alert next to the enemy. */
  readonly own: boolean;
}

const nobody: PlayerView['played'] = [];

/** From so many on cards stand closer. */
const CROWD = 6;

export function whoseOf({ seat }: PlayerView, names: Names): string {
  return names.own(seat) ? said.your : said.whose(names.who(seat));
}

export const Fleet = memo(function Fleet({ player, names, first, own }: FleetProps) {
  const whose = whoseOf(player, names);
  const alert = <Row cards={player.alert} area="alert" label={said.alertOf(whose)} incoming={nobody} />;
  const reserve = (
    <Row
      cards={player.reserve}
      area="reserve"
      label={said.reserveOf(whose)}
      incoming={player.played.length === 0 ? nobody : incomingOf(player)}
    />
  );
  return (
    <section
      className={`ccg-fleet night seat-${player.seat} ${own ? 'ccg-own' : 'ccg-other'}`}
      aria-label={said.fleetOf(whose)}
    >
      <div className="panel ccg-side">
        <FleetHead player={player} names={names} first={first} />
        <Stacks player={player} whose={whose} />
      </div>
      <div className="ccg-areas">
        {own ? alert : reserve}
        {own ? reserve : alert}
      </div>
    </section>
  );
});

interface RowProps {
  readonly cards: readonly FleetCard[];
  readonly area: Area;
  readonly label: string;
  /** Being played: they will lie here. */
  readonly incoming: PlayerView['played'];
}

const Row = memo(function Row({ cards, area, label, incoming }: RowProps) {
  const bare = cards.length + incoming.length === 0;
  return (
    <section
      className={`panel ccg-row ccg-row-${area} ${cards.length > CROWD ? 'ccg-crowded' : ''} ${bare ? 'ccg-row-bare' : ''}`}
      aria-label={label}
    >
      <span className="ccg-row-name" aria-hidden="true">
        {area === 'alert' ? said.alert : said.reserve} {cards.length > CROWD && cards.length}
      </span>
      {bare ? (
        <p className="quiet ccg-row-empty">{area === 'alert' ? said.emptyAlert : said.emptyReserve}</p>
      ) : (
        <ul className={`ccg-row-cards ${area === 'reserve' ? 'ccg-lying-cards' : ''}`}>
          {cards.map((card) => (
            <li key={card.card} className="ccg-unit">
              <Unit card={card} area={area} />
            </li>
          ))}
          {incoming.map(({ card, id }) => (
            <li key={card} className="ccg-incoming">
              <Played id={id} number={card} />
              <span>{said.willLie}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

const FleetHead = memo(function FleetHead({ player, names, first }: Omit<FleetProps, 'own'>) {
  const [shown, show] = useState(false);
  const { seat, handCount, deck, discard, out, won } = player;
  const whose = whoseOf(player, names);
  const verbs = useVerbs([`player:${seat}`]);
  return (
    <div className={`ccg-head ${verbs.length > 0 ? 'ccg-lit' : ''}`}>
      <span className="ccg-mark" aria-hidden="true">
        {names.who(seat).charAt(0)}
      </span>
      <span className="ccg-who">{names.who(seat)}</span>
      {first && (
        <span className="ccg-first" title={said.first}>
          <Sign of="first" />
          <span className="sr">{said.first}</span>
        </span>
      )}
      {out && <span className="ccg-out">{said.out}</span>}
      {won && <span className="ccg-won">{said.won}</span>}
      <span className="ccg-counts">
        <span title={said.hand(handCount)}>
          <Sign of="hand" /> {handCount} <span className="sr">{said.hand(handCount)}</span>
        </span>
        <span title={said.deck(deck)}>
          <Sign of="deck" /> {deck} <span className="sr">{said.deck(deck)}</span>
        </span>
        <button
          type="button"
          className="ccg-discard-pile"
          aria-haspopup="dialog"
          aria-label={said.showDiscard(whose, discard.length)}
          title={said.discard(discard.length)}
          onClick={() => show(true)}
        >
          <Sign of="discard" /> {discard.length}
        </button>
      </span>
      <span className="ccg-head-verbs">
        <VerbStrips verbs={verbs} of={names.who(seat)} />
      </span>
      {shown && (
        <Dialog
          title={said.showDiscard(whose, discard.length)}
          className="sheet wide ccg-stack-dialog"
          close={() => show(false)}
        >
          <ul className="ccg-laid-out">
            {discard.map(({ card, id }) => (
              <li key={card}>
                <Laid id={id} number={card} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
});
