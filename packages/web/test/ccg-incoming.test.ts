/** What a card that is being played will come to. */
import { ccgHost, type ReferenceCard } from '@ragtag/ccg/host';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadFacts } from '../src/games/ccg/cards/facts.ts';
import { incomingOf, outlookOf } from '../src/games/ccg/table/incoming.ts';
import type { PlayerView, View } from '../src/games/ccg/table/view.ts';

/** The reference, as the server would give it. */
beforeAll(async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('cards') ? { cards } : { version: '1' }));
  await loadFacts();
});
afterAll(() => vi.unstubAllGlobals());

const cards = ccgHost.reference.cards() as readonly ReferenceCard[]; // as this game tells them
const idOf = (name: string) => cards.find((one) => one.name === name)?.id ?? '';

interface Standing {
  readonly name: string;
  readonly threat: number;
  readonly exhausted?: boolean;
}

function player(played: readonly string[], alert: readonly Standing[] = []): PlayerView {
  const some = {
    played: played.map((name, card) => ({ card, id: idOf(name) })),
    alert: alert.map(({ name, exhausted = false, ...more }) => ({ ...more, id: idOf(name), exhausted })),
    reserve: [],
  };
  return some as unknown as PlayerView; // as much of one as is looked at
}

const viewOf = (...players: readonly PlayerView[]) => ({ players }) as unknown as View; // as above

test('a unit will lie in reserve and bring its threat, an event neither', () => {
  const ship = player(['Colonial Viper 442']);
  expect(incomingOf(ship)).toHaveLength(1);
  expect(outlookOf(viewOf(player([]), ship))).toEqual({ name: 'Colonial Viper 442', threat: 3 });
  const event = player(['Condition Two']);
  expect(incomingOf(event)).toEqual([]);
  expect(outlookOf(viewOf(event))).toBeNull();
});

test('on top of a singular card of its title it has no place of its own, and takes the place of its threat', () => {
  const [name, other] = ['Starbuck, Sharpshooter', 'Starbuck, Hotshot Pilot'];
  const faceUp = player([name], [{ name: other, threat: 2 }]);
  expect(incomingOf(faceUp)).toEqual([]);
  expect(outlookOf(viewOf(faceUp))).toEqual({ name: 'Starbuck', threat: 1 });
  const faceDown = player([name], [{ name: other, threat: 2, exhausted: true }]);
  expect(outlookOf(viewOf(faceDown))).toEqual({ name: 'Starbuck', threat: 3 });
});

test('nothing is foretold of a card whose text changes how threat is counted', () => {
  const card = cards.find(
    ({ type, lines }) => type === 'personnel' && lines.some((line) => /^(?!Cylon threat: ).*fleet defense/i.test(line)),
  );
  expect(card).toBeDefined();
  expect(outlookOf(viewOf(player([card?.name ?? ''])))).toBeNull();
});
