/** The left rail: resources, tracks, distance, hangar, decks. In little room: one strip that opens all of it. */
import './status.css';
import type { View } from '@ragtag/galactica';
import { memo, type ReactNode, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { type Drawing, Icon } from '../../../shell/parts/icons.tsx';
import { Panel } from '../../../shell/parts/panel.tsx';
import { SkillShape } from '../parts/skill-shape.tsx';
import type { SkillType } from '../parts/skills.ts';
import { words } from '../words/words.ts';
import { Dial, isRed, resources } from './dial.tsx';

/** How far it is to Kobol. */
const JOURNEY = 8;
const RISKY = 3;

export const Status = memo(function Status({ view }: { view: View }) {
  return (
    <Panel title={words.status.resources} className="status" scrolls>
      <Dashboard view={view} />
    </Panel>
  );
});

/** One line for all of it, as on a phone. */
export const StatusStrip = memo(function StatusStrip({ view }: { view: View }) {
  const [open, show] = useState(false);
  const said = words.status;
  const landed = view.boarding.findLastIndex((centurions) => centurions > 0);
  const centurions = view.boarding[landed] ?? 0;
  return (
    <section className="strip" aria-label={said.resources}>
      <button type="button" className="strip-button" aria-haspopup="dialog" title={said.all} onClick={() => show(true)}>
        {resources.map((resource) => {
          const value = view.resources[resource];
          const red = isRed(resource, value);
          return (
            <Reading key={resource} icon={resource} name={said.resource[resource]} bad={red}>
              {value}
              {red && <span className="sr">{`, ${said.redZone}`}</span>}
            </Reading>
          );
        })}
        <Reading icon="jump" name={said.jump} good={view.jumpTrack >= RISKY}>
          {said.jumpShort[view.jumpTrack]}
        </Reading>
        <Reading icon="centurion" name={said.boarding} bad={centurions > 0}>
          {centurions > 0 ? `${centurions}·${landed + 1}` : '0'}
        </Reading>
        {view.options.cylonFleet && (
          <Reading icon="pursuit" name={said.pursuit} bad={view.pursuit >= RISKY}>
            {said.pursuitShort[view.pursuit]}
          </Reading>
        )}
        <Reading icon="distance" name={said.distance}>
          {`${view.distance}/${JOURNEY}`}
        </Reading>
        {view.check && (
          <strong className="strip-check">{said.checkNow(view.check.strength, view.check.difficulty)}</strong>
        )}
      </button>
      {open && (
        <Dialog title={said.resources} className="sheet" close={() => show(false)}>
          <div className="status">
            <Dashboard view={view} />
          </div>
        </Dialog>
      )}
    </section>
  );
});

function Reading(props: { icon: Drawing; name: string; bad?: boolean; good?: boolean; children: ReactNode }) {
  const { icon, name, bad = false, good = false, children } = props;
  return (
    <span className={`gauge ${bad ? 'bad' : good ? 'lit-text' : ''}`} title={name}>
      <Icon of={icon} size={16} />
      <span className="sr">{name} </span>
      <span>{children}</span>
    </span>
  );
}

/** Where a jump costs lives, and where the pursuers are upon us. */
const riskyJumps = [1, 2];
const attack = [4];

function Dashboard({ view }: { view: View }) {
  const said = words.status;
  return (
    <>
      <div className="dials">
        {resources.map((resource) => (
          <Dial key={resource} resource={resource} value={view.resources[resource]} />
        ))}
      </div>
      <Track title={said.jump} spaces={said.jumpSpaces} short={said.jumpShort} at={view.jumpTrack} risky={riskyJumps} />
      <Boarding boarding={view.boarding} />
      {view.options.cylonFleet && (
        <Track
          title={said.pursuit}
          spaces={said.pursuitSpaces}
          short={said.pursuitShort}
          at={view.pursuit}
          risky={attack}
        />
      )}
      <Journey
        distance={view.distance}
        travelled={view.travelled}
        nextJumpWins={view.nextJumpWins}
        sleepersOver={view.sleeperPhaseDone}
      />
      <Hangar
        hangar={view.ships.hangar}
        raptors={view.ships.raptors}
        safe={view.ships.civiliansUnused}
        lost={view.ships.civiliansDestroyed.length}
        nukes={view.nukes.held}
      />
      <Decks decks={view.decks} />
    </>
  );
}

const Track = memo(function Track(props: {
  title: string;
  spaces: readonly string[];
  short: readonly string[];
  at: number;
  risky: readonly number[];
}) {
  const { title, spaces, short, at, risky } = props;
  return (
    <div className="track">
      <h3 className="label">{title}</h3>
      <ol>
        {spaces.map((space, index) => (
          <li
            key={space}
            title={space}
            aria-current={index === at ? 'step' : undefined}
            className={`${index === at ? 'here' : ''} ${risky.includes(index) ? 'danger' : ''}`}
          >
            <span className="sr">{space}</span>
            <span aria-hidden="true">{short[index]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});

const Boarding = memo(function Boarding({ boarding }: { boarding: readonly number[] }) {
  const said = words.status;
  const last = boarding.length - 1;
  return (
    <div className="track">
      <h3 className="label">{said.boarding}</h3>
      <ol>
        {boarding.map((centurions, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            key={space}
            className={`${centurions > 0 ? 'here bad' : ''} ${space === last ? 'danger' : ''}`}
          >
            {centurions > 0 ? (
              <>
                <Icon of="centurion" size={13} label={said.boarded(centurions, space + 1)} />
                {centurions > 1 && <span aria-hidden="true">{centurions}</span>}
              </>
            ) : space === last ? (
              said.lost
            ) : (
              <span className="sr">{said.noBoarding}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
});

const Journey = memo(function Journey({
  distance,
  travelled,
  nextJumpWins,
  sleepersOver,
}: Pick<View, 'distance' | 'travelled' | 'nextJumpWins'> & { sleepersOver: boolean }) {
  const said = words.status;
  return (
    <div className="journey">
      <h3 className="label">
        {said.distance} <strong>{distance}</strong> {said.of(JOURNEY)}
      </h3>
      <div className="journey-bar" aria-hidden="true">
        {Array.from({ length: JOURNEY }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit of distance is its place
          <span key={at} className={at < distance ? 'gone' : ''} />
        ))}
      </div>
      <ul>
        {travelled.map((card) => (
          <li key={card.card} title={words.linesText(card.text)}>
            {card.name}
          </li>
        ))}
        {nextJumpWins && <li className="good">{said.nextJumpWins}</li>}
        {sleepersOver && <li>{said.sleepersOver}</li>}
      </ul>
    </div>
  );
});

const Hangar = memo(function Hangar({
  hangar,
  raptors,
  safe,
  lost,
  nukes,
}: Pick<View['ships'], 'hangar' | 'raptors'> & { safe: number; lost: number; nukes: number }) {
  const said = words.status;
  const rows: [string, string[]][] = [
    ...Object.entries(hangar).map(([kind, { reserve, damaged, destroyed }]): [string, string[]] => [
      said.kinds[kind] ?? words.nameOf(kind),
      [said.ready(reserve), ...(damaged > 0 ? [said.damaged(damaged)] : []), ...gone(destroyed)],
    ]),
    [said.raptors, [said.ready(raptors.reserve), ...gone(raptors.destroyed)]],
    [said.civilians, [said.safe(safe), ...gone(lost)]],
    [said.nukes, [String(nukes)]],
  ];
  return (
    <div className="hangar">
      <h3 className="label">{said.hangar}</h3>
      <dl>
        {rows.map(([name, counts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{counts.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

function gone(n: number): string[] {
  return n > 0 ? [words.status.gone(n)] : [];
}

const otherDecks = ['destiny', 'crisis', 'quorum', 'mutiny', 'superCrisis', 'destination'] as const;

const Decks = memo(function Decks({ decks }: Pick<View, 'decks'>) {
  const said = words.status;
  return (
    <div className="decks">
      <h3 className="label">{said.decks}</h3>
      <ul>
        {Object.entries(decks.skill).map(([skill, { count }]) => (
          <li key={skill} title={said.deck(words.capital(skill), count)}>
            <SkillShape skill={skill as SkillType /* the keys of the view's own record */} size={12} />
            <span className="sr">{words.capital(skill)}</span> {count}
          </li>
        ))}
        {otherDecks.map((deck) => (
          <li key={deck}>
            {said.deckNames[deck]} {decks[deck].count}
          </li>
        ))}
      </ul>
    </div>
  );
});
