/** All fleets as they face each other: the others above, one of them in focus, the race between, one's own below. */
import type { QuestionKind } from '@ragtag/ccg';
import type { Names } from '@ragtag/kernel/words';
import { memo, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';
import { aroundFleets } from './arrows.ts';
import { BeingPlayed } from './being-played.tsx';
import { Fleet } from './fleet.tsx';
import { FoldedFleet } from './folded.tsx';
import { Race } from './race.tsx';
import type { PlayerView, View } from './view.ts';

export interface FleetsProps {
  readonly view: View;
  readonly names: Names;
  /** Whose side is below; null for those who watch. */
  readonly seat: number | null;
  /** Whom what happens now is about, so that he comes into focus by himself. */
  readonly about: number | null;
  /** Where it stands elsewhere already. */
  readonly withoutRace?: boolean;
  /** On a phone the others fold while something is paid for. */
  readonly narrow?: boolean;
  /** What is staged between the fleets, which fold meanwhile; null if nothing is. */
  readonly stage?: ReactNode;
}

function hasLit({ alert, reserve, stacks, persistent }: PlayerView, lit: ReadonlyMap<string, unknown>): boolean {
  const fleet = [...alert, ...reserve].flatMap((one) => [one, ...one.stacked, ...one.linked]);
  const resources = stacks.flatMap((one) => [one, ...one.supply]);
  return [...fleet, ...resources, ...persistent].some(({ card }) => lit.has(`card:${card}`));
}

export const Fleets = memo(function Fleets({
  view,
  names,
  seat,
  about,
  withoutRace = false,
  narrow = false,
  stage = null,
}: FleetsProps) {
  const below = view.players[seat ?? 0];
  const others = view.players.filter((player) => player !== below);
  const { lit, asked } = useContext(ChoosingContext);
  const box = useRef<HTMLDivElement>(null);
  const acting = stage !== null;
  // Where there are more cards than there is room for, what is staged is brought into sight, and what can be answered with.
  useEffect(() => {
    if (acting && narrow) box.current?.querySelector('.ccg-stage')?.scrollIntoView({ block: 'start' });
    if (asked)
      box.current?.querySelector('.ccg-own .ccg-lit, .ccg-fleet .ccg-lit')?.scrollIntoView({ block: 'nearest' });
  }, [asked, acting, narrow]);
  const [focused, focus] = useState<number | null>(null);
  const [last, remember] = useState(about);
  if (about !== last) {
    remember(about);
    if (others.some((one) => one.seat === about)) focus(about);
  }
  const wanted = others.find((one) => one.seat === focused) ?? others.find(({ out }) => !out) ?? others[0];
  // Whoever has cards that are answers is in focus, if nobody in focus has.
  const inFocus = wanted && !hasLit(wanted, lit) ? (others.find((one) => hasLit(one, lit)) ?? wanted) : wanted;
  const folds = acting || (narrow && asked?.kind === ('pay' satisfies QuestionKind));
  const opened = inFocus && (!folds || hasLit(inFocus, lit)) ? inFocus : null;
  const folded = others.filter((player) => player !== opened);
  const ownOpen =
    !acting || asked?.kind === ('pay' satisfies QuestionKind) || (below !== undefined && hasLit(below, lit));
  const isFirst = (player: PlayerView) => player.seat === view.first;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed in it are buttons, arrows only lead from one to another
    <div ref={box} className={`ccg-fleets ${acting ? 'ccg-acting' : ''}`} onKeyDown={aroundFleets}>
      <div className="ccg-others">
        {opened && <Fleet player={opened} names={names} first={isFirst(opened)} own={false} />}
        {folded.length > 0 && (
          <div
            className={`ccg-folded-fleets ${opened ? `ccg-tiles ${folded.length > 2 ? 'ccg-tiles-2' : ''}` : 'ccg-strips'}`}
          >
            {folded.map((player) => (
              <FoldedFleet
                key={player.seat}
                player={player}
                names={names}
                first={isFirst(player)}
                strip={opened === null}
                few={opened !== null && folded.length > 2}
                focus={focus}
              />
            ))}
          </div>
        )}
      </div>
      {stage}
      {!acting && <BeingPlayed players={view.players} />}
      {!withoutRace && !acting && <Race view={view} names={names} />}
      {below &&
        (ownOpen ? (
          <Fleet player={below} names={names} first={isFirst(below)} own />
        ) : (
          <FoldedFleet player={below} names={names} first={isFirst(below)} strip focus={null} />
        ))}
    </div>
  );
});
