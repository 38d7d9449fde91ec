import { logFor, orderedAnswer, type Plain, type StandingOrder, seat, startTable } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ruledCards } from '../src/content/rulings.ts';
import { ccgHost, type ReferenceCard, type ToldCardGame } from '../src/host.ts';
import { ccg } from '../src/index.ts';
import { cardNamed, position } from '../testing/index.ts';

const VIPER = 'BSG1-147'; // Colonial Viper 113, power 2
const SQUADRON = 'BSG1-154'; // power 4
const HELO = 'BSG1-123';
const FIRE_SUPPORT = 'BSG1-027';
const nameOf = (id: string) => cardNamed(id).name;

describe('standing orders', () => {
  const windows = ccgHost.setup.orders();
  const offered = (window: string) => windows.find((one) => one.window === window);
  const answerOf = (window: string, use: string) => offered(window)?.answers?.[use] ?? {};

  /** What the order answers for a seat that is asked in a position; null if nothing. */
  function ordered(order: StandingOrder, p: ReturnType<typeof position>, at: number) {
    const asked = p.table.askedOf(seat(at));
    if (!asked) throw new Error('nobody is asked');
    const answer = orderedAnswer([order], asked, p.view(seat(at)) as unknown as Plain); // a view is plain data
    return typeof answer === 'number' ? (asked.options[answer] ?? null) : null;
  }

  test('defend with a unit if challenged by a ship, and not by personnel', () => {
    const byShip = offered('defend')?.only.find(({ name }) => name === 'challenged-as');
    if (!byShip) throw new Error('there is no such condition');
    const order: StandingOrder = {
      when: 'defend',
      only: [{ in: byShip.in, path: byShip.path, is: byShip.is, value: ['ship'] }],
      answer: answerOf('defend', 'Colonial Viper Squadron 800'),
    };
    const seats = [{ alert: [VIPER, HELO] }, { alert: [SQUADRON, HELO] }];
    const ship = position({ seats }).challenge(0, VIPER);
    expect(ordered(order, ship, 1)).toMatchObject({ type: 'defend', id: SQUADRON });
    const personnel = position({ seats }).challenge(0, HELO);
    expect(ordered(order, personnel, 1)).toBeNull();
  });

  test('leave a weak challenge undefended', () => {
    const order: StandingOrder = {
      when: 'defend',
      only: [{ in: 'view', path: ['challenge', 'power', 'challenger'], is: 'most', value: 2 }],
      answer: answerOf('defend', 'no defender'),
    };
    const p = position({ seats: [{ alert: [VIPER] }, { alert: [SQUADRON] }] }).challenge(0, VIPER);
    expect(ordered(order, p, 1)).toMatchObject({ type: 'decline' });
  });

  test('play an event in a challenge, or pass', () => {
    const seats = [{ alert: [VIPER], hand: [FIRE_SUPPORT], assets: { security: 2 } }, {}];
    const p = position({ seats }).challenge(0, VIPER);
    const use: StandingOrder = { when: 'challenge-play', answer: answerOf('challenge-play', 'Fire Support') };
    expect(ordered(use, p, 0)).toMatchObject({ type: 'play', id: FIRE_SUPPORT });
    expect(ordered({ when: '*', answer: { type: 'pass' } }, p, 0)).toMatchObject({ type: 'pass' });
  });

  test('decide whether to defend at all where a sniper picks the defender, and with what is in hand', () => {
    const SNIPER = 'BSG1-149';
    const RAPTOR = 'BSG2-161';
    const p = position({ seats: [{ alert: [SNIPER] }, { alert: [VIPER] }] }).challenge(0, SNIPER);
    expect(p.asked(1).kind).toBe('defend-at-all');
    const decline: StandingOrder = { when: 'defend-at-all', answer: answerOf('defend-at-all', 'no defender') };
    expect(ordered(decline, p, 1)).toMatchObject({ type: 'decline' });
    const q = position({ seats: [{ alert: [VIPER] }, { hand: [RAPTOR], assets: { logistics: 4 } }] }).challenge(
      0,
      VIPER,
    );
    const play: StandingOrder = { when: 'defend-from-hand', answer: answerOf('defend-from-hand', nameOf(RAPTOR)) };
    expect(ordered(play, q, 1)).toMatchObject({ type: 'play', id: RAPTOR });
  });

  test('say what is given up when the fleet jumps', () => {
    const [STRONG, RAIDER] = ['BSG1-154', 'BSG1-157'];
    const one = { alert: [STRONG, STRONG], deck: [RAIDER], assets: { security: 1 }, supply: 1 };
    const p = position({ phase: 'cylon', seats: [one, one] });
    expect(p.asked(0).kind).toBe('jump');
    const order: StandingOrder = { when: 'jump', answer: answerOf('jump', 'a supply card') };
    expect(ordered(order, p, 0)).toMatchObject({ place: 'supply' });
  });

  test('have an answer for everything that can be done in a window', () => {
    const usual = ['redraw', 'resource', 'challenge-play', 'respond', 'defend', 'defend-at-all', 'snipe', 'manipulate'];
    const wanted = [...usual, 'face-threats', 'discard', 'strafe', 'expedite'];
    const met = new Set<string>();
    for (let number = 0; number < 12 || (number < 100 && !wanted.every((kind) => met.has(kind))); number++) {
      const decks = [`random ${number}`, `random ${number + 100}`, `random ${number + 200}`];
      const table = startTable(ccg, ccg.configure({ players: 3, decks }), `orders ${number}`);
      for (const below = dice(number); !table.over; step(table, below)) {
        for (const { kind, options } of table.pending) {
          const said = offered(kind);
          if (!said || said.use.length === 0) continue;
          met.add(kind);
          const answers = Object.values(said.answers ?? {});
          for (const option of options.filter(({ type }) => !['pass', 'none'].includes(type))) {
            const isSaid = answers.some((fields) => Object.entries(fields).every(([key, at]) => option[key] === at));
            if (!isSaid) expect.unreachable(`no order of '${kind}' answers ${JSON.stringify(option)}`);
          }
        }
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(wanted));
  });
});

test('a post says what everybody may see, and nothing of a hand', () => {
  const p = position({
    seats: [
      { alert: [VIPER], hand: [SQUADRON], persistent: ['BSG1-061'], assets: { security: [2] } },
      { reserve: [HELO], influence: 7 },
    ],
  });
  const blocks = ccgHost.post(p.view() as unknown as Plain, (at) => ['Ann', 'Ben'][at] ?? ''); // a view is plain data
  const said = JSON.stringify(blocks);
  for (const text of ['Turn 1, execution phase', 'Ann', 'Colonial Viper 113 (power 3)', 'CAG', 'Ben', '2 security'])
    expect(said).toContain(text);
  expect(said).not.toContain('Squadron');
  expect(blocks).toContainEqual(
    expect.objectContaining({
      kind: 'table',
      rows: [expect.arrayContaining(['Ann', '10']), expect.arrayContaining(['Ben', '7'])],
    }),
  );
});

test('a game that is over is told: how influence went, and what decided it', () => {
  const table = startTable(ccg, ccg.configure({ players: 3 }), 'told');
  table.listen(true);
  const { storyteller } = ccgHost;
  const chronicle = storyteller.chronicle();
  const below = dice(4);
  const marks = new Set<string | null>();
  let number = 0;
  const counted = {
    challenged: 'challenges',
    'mission-resolved': 'missions',
    played: 'cards',
    'threat-beaten': 'threats',
  };
  const counts = [0, 1, 2].map(() => ({ challenges: 0, missions: 0, cards: 0, threats: 0 }));
  const look = () => {
    for (const event of logFor(table.takeEvents(), 'spectator')) {
      const what = counted[event.type as keyof typeof counted] as keyof (typeof counts)[0] | undefined; // if it is one
      const own = counts[Number(event['player'])];
      if (what && own) own[what]++;
      chronicle.saw(event, number++, table.view('spectator').game);
      marks.add(storyteller.mark(event));
    }
  };
  for (look(); !table.over; look()) step(table, below);
  const view = table.view('spectator').game;
  const told = chronicle.tell(view) as ToldCardGame; // as this game tells it
  expect(told.turns).toBe(storyteller.turn(view));
  expect(told.curves).toHaveLength(told.turns);
  expect(told.curves[0]?.influence).toHaveLength(3);
  expect(told.winners.length).toBeLessThanOrEqual(3);
  expect(told.players).toMatchObject(counts);
  for (const what of Object.values(counted) as (keyof (typeof counts)[0])[])
    expect(Math.max(...counts.map((own) => own[what])), what).toBeGreaterThan(0);
  expect(told.turningPoints.length).toBeGreaterThan(0);
  expect(marks).toContain('turn-began');
  expect(marks).toContain('game-over');
});

test('what is ruled on a card goes with it to the page, and no ruling is on a card that does not exist', () => {
  const cards = new Map(ccgHost.reference.cards().map((card) => [(card as ReferenceCard).id, card as ReferenceCard])); // of this game
  expect(ruledCards.filter((id) => !cards.has(id))).toEqual([]);
  expect(cards.get('BSG1-139')?.rulings).toEqual(['He may be his own target.']);
  expect(cards.get('BSG1-136')?.rulings).toEqual([]);
});

test('of a game that is over it is known which seats have won', () => {
  const p = position({ seats: [{ influence: 19, alert: ['BSG1-136'] }, { influence: 1 }] });
  expect(ccgHost.result(p.view() as unknown as Plain)).toBeNull(); // a view is plain data
  const view = p.view();
  const over = { ...view, players: view.players.map((player) => ({ ...player, won: player.seat === 0 })) };
  expect(ccgHost.result(over as unknown as Plain)).toMatchObject({ winner: 'player 1', winners: [0] }); // as above
});
