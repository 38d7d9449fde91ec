/** The board game as it lies on the table, for a forum post: what everybody may see and nothing else. */
import { type Block, inWords } from '@ragtag/kernel/host';
import type { PlayerView } from '../core/view/players.ts';
import type { AreaView } from '../core/view/space.ts';
import type { View } from '../core/view/view.ts';

export function post(view: View, nameOf: (seat: number) => string): Block[] {
  const { resources, turn, titles } = view;
  const called = (seat: number) => view.players[seat]?.character?.name ?? nameOf(seat);
  return [
    { kind: 'text', text: `Turn ${turn.number}: ${called(turn.current)}, ${inWords(turn.step).toLowerCase()}` },
    { kind: 'heading', text: 'Fleet' },
    {
      kind: 'list',
      items: [
        Object.entries(resources)
          .map(([name, left]) => `${inWords(name)} ${left}`)
          .join(', '),
        `Distance ${view.distance}, jump preparation ${view.jumpTrack}, pursuit ${view.pursuit}`,
        Object.entries(titles)
          .map(
            ([title, seat]) =>
              `${title === 'cag' ? 'CAG' : inWords(title)}: ${seat === null ? 'nobody' : called(seat)}`,
          )
          .join(', '),
        ...(view.damaged.length > 0 ? [`Damaged: ${view.damaged.map(inWords).join(', ')}`] : []),
        ...(view.boarding.some((n) => n > 0) ? [`Boarding party: ${view.boarding.join(' ')}`] : []),
        `Nukes ${view.nukes.held}`,
      ],
    },
    { kind: 'heading', text: 'Players' },
    {
      kind: 'table',
      head: ['Player', 'Character', 'Place', 'Skill cards', 'Other cards'],
      rows: view.players.map((player) => [
        nameOf(player.seat),
        `${player.character?.name ?? ''}${player.revealed ? ' (Cylon)' : ''}`,
        placeOf(player),
        String(player.hand.count),
        otherCards(player),
      ]),
    },
    { kind: 'heading', text: 'Space' },
    {
      kind: 'list',
      items: Object.entries(view.ships.areas).map(([area, at]) => `${inWords(area)}: ${shipsIn(at, called)}`),
    },
    ...(view.over
      ? ([{ kind: 'text', text: `The game is over: ${inWords(view.over.winner).toLowerCase()} win.` }] as const)
      : []),
  ];
}

function placeOf({ place, piloting }: PlayerView): string {
  return piloting ? `${inWords(piloting.ship)} in ${inWords(piloting.area).toLowerCase()}` : inWords(place);
}

function otherCards({ quorum, mutiny, superCrises, loyalty, miracle, withoutTokens }: PlayerView): string {
  const counts = {
    loyalty: loyalty.length,
    quorum: quorum.count,
    mutiny: mutiny.count,
    superCrisis: superCrises.count,
  };
  const held = Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [`${n} ${inWords(name).toLowerCase()}`] : []));
  const once = withoutTokens ? 'once-per-game ability' : `${miracle} miracle`;
  return [...held, ...(miracle > 0 ? [once] : [])].join(', ');
}

function shipsIn(area: AreaView, nameOf: (seat: number) => string): string {
  const counts = {
    raider: area.raiders + (area.scar ? 1 : 0),
    heavyRaider: area.heavyRaiders,
    basestar: area.basestars.length,
    viper: Object.values(area.vipers).reduce((sum, n) => sum + n, 0),
    civilianShip: area.civilians.length,
  };
  const ships = Object.entries(counts).flatMap(([name, n]) =>
    n > 0 ? [`${n} ${inWords(name).toLowerCase()}${n === 1 ? '' : 's'}`] : [],
  );
  const pilots = area.pilots.map(({ seat }) => nameOf(seat));
  return [...ships, ...pilots].join(', ') || 'empty';
}
