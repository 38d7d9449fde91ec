import {
  ask,
  type Bound,
  ConfigurationError,
  cell,
  checkpoint,
  type Face,
  flag,
  type Game,
  list,
  only,
  openWindow,
  type Rules,
  record,
  type Seat,
  seat,
  seatsOf,
  type World,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';

const PRINTED = [1, 2, 3, 4, 5].flatMap((worth) => Array<Face>(8).fill(worth as Face)); // a face is a number of ours
export const DECK = 0 as Zone; // a zone is its place in the list of zones
const DISCARD = 1 as Zone;
export const handOf = (player: Seat) => (2 + player) as Zone;
const hands = seatsOf(4).map((holder) => zoneKinds.hand(`hand of ${holder}`, only(holder)));
const fields = record({ dealt: flag(), current: cell<Seat>(), points: list(4, cell()) });
const shape = { fields, cards: PRINTED.length, zones: [zoneKinds.deck('deck'), zoneKinds.open('discard'), ...hands] };
type Salvage = World<Bound<typeof fields>>;

export const salvage: Game<{ players: number }, Bound<typeof fields>, Salvage> = {
  name: 'salvage',
  version: 1,
  configure(input) {
    const players = (input as { players?: unknown } | null)?.players; // of unknown origin, and looked at right below
    if (players === 2 || players === 3 || players === 4) return { players };
    throw new ConfigurationError('expected { "players": 2, 3 or 4 }');
  },
  seats: ({ players }) => players,
  shape: () => shape,
  create: (_configuration, world) => world,
  *play(g) {
    if (!g.fields.dealt) deal(g);
    while (g.cards.count(DECK) > 0) {
      yield* checkpoint();
      yield* turn(g);
      g.fields.current = seat((g.fields.current + 1) % g.seats.length);
    }
  },
  view: (g, viewer) => ({
    current: g.fields.current,
    points: g.seats.map((player) => g.fields.points.get(player)),
    deck: g.cards.count(DECK),
    discard: g.cards.view(DISCARD, viewer),
    hands: g.seats.map((player) => g.cards.view(handOf(player), viewer)),
  }),
  alike: () => 0,
};

function deal(g: Salvage): void {
  g.cards.createAll(PRINTED, DECK);
  g.cards.shuffle(DECK);
  for (const player of [...g.seats, ...g.seats, ...g.seats]) g.cards.draw(DECK, handOf(player));
  g.fields.dealt = true;
}

/** Draw a card and play one. It scores its worth and a die, unless somebody who holds the same discards that. */
function* turn(g: Salvage): Rules {
  const player = g.fields.current;
  const drawn = g.cards.draw(DECK, handOf(player));
  if (drawn !== null) g.emitWith({ type: 'drew', player }, only(player), { face: g.cards.faceOf(drawn) });

  const held = g.cards.list(handOf(player)).map((card) => ({ type: 'card', card, face: g.cards.faceOf(card) }));
  const { card, face } = yield* ask({ seat: player, kind: 'play', options: held });
  g.cards.move(card, DISCARD);
  g.emit({ type: 'played', player, face });

  let spoiled = false;
  yield* openWindow({
    kind: 'spoil',
    rules: [],
    context: { player, face },
    event: 'card',
    seats: g.seats.filter((other) => other !== player),
    until: 'once-each',
    arbiter: player,
    responses(other) {
      const same = g.cards.find(handOf(other), face);
      return same === null ? [] : [{ type: 'spoil', card: same }];
    },
    respond(other, response) {
      g.cards.move(response.card, DISCARD);
      g.emit({ type: 'spoiled', player: other, face });
      spoiled = true;
      return 'close';
    },
  });
  if (spoiled) return;
  const die = g.chance.die(6);
  g.fields.points.set(player, g.fields.points.get(player) + face + die);
  g.emit({ type: 'scored', player, face, die });
}
