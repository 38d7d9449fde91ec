/** A state of the size of the biggest games: 700 cards, 7 players, 60 locations. */
import {
  type Bound,
  cell,
  type Face,
  type Game,
  only,
  optional,
  record,
  rows,
  type Seat,
  type Shape,
  type Snapshot,
  seatsOf,
  startTable,
  type World,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';

const PLAYERS = 7;
const LOCATIONS = 60;
const CARDS = 700;

const fields = record({
  players: rows(PLAYERS, { location: cell(), actions: cell(), tokens: cell(), allegiance: cell() }),
  locations: rows(LOCATIONS, { damage: cell(), ships: cell(), occupant: optional(cell<Seat>()) }),
});
type Fields = Bound<typeof fields>;

const shape: Shape<Fields> = {
  fields,
  cards: CARDS,
  zones: [
    ...seatsOf(PLAYERS).map((holder) => zoneKinds.hand(`hand of ${holder}`, only(holder))),
    ...Array.from({ length: LOCATIONS }, (_, location) => zoneKinds.open(`location ${location}`)),
  ],
};

const bigGame: Game<null, Fields, World<Fields>> = {
  name: 'big',
  version: 1,
  configure: () => null,
  seats: () => PLAYERS,
  shape: () => shape,
  create: (_, world) => world,
  *play({ cards }) {
    for (let card = 0; card < CARDS; card++) {
      cards.create(card as Face, (card % shape.zones.length) as Zone); // any number is a face; dealt over all zones
    }
  },
  view: () => null,
  alike: () => 0,
};

/** Makes copies and drops all but the newest few, as a search would. */
export function makeClones(): (count: number) => void {
  const table = startTable(bigGame, null, 'big');
  if (table.world.cards.all().length !== CARDS) throw new Error(`the big state should hold ${CARDS} cards`);
  const kept: Snapshot[] = [];
  return (count) => {
    for (let made = 0; made < count; made++) kept[made % 64] = table.snapshot();
  };
}
