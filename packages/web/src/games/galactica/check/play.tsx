/** The check itself: who adds, what is turned, how far it comes. */
import type { CheckView } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../shell/parts/icons.tsx';
import { words } from '../words/words.ts';
import { Bar } from './bar.tsx';
import { CheckCards } from './cards.tsx';
import { type CheckScene, type Scene, totalOf } from './scene.ts';

interface PlayProps {
  readonly scene: Scene;
  readonly check: CheckScene;
  /** The check as the table shows it, while it goes on and everything that has happened is on the stage. */
  readonly live: CheckView | null;
  /** The seats in the order in which they add. */
  readonly order: readonly number[];
  readonly names: Names;
  readonly children?: ReactNode;
}

const none: CheckView['cards'] = [];

export function Play({ scene, check, live, order, names, children }: PlayProps) {
  return (
    <div className="stage-play">
      <header className="stage-head">
        <div className="stage-says">
          <p className="label">
            {words.check.phase[check.phase]}
            {check.reckless && <span className="stage-tag">{words.check.reckless}</span>}
          </p>
          <p className={`stage-headline ${check.outcome ?? ''}`}>
            {check.outcome && <Verdict outcome={check.outcome} />}
            {headline(check)}
          </p>
        </div>
        <Contributions check={check} live={live} order={order} names={names.brief} />
      </header>
      {check.ability && <p className="stage-ability">{words.sentenceOf(check.ability.text)}</p>}
      <CheckCards check={check} known={live?.cards ?? none} />
      {check.treachery.length > 0 && <Treachery check={check} />}
      {(check.strength !== null || check.outcome === null) && <Bar check={check} />}
      {check.outcome ? <Outcome scene={scene} check={check} names={names} /> : <Situation check={check} live={live} />}
      <Notes check={check} names={names} />
      {children}
    </div>
  );
}

function headline({ phase, pile, cards, ability, strength, difficulty, outcome }: CheckScene): string {
  const { headline: says, result } = words.check;
  if (outcome) return result(strength, difficulty, outcome);
  if (ability) return says.ability(ability.name);
  switch (phase) {
    case 'before':
      return says.before;
    case 'adding':
      return says.adding(pile);
    case 'turning':
      return says.turning(cards.length + pile, cards.length);
    case 'totalled':
      return says.totalled(strength ?? 0, difficulty);
    default:
      return says.turned(cards.length);
  }
}

function Verdict({ outcome }: { outcome: NonNullable<CheckScene['outcome']> }) {
  const paths = { pass: 'M2 9l4 4 8-10', partial: 'M2 8h12', fail: 'M3 3l10 10M13 3 3 13' } as const;
  return (
    <svg className="stage-verdict" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={paths[outcome]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

/** How many each has added, never which; and whose turn it is. Who has no card to add is passed over in silence. */
const Contributions = memo(function Contributions({
  check,
  live,
  order,
  names,
}: Omit<PlayProps, 'scene' | 'children'>) {
  const { added, destiny, phase } = check;
  const given = new Map(added.map(({ seat, n }) => [seat, n]));
  const last = order.findLastIndex((seat) => given.has(seat));
  order.forEach((seat, at) => {
    if (!given.has(seat) && (at < last || typeof live?.added[seat] === 'number')) given.set(seat, 0);
  });
  const adding = phase === 'adding';
  const next = adding ? order.find((seat) => !given.has(seat)) : undefined;
  const shown = adding ? order : added.map(({ seat }) => seat); // in the end as it was: the turn may have passed on
  if (shown.length === 0 && destiny === null) return null;
  return (
    <ul className="stage-added" aria-label={words.check.contributions}>
      {destiny !== null && (
        <li>
          {words.check.destiny} <strong>{destiny}</strong>
        </li>
      )}
      {shown.map((seat) => (
        <li key={seat} className={seat === next ? 'now' : given.has(seat) ? '' : 'still'}>
          {given.has(seat) ? (
            <>
              {names.who(seat)} <strong>{given.get(seat)}</strong>
            </>
          ) : seat === next ? (
            words.check.addsNow(seat, names)
          ) : (
            words.check.mayStill(seat, names)
          )}
        </li>
      ))}
    </ul>
  );
});

/** What changes how cards count, and how far it is. */
function Situation({ check, live }: { check: CheckScene; live: CheckView | null }) {
  const said = [...distance(check), ...conditions(live)];
  return said.length === 0 ? null : (
    <ul className="stage-situation">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function distance(check: CheckScene): string[] {
  const { phase, pile, difficulty, partial } = check;
  if (phase === 'before' || phase === 'adding') return [];
  const short = difficulty - (check.strength ?? totalOf(check));
  const { toTurn, shortBy, reached, enough, partlyReached } = words.check;
  return [
    ...(pile > 0 ? [toTurn(pile)] : []),
    short > 0 ? shortBy(short) : pile > 0 ? reached : enough,
    ...(short > 0 && partial !== null && difficulty - short >= partial ? [partlyReached] : []),
  ];
}

function conditions(live: CheckView | null): string[] {
  const { without, faceUp, counts } = words.check;
  return [
    ...(live?.noDestiny ? [without.destiny] : []),
    ...(live?.noAbilities ? [without.abilities] : []),
    ...(live?.faceup ? [faceUp] : []),
    ...(live && live.zero.length > 0 ? [counts.zero(live.zero.map(words.nameOf))] : []),
    ...(live && live.positive.length > 0 ? [counts.positive(live.positive.map(words.nameOf))] : []),
    ...(live && live.double.length > 0 ? [counts.double(live.double.map(words.nameOf))] : []),
    ...(live?.strengthOnePositive ? [counts.ones] : []),
  ];
}

function Treachery({ check: { treachery } }: { check: CheckScene }) {
  return (
    <p className="stage-treachery">
      <span className="quiet">{words.check.treachery}</span>
      {treachery.map(({ name, strength }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second card turned up
        <span key={index} className="stage-note treachery">
          {name} <strong>{strength}</strong>
        </span>
      ))}
    </p>
  );
}

/** What the card says of this result, and what has come of it. */
const Outcome = memo(function Outcome({ scene, check, names }: { scene: Scene; check: CheckScene; names: Names }) {
  const line = check.text.map(words.cardLine).find(({ kind }) => kind === check.outcome);
  return (
    <div className="stage-outcome">
      {line && <p className={`stage-line ${line.kind}`}>{line.text}</p>}
      <Follows scene={scene} names={names} />
    </div>
  );
});

const MOST_FOLLOWING = 6;

export function Follows({ scene, names }: { scene: Scene; names: Names }) {
  if (scene.follows.length === 0) return null;
  return (
    <ul className="stage-follows" aria-label={words.check.follows}>
      {scene.follows.slice(-MOST_FOLLOWING).map((event, index) => {
        const { text, tone } = words.eventLine(event, names);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
          <li key={index} className={`stage-note ${tone}`}>
            {text}
          </li>
        );
      })}
    </ul>
  );
}

const MOST_NOTES = 8;

const Notes = memo(function Notes({ check: { notes, bonus }, names }: { check: CheckScene; names: Names }) {
  if (notes.length === 0 && bonus === 0) return null;
  return (
    <ul className="stage-notes" aria-label={words.check.notes}>
      {notes.slice(-MOST_NOTES).map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
        <li key={index} className="stage-note">
          <Icon of="hand" size={12} /> {words.eventLine(event, names).text}
        </li>
      ))}
      {bonus !== 0 && (
        <li className="stage-note good">
          {words.check.bonus} <strong>{words.check.signed(bonus)}</strong>
        </li>
      )}
    </ul>
  );
});
