/**
 * The hidden-information property: exchange faces a viewer may not know, and everything the viewer receives stays the
 * same, to the byte. Two worlds that differ only in hidden faces are played side by side with the same answers; they
 * may part only when the viewer is officially shown a face that differs, or when another player could no longer have
 * given the same answer.
 */
import type { GivenAnswer } from '../src/answer-log.ts';
import type { Card } from '../src/cards.ts';
import { logFor } from '../src/events.ts';
import type { Viewer } from '../src/seats.ts';
import { type Checkpoint, Table } from '../src/table.ts';

export class Leak extends Error {
  override readonly name = 'Leak';
}

/** The cards whose faces a viewer does not know, in groups that look alike from behind. */
function unknownGroups<C, F, G>(table: Table<C, F, G>, viewer: Viewer): Card[][] {
  const { cards } = table.world;
  const fixed = new Set(table.game.fixed?.(table.state) ?? []);
  const groups = new Map<number, Card[]>();
  for (const card of cards.all()) {
    if (cards.knows(card, viewer) || fixed.has(card)) continue;
    const kind = table.game.alike(table.state, card);
    const group = groups.get(kind);
    if (group) group.push(card);
    else groups.set(kind, [card]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function exchange<C, F, G>(
  table: Table<C, F, G>,
  viewer: Viewer,
  below: (bound: number) => number,
  most: number,
): void {
  const groups = unknownGroups(table, viewer);
  for (let swaps = 0; swaps < most && groups.length > 0; swaps++) {
    const group = groups[below(groups.length)] as Card[]; // below(length) is an index of the list
    table.world.cards.swapFaces(group[below(group.length)] as Card, group[below(group.length)] as Card);
  }
}

/** Everything a viewer receives at one moment, as it would go over the wire. */
function received<C, F, G>(table: Table<C, F, G>, viewer: Viewer, events: ReturnType<Table<C, F, G>['takeEvents']>) {
  const { game, asked, awaited, over } = table.view(viewer);
  return { wire: JSON.stringify({ game, asked, awaited, over }), log: JSON.stringify(logFor(events, viewer)) };
}

/** True if the viewer has been shown, in the two worlds, different faces on the same card. */
function officiallyDiffer<C, F, G>(a: Table<C, F, G>, b: Table<C, F, G>, viewer: Viewer): boolean {
  const [left, right] = [a.world.cards, b.world.cards];
  const [cards, others] = [left.all(), right.all()];
  if (cards.length !== others.length || cards.some((card, index) => card !== others[index])) return true;
  return cards.some(
    (card) =>
      left.knows(card, viewer) !== right.knows(card, viewer) ||
      (left.knows(card, viewer) && left.faceOf(card) !== right.faceOf(card)),
  );
}

/**
 * Checks one viewer at one position: `table` is at a turn boundary plus some answers. Both the view of the position with
 * faces exchanged on the spot, and the play since the boundary in a world exchanged at the boundary, must look the same.
 * Returns how many moments were compared.
 */
export function checkHidden<C, F, G>(table: Table<C, F, G>, viewer: Viewer, below: (bound: number) => number): number {
  const here = table.fork();
  const before = JSON.stringify(here.game.view(here.state, viewer));
  exchange(here, viewer, below, 1_000);
  const after = JSON.stringify(here.game.view(here.state, viewer));
  if (before !== after) throw new Leak(`the view of ${viewer} depends on faces it may not know:\n${before}\n${after}`);
  return 1 + compareTurn(table, viewer, below);
}

/** Plays the turn again in two worlds at once, comparing all the viewer receives. */
function compareTurn<C, F, G>(table: Table<C, F, G>, viewer: Viewer, below: (bound: number) => number): number {
  const point = table.checkpoint();
  const given = Array.from({ length: table.length }, (_, index) => table.answerAt(index));
  const ours = new Twin(table.game, table.configuration, table.seed);
  const other = new Twin(table.game, table.configuration, table.seed);
  ours.stand(point, given.slice(0, point.at));
  other.standExchanged(point, given.slice(0, point.at), () => exchange(other, viewer, below, 1 + below(3)));

  let moments = 0;
  for (let next = point.at; next <= given.length; next++) {
    const answered = given[next - 1];
    if (next > point.at && answered) {
      if (!ours.answer(answered.seat, answered.answer).ok) throw new Error('an answer of the game itself was refused');
      // Another player would have had to play differently.
      if (!other.answer(answered.seat, answered.answer).ok) return moments;
    }
    const [mine, theirs] = [received(ours, viewer, ours.takeEvents()), received(other, viewer, other.takeEvents())];
    if (officiallyDiffer(ours, other, viewer)) return moments;
    const sameAsked = askedInSecret(ours) === askedInSecret(other);
    if (mine.wire !== theirs.wire || mine.log !== theirs.log) {
      // A window that only a hidden card could keep open: others are asked in secret, so the worlds legitimately part.
      if (!sameAsked) return moments;
      throw new Leak(
        `${viewer} receives something else when hidden faces differ:\n${mine.wire}\n${theirs.wire}\n${mine.log}\n${theirs.log}`,
      );
    }
    moments++;
    if (!sameAsked) return moments;
  }
  return moments;
}

function askedInSecret<C, F, G>(table: Table<C, F, G>): string {
  return table.pending
    .filter(({ secret }) => secret)
    .map(({ seat }) => seat)
    .join();
}

class Twin<C, F, G> extends Table<C, F, G> {
  /** As `stand`, with faces exchanged at the boundary itself, before the rules read any. */
  standExchanged(point: Checkpoint, answers: readonly GivenAnswer[], exchangeFaces: () => void): void {
    this.store.restore(point.snapshot);
    exchangeFaces();
    this.stand({ at: point.at, snapshot: this.snapshot() }, answers);
  }
}
