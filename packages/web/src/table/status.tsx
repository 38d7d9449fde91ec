/** The left rail: resources, tracks, distance, decks. */
import type { View } from '@ragtag/galactica';
import { useMemo } from 'react';
import { Icon, SkillShape } from '../parts/icons.tsx';
import { Panel } from '../parts/panel.tsx';
import type { SkillType } from '../parts/skills.ts';
import { words } from '../words/words.ts';

type Resource = keyof View['resources'];

/** The dials as printed: how far they go, and from where they are red. */
const FULL = 15;
const redFrom: Readonly<Record<Resource, number>> = { fuel: 4, food: 4, morale: 5, population: 6 };
const resources: readonly Resource[] = ['fuel', 'food', 'morale', 'population'];

const ARC = 2 * Math.PI * 26 * 0.75;

function Dial({ resource, value }: { resource: Resource; value: number }) {
  const red = value <= redFrom[resource];
  const share = Math.max(0, Math.min(1, value / FULL));
  return (
    <div className={`dial ${red ? 'red' : ''}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="dial-back" cx="32" cy="32" r="26" pathLength={ARC / 0.75} strokeDasharray={`${ARC} 999`} />
        <circle
          className="dial-value"
          cx="32"
          cy="32"
          r="26"
          pathLength={ARC / 0.75}
          strokeDasharray={`${ARC * share} 999`}
        />
      </svg>
      <span className="dial-number">{value}</span>
      <span className="dial-name">
        <Icon of={resource} size={12} /> {words.capital(resource)}
        {red && <span className="sr">, in the red zone</span>}
      </span>
    </div>
  );
}

function Track({
  title,
  spaces,
  at,
  danger,
}: {
  title: string;
  spaces: readonly string[];
  at: number;
  danger?: number;
}) {
  return (
    <div className="track">
      <h3 className="label">{title}</h3>
      <ol>
        {spaces.map((space, index) => (
          <li
            key={space}
            aria-current={index === at ? 'step' : undefined}
            className={`${index === at ? 'here' : ''} ${danger !== undefined && index >= danger ? 'danger' : ''}`}
          >
            {space}
          </li>
        ))}
      </ol>
    </div>
  );
}

const jumpSpaces = ['Start', 'Red 1', 'Red 2', '-3', '-1', 'Jump'];
const pursuitSpaces = ['Start', '1', '2', '3', 'Attack'];

function Boarding({ boarding }: { boarding: readonly number[] }) {
  return (
    <div className="track">
      <h3 className="label">Boarding party</h3>
      <ol>
        {boarding.map((centurions, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            key={space}
            className={`${centurions > 0 ? 'here bad' : ''} ${space === boarding.length - 1 ? 'danger' : ''}`}
          >
            {centurions > 0 ? (
              <>
                <Icon of="centurion" size={12} label="centurions" /> {centurions}
              </>
            ) : space === boarding.length - 1 ? (
              'Lost'
            ) : (
              '-'
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How far it is to Kobol. */
const JOURNEY = 8;

export function Status({ view }: { view: View }) {
  const { decks, ships, nukes, options } = view;
  const { hangar, raptors } = ships;
  const wide = useMemo(() => window.matchMedia('(width >= 44rem)').matches, []);
  return (
    <Panel title="Resources" className="status">
      <div className="dials">
        {resources.map((resource) => (
          <Dial key={resource} resource={resource} value={view.resources[resource]} />
        ))}
      </div>
      <Track title="Jump preparation" spaces={jumpSpaces} at={view.jumpTrack} />
      <Boarding boarding={view.boarding} />
      {options.cylonFleet && <Track title="Cylon pursuit" spaces={pursuitSpaces} at={view.pursuit} danger={4} />}
      <div className="journey">
        <h3 className="label">
          Distance <strong>{view.distance}</strong> of {JOURNEY}
        </h3>
        <ul>
          {view.travelled.map((card) => (
            <li key={card.card} title={card.text.join(' ')}>
              {card.name}
            </li>
          ))}
          {view.nextJumpWins && <li className="good">The next jump wins</li>}
          {view.sleeperPhaseDone && <li>Sleeper phase over</li>}
        </ul>
      </div>
      <details className="hangar" open={wide}>
        <summary className="label">Hangar</summary>
        <dl>
          {Object.entries(hangar).map(([kind, ship]) => (
            <div key={kind}>
              <dt>{words.nameOf(kind)}</dt>
              <dd>
                {ship.reserve} ready{ship.damaged > 0 && `, ${ship.damaged} damaged`}
                {ship.destroyed > 0 && `, ${ship.destroyed} lost`}
              </dd>
            </div>
          ))}
          <div>
            <dt>Raptors</dt>
            <dd>
              {raptors.reserve} ready{raptors.destroyed > 0 && `, ${raptors.destroyed} lost`}
            </dd>
          </div>
          <div>
            <dt>Nukes</dt>
            <dd>{nukes.held}</dd>
          </div>
          <div>
            <dt>Civilian ships</dt>
            <dd>
              {ships.civiliansUnused} safe
              {ships.civiliansDestroyed.length > 0 && `, ${ships.civiliansDestroyed.length} lost`}
            </dd>
          </div>
        </dl>
      </details>
      <details className="decks" open={wide}>
        <summary className="label">Decks</summary>
        <ul>
          {Object.entries(decks.skill).map(([skill, deck]) => (
            <li key={skill} aria-label={`${words.capital(skill)}: ${words.count(deck.count, 'card')}`}>
              <SkillShape skill={skill as SkillType /* the keys of the view's own record */} size={12} /> {deck.count}
            </li>
          ))}
          <li>Destiny {decks.destiny.count}</li>
          <li>Crisis {decks.crisis.count}</li>
          <li>Quorum {decks.quorum.count}</li>
          <li>Mutiny {decks.mutiny.count}</li>
          <li>Super crisis {decks.superCrisis.count}</li>
          <li>Destination {decks.destination.count}</li>
        </ul>
      </details>
    </Panel>
  );
}
