import type { View } from '@ragtag/galactica';
import type { ToldGame } from '@ragtag/galactica/host';
import { type GameEvent, isSingle } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import type { Replay, Story } from '../src/protocol/story.ts';
import { Stories } from '../src/story/stories.ts';
import { pastOf, playedGame, unpacked } from '../testing/pasts.ts';

/** A game to its end, with what happened as everybody saw it and what was really added to checks. */
async function told(seed: string, players = 4) {
  const added: { seat: number; strengths: number[] }[] = [];
  let last: View | null = null;
  const table = playedGame(seed, players, undefined, (asked, answer, view) => {
    last = view;
    if (asked.kind !== 'add-to-check') return;
    const chosen = typeof answer === 'number' && isSingle(asked) ? [answer] : (answer as readonly number[]);
    const strengths = chosen.map((index) => Number(asked.options[index]?.['strength']));
    if (strengths.length > 0) added.push({ seat: asked.seat, strengths });
  });
  const stories = new Stories();
  const past = pastOf(table, 'spectator');
  const story = unpacked<Story<ToldGame>>(await stories.story(past));
  const replay = unpacked<Replay>(await stories.replay(past));
  const events = replay.steps.flatMap(({ log }) => log);
  const of = (type: string): GameEvent[] => events.filter((event) => event.type === type);
  return { story, replay, of, added, last: last as View | null };
}

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

test('who won and why, and who was what', async () => {
  const { story, last, of } = await told('one');
  const { winner, ending, winners, turns, players } = story;
  expect({ winner, ending, winners }).toEqual(last?.over);
  expect(turns).toBe(last?.turn.number);
  expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  for (const { seat, side, loyalty, characters } of players) {
    expect(side === winner).toBe(winners.includes(seat));
    expect(loyalty.length).toBeGreaterThan(0);
    const chosen = of('character-chosen').filter((event) => event['seat'] === seat);
    expect(characters).toEqual(chosen.map(({ name }) => name));
  }
});

test('the curves are what was left when each turn began', async () => {
  const { story, of, last } = await told('two');
  const left = new Map<string, number>(Object.entries(story.curves[0]?.left ?? {}));
  for (const [resource, n] of left) {
    const lost = of('resource-lost').filter((event) => event['resource'] === resource);
    const gained = of('resource-gained').filter((event) => event['resource'] === resource);
    const sum = (all: GameEvent[]) => all.reduce((total, event) => total + Number(event['n']), 0);
    expect(story.curves.at(-1)?.left[resource]).toBe(n - sum(lost) + sum(gained));
  }
  expect(story.curves.at(-1)?.left).toEqual(last?.resources);
  expect(story.curves.map(({ turn }) => turn)).toEqual(story.curves.map((_, index) => index + 1));
  expect(story.jumps.length).toBe(of('jumped').length);
});

test('what each player gave to every check, whether it was known or not', async () => {
  let [totalled, checks] = [0, 0];
  for (const seed of seeds) {
    const { story, added, of } = await told(seed);
    expect(story.checks.length).toBe(of('check-outcome').length);
    checks += story.checks.length;
    const given = story.checks.flatMap((check) => check.given.filter(({ seat }) => seat !== null));
    for (const { seat, cards } of given) {
      const strengths = cards.map(({ strength }) => strength);
      expect(added).toContainEqual({ seat, strengths });
    }
    // What was added up is what all cards came to, but for what abilities added on top.
    for (const { strength, given: shares } of story.checks) {
      const counts = shares.flatMap(({ cards }) => cards.map((card) => card.counts));
      if (strength === counts.reduce((total, n) => total + n, 0)) totalled++;
    }
    for (const { seat, given: all } of story.players) {
      const cards = given.filter((one) => one.seat === seat).flatMap((one) => one.cards);
      expect(all.cards).toBe(cards.length);
      expect(all.for - all.against).toBe(cards.reduce((total, { counts }) => total + counts, 0));
    }
  }
  expect(totalled).toBeGreaterThan(checks * 0.7);
});

test('turning points are moments of the replay, in their order, and end with the end', async () => {
  const kinds = new Set<string>();
  for (const seed of seeds) {
    const { story, replay, of } = await told(seed, 5);
    for (const { step, turn, event, kind } of story.turningPoints) {
      kinds.add(kind);
      expect(replay.steps[step]?.log).toContainEqual(event);
      expect(replay.steps[step]?.turn).toBe(turn);
    }
    const steps = story.turningPoints.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(story.turningPoints.at(-1)?.kind).toBe('end');
    const reveals = story.turningPoints.filter(({ event }) => event.type === 'cylon-revealed');
    expect(reveals.length).toBe(of('cylon-revealed').length);
    for (const { seat, revealed } of story.players) {
      const [first] = of('cylon-revealed').filter((event) => event['seat'] === seat);
      expect(revealed === null).toBe(first === undefined);
    }
    for (const { lost = {}, turn } of story.turningPoints.filter(({ kind }) => kind === 'losses')) {
      const inTurn = replay.steps.filter((step) => step.turn === turn).flatMap(({ log }) => log);
      for (const [resource, n] of Object.entries(lost)) {
        const losses = inTurn.filter((event) => event.type === 'resource-lost' && event['resource'] === resource);
        expect(losses.reduce((total, event) => total + Number(event['n']), 0)).toBe(n);
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['reveal', 'losses', 'jump', 'end']));
});

test('a story is told when the game is over, and not before', async () => {
  const past = pastOf(playedGame('one', 4, 40), 'spectator');
  await expect(new Stories().story(past)).rejects.toMatchObject({ code: 'not-allowed' });
});
