/** One of the crew: character, who plays it, place, titles, what they hold, and what they are doing. */
import type { PlayerView, View } from '@ragtag/galactica';
import type { SeatState } from '@ragtag/server/protocol';
import { memo } from 'react';
import { type Drawing, Icon } from '../../../shell/parts/icons.tsx';
import { Target } from '../../../table/target.tsx';
import { Token } from '../board/token.tsx';
import { words } from '../words/words.ts';
import { Mate } from './mate.tsx';

export interface MemberProps {
  readonly player: PlayerView;
  readonly titles: View['titles'];
  readonly mutineer: View['mutineer'];
  /** Who sits there. */
  readonly sitting: SeatState | undefined;
  readonly own: boolean;
  readonly current: boolean;
  readonly awaited: boolean;
}

export const Member = memo(function Member(props: MemberProps) {
  const { player, titles, mutineer, sitting, own, current, awaited } = props;
  const said = words.crew;
  return (
    <Target
      at={`player:${player.seat}`}
      className={`member seat-${player.seat} ${current ? 'current' : ''} ${awaited ? 'awaited' : ''}`}
    >
      <Token player={player} />
      <span className="member-words">
        <span className="member-name">
          <span className="name-full">{player.character?.name ?? said.noCharacter}</span>
          <span className="name-short" aria-hidden="true">
            {player.character ? shortName(player.character.name) : said.noCharacter}
          </span>
          {titlesOf(player.seat, titles, mutineer).map((title) => (
            <span key={title} className="title">
              {title}
            </span>
          ))}
          {player.allegiance !== 'human' && <span className="title cylon">{said.allegiance[player.allegiance]}</span>}
          {current && <span className="sr">{said.currentPlayer}</span>}
        </span>
        <span className="member-rest">
          <span className="member-where">
            <Sitting sitting={sitting} own={own} />
            <span className="member-place">
              {player.character && ` · ${whereIs(player)}`}
              {player.stranded > 0 && ` · ${said.stranded}`}
            </span>
          </span>
          {badgesOf(player).map(({ icon, n, text }) => (
            <span key={text} className="held" title={text}>
              <Icon of={icon} size={11} />
              <span className="sr">{text}</span>
              <span aria-hidden="true">{n}</span>
            </span>
          ))}
          {player.quorumGiven.map((card) => 'name' in card && <Given key={card.card} name={card.name} />)}
          {awaited && <span className="doing">{said.deciding}</span>}
        </span>
      </span>
      <span className="hand-count" title={said.skillCards(player.hand.count)}>
        <Icon of="hand" size={14} />
        <span className="sr">{said.skillCards(player.hand.count)}</span>
        <span aria-hidden="true">{player.hand.count}</span>
      </span>
    </Target>
  );
});

/** In a row, as on a phone. */
export const MemberTile = memo(function MemberTile({
  player,
  current,
  awaited,
  open,
}: Pick<MemberProps, 'player' | 'current' | 'awaited'> & { open: (seat: number) => void }) {
  const said = words.crew;
  const known = player.allegiance !== 'human';
  const inside = (
    <>
      <Token player={player} />
      <span className="tile-name">
        {player.character ? shortName(player.character.name) : words.table.seat(player.seat + 1)}
      </span>
      {known && <span className="tile-known">{said.known[player.allegiance]}</span>}
      <span className="tile-cards">
        {said.cards(player.hand.count)}
        {current && <span className="sr">{`, ${said.currentPlayer}`}</span>}
        {awaited && <span className="sr">{`, ${said.awaited}`}</span>}
      </span>
    </>
  );
  const className = `tile seat-${player.seat} ${known ? 'known' : ''} ${current ? 'current' : ''} ${awaited ? 'awaited' : ''}`;
  return (
    <Target at={`player:${player.seat}`} className={className} otherwise={() => open(player.seat)}>
      {inside}
    </Target>
  );
});

/** `Kara "Starbuck" Thrace` as Starbuck, Laura Roslin as Roslin. */
export function shortName(name: string): string {
  const callSign = /"([^"]+)"/.exec(name)?.[1];
  return callSign ?? name.split(' ').at(-1) ?? name;
}

function Sitting({ sitting, own }: { sitting: SeatState | undefined; own: boolean }) {
  const said = words.crew;
  if (own) return <>{said.you}</>;
  if (!sitting || sitting.kind === 'empty') return <>{said.emptySeat}</>;
  if (sitting.kind === 'bot') return <Mate name={sitting.name} />;
  return (
    <span className={sitting.here ? 'here' : 'away'} title={sitting.here ? said.here : said.away}>
      {sitting.name ?? said.somebody} <span className="sr">{sitting.here ? said.here : said.away}</span>
    </span>
  );
}

export function titlesOf(seat: number, titles: View['titles'], mutineer: View['mutineer']): string[] {
  const held = Object.entries(titles).flatMap(([title, holder]) => (holder === seat ? [words.nameOf(title)] : []));
  return mutineer === seat ? [...held, words.crew.mutineer] : held;
}

export function whereIs({ piloting, place }: PlayerView): string {
  return piloting
    ? words.crew.inShip(words.wordsFor(piloting.ship), words.areaName(piloting.area))
    : words.nameOf(place);
}

function Given({ name }: { name: string }) {
  return <span className="given">{name}</span>;
}

interface Badge {
  readonly icon: Drawing;
  readonly n: number;
  readonly text: string;
}

/** What lies before a player besides the hand, as everybody sees it. */
export function badgesOf({
  loyalty,
  quorum,
  mutiny,
  superCrises,
  miracle,
  withoutTokens,
  motives,
  agenda,
}: PlayerView): readonly Badge[] {
  const said = words.crew;
  const all: readonly Badge[] = [
    { icon: 'eye', n: loyalty.length, text: said.loyalty(loyalty.length) },
    { icon: 'eye', n: motives.count, text: said.motives(motives.count) },
    { icon: 'eye', n: agenda.count, text: said.agenda },
    { icon: 'star', n: miracle, text: withoutTokens ? said.onceLeft : said.miracle(miracle) },
    { icon: 'warning', n: mutiny.count, text: said.mutiny(mutiny.count) },
    { icon: 'book', n: quorum.count, text: said.quorum(quorum.count) },
    { icon: 'basestar', n: superCrises.count, text: said.superCrises(superCrises.count) },
  ];
  return all.filter(({ n }) => n > 0);
}
