/** The board: space round Galactica, the ship's own places, and the boards beside it. */
import type { AreaView, PlayerView, View } from '@ragtag/galactica';
import { Icon } from '../parts/icons.tsx';
import { areaName, count, type Names, nameOf, wordsFor } from '../words/terms.ts';
import { Target } from './target.tsx';

type Area = keyof View['ships']['areas'];

const ring: readonly Area[] = ['starboard-bow', 'starboard-stern', 'bow', 'stern', 'port-bow', 'port-stern'];
const boards: readonly { readonly name: string; readonly className: string; readonly places: readonly string[] }[] = [
  {
    name: 'Galactica',
    className: 'galactica',
    places: [
      'ftl-control',
      'weapons-control',
      'communications',
      'research-lab',
      'command',
      'admirals-quarters',
      'hangar-deck',
      'armory',
      'sickbay',
      'brig',
    ],
  },
  { name: 'Pegasus', className: 'pegasus', places: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] },
  {
    name: 'Colonial One',
    className: 'colonial-one',
    places: ['press-room', 'presidents-office', 'administration', 'quorum-chamber'],
  },
  {
    name: 'Cylon locations',
    className: 'cylon',
    places: ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship', 'basestar-bridge'],
  },
];

export function Board({ view, names }: { view: View; names: Names }) {
  const gone: Readonly<Record<string, boolean>> = {
    pegasus: view.destroyed.pegasus,
    'colonial-one': view.destroyed.colonialOne,
  };
  const shown = boards.filter(({ className }) => className !== 'galactica');
  return (
    <section className="board" aria-label="Board">
      <div className="space">
        {ring.map((area) => (
          <SpaceArea key={area} area={area} at={view.ships.areas[area]} view={view} names={names} />
        ))}
        <Places view={view} board={boards[0]} gone={false} />
      </div>
      <div className="side-boards">
        {shown.map((board) => (
          <Places key={board.name} view={view} board={board} gone={gone[board.className] ?? false} />
        ))}
      </div>
    </section>
  );
}

function SpaceArea({ area, at, view, names }: { area: Area; at: AreaView; view: View; names: Names }) {
  const empty =
    at.raiders + at.heavyRaiders + at.basestars.length + at.pilots.length + at.civilians.length === 0 &&
    !at.scar &&
    Object.values(at.vipers).every((n) => n === 0);
  return (
    <Target at={`area:${area}`} className={`area ${area}`}>
      <span className="area-name">{areaName(area)}</span>
      <span className="ships">
        {at.basestars.map(({ basestar, damage }) => (
          <span key={basestar} className="ship cylon-ship">
            <Icon of="basestar" size={30} /> Basestar
            {damage.length > 0 && <em> damaged: {damage.map(wordsFor).join(', ')}</em>}
          </span>
        ))}
        <Ships n={at.raiders} of="raider" name="raider" className="cylon-ship" />
        {at.scar && (
          <span className="ship cylon-ship">
            <Icon of="raider" /> Scar
          </span>
        )}
        <Ships n={at.heavyRaiders} of="heavyRaider" name="heavy raider" className="cylon-ship" />
        {Object.entries(at.vipers).map(([kind, n]) => (
          <Ships
            key={kind}
            n={n}
            of={kind === 'assault-raptor' ? 'raptor' : 'viper'}
            name={wordsFor(kind)}
            className="human-ship"
          />
        ))}
        {at.pilots.map(({ seat, ship }) => (
          <span key={seat} className="ship human-ship">
            <Icon of={ship === 'assault-raptor' ? 'raptor' : 'viper'} /> {names.who(seat)}
          </span>
        ))}
        {at.civilians.map((ship) => (
          <Target key={ship.card} at={`card:${ship.card}`} className="ship civilian-ship">
            <Icon of="civilian" /> {'name' in ship ? ship.name : 'Civilian ship'}
          </Target>
        ))}
        {empty && <span className="quiet">clear</span>}
      </span>
      {view.options.cylonFleet && <Gathering fleet={at.fleet} />}
    </Target>
  );
}

/** What waits on the Cylon Fleet board to arrive here. */
function Gathering({ fleet: { raiders, heavyRaiders, basestars } }: { fleet: AreaView['fleet'] }) {
  const parts = [
    basestars > 0 && count(basestars, 'basestar'),
    raiders > 0 && count(raiders, 'raider'),
    heavyRaiders > 0 && count(heavyRaiders, 'heavy raider'),
  ].filter(Boolean);
  return parts.length === 0 ? null : <span className="gathering">Fleet board: {parts.join(', ')}</span>;
}

function Ships({
  n,
  of,
  name,
  className,
}: {
  n: number;
  of: 'raider' | 'heavyRaider' | 'viper' | 'raptor';
  name: string;
  className: string;
}) {
  if (n === 0) return null;
  return (
    <span className={`ship ${className}`}>
      {Array.from({ length: Math.min(n, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ships of a kind are alike
        <Icon key={index} of={of} size={18} />
      ))}{' '}
      {count(n, name)}
    </span>
  );
}

function Places({ view, board, gone }: { view: View; board: (typeof boards)[number] | undefined; gone: boolean }) {
  if (!board) return null;
  const places = board.places.map((id) => (id === 'resurrection-ship' && view.destroyed.hub ? 'hub-destroyed' : id));
  return (
    <section className={`places ${board.className} ${gone ? 'gone' : ''}`} aria-label={board.name}>
      <h3 className="label">
        {board.name}
        {gone && ', destroyed'}
      </h3>
      <div className="place-grid">
        {places.map((id) => (
          <Place key={id} id={id} view={view} />
        ))}
      </div>
    </section>
  );
}

function Place({ id, view }: { id: string; view: View }) {
  const damaged = view.damaged.includes(id);
  const here = view.players.filter(({ place }) => place === id);
  return (
    <Target at={`location:${id}`} className={`place ${id} ${damaged ? 'damaged' : ''}`}>
      <span className="place-name">{nameOf(id)}</span>
      {damaged && <span className="damage">damaged</span>}
      {here.length > 0 && (
        <span className="present">
          {here.map((player) => (
            <Token key={player.seat} player={player} />
          ))}
        </span>
      )}
    </Target>
  );
}

export function Token({ player }: { player: PlayerView }) {
  const name = player.character?.name ?? `Seat ${player.seat + 1}`;
  return (
    <span className={`token seat-${player.seat} ${player.revealed ? 'revealed' : ''}`} title={name}>
      {initials(name)}
      <span className="sr"> {name}</span>
    </span>
  );
}

/** `Kara "Starbuck" Thrace` as KT. */
function initials(name: string): string {
  const words = name
    .replaceAll(/"[^"]*"/g, '')
    .split(/\s+/)
    .filter(Boolean);
  return [words[0], words.at(-1)].map((word) => word?.charAt(0) ?? '').join('');
}
