/** What everybody may see of a game, as a post for a forum. */
import type { Block, NameOf } from '@ragtag/kernel/host';
import { library } from './content/content.ts';
import type { FleetCard, PlayerView, ResourceStack, View } from './view/view.ts';

export function post(view: View, nameOf: NameOf): Block[] {
  const { turn, phase, first, threatLevel, fleetDefense, players } = view;
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `Turn ${turn}, ${phases[phase] ?? phase}. ${nameOf(first)} is first player. Cylon threat level ${threatLevel} against a fleet defense level of ${fleetDefense}.`,
    },
    {
      kind: 'table',
      head: ['Player', 'Influence', 'Hand', 'Deck', 'Discard pile', 'Cylon threat'],
      rows: players.map(({ seat, out, won, influence, handCount, deck, discard, threat }) => [
        `${nameOf(seat)}${won ? ' (won)' : out ? ' (out)' : ''}`,
        ...[influence, handCount, deck, discard.length, threat].map(String),
      ]),
    },
  ];
  for (const player of players) if (!player.out) blocks.push(...fleetOf(player, nameOf));
  return blocks;
}

const phases: Readonly<Record<string, string>> = {
  setup: 'before the first turn',
  ready: 'ready phase',
  execution: 'execution phase',
  cylon: 'Cylon phase',
};

function fleetOf(player: PlayerView, nameOf: NameOf): Block[] {
  const { seat, alert, reserve, stacks, persistent, threats } = player;
  const items = [
    listed('Alert', alert.map(unitText)),
    listed('Reserve', reserve.map(unitText)),
    listed('Resources', stacks.map(stackText)),
    listed(
      'Persistent missions',
      persistent.map(({ id }) => named(id)),
    ),
    listed(
      'Cylon threats',
      threats.map(({ id, power }) => `${named(id)} (power ${power})`),
    ),
  ].flat();
  return [
    { kind: 'heading', text: nameOf(seat) },
    { kind: 'list', items },
  ];
}

function listed(what: string, cards: readonly string[]): string[] {
  return cards.length === 0 ? [] : [`${what}: ${cards.join('; ')}`];
}

function unitText({ id, exhausted, power, stacked, linked }: FleetCard): string {
  const isMission = library.get(id)?.type === 'mission';
  const notes = [
    ...(exhausted ? ['exhausted'] : isMission ? [] : [`power ${power}`]),
    ...(stacked.length > 0 ? [`over ${stacked.map((under) => named(under.id)).join(', ')}`] : []),
    ...(linked.length > 0 ? [`linked: ${linked.map((mission) => named(mission.id)).join(', ')}`] : []),
  ];
  return `${named(id)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function stackText({ id, resource, amount, exhausted }: ResourceStack): string {
  return `${named(id)} (${amount} ${resource ?? ''}${exhausted ? ', spent' : ''})`;
}

function named(id: string): string {
  return library.get(id)?.name ?? id;
}
