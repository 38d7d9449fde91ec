/** Messages no honest client sends, and what must come of each: an error by name or the end of the line. */
import { type Decision, illegal } from '@ragtag/kernel';
import fc from 'fast-check';
import { LONGEST_MESSAGE } from '../src/protocol/protocol.ts';

export interface Hostile {
  /** A player who is asked something, or somebody with no business at the table. */
  readonly by: 'player' | 'stranger';
  readonly frame: string | Buffer;
  /** A binary frame; otherwise a text frame, whatever is in it. */
  readonly binary: boolean;
  /** What must come of it: an error by name, or the end of the line. */
  readonly fate: 'error' | 'closed';
}

/** What the attackers know. */
export interface Target {
  readonly game: string;
  readonly question: string;
  readonly asked: Decision;
  /** Questions that were answered before. */
  readonly old: readonly string[];
}

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

export function hostile(target: Target): fc.Arbitrary<Hostile> {
  const by = fc.constantFrom('player', 'stranger') as fc.Arbitrary<Hostile['by']>; // what else it infers is a string
  const id = fc.nat();
  const game = fc.constant(target.game);
  const said = (who: fc.Arbitrary<Hostile['by']>, message: fc.Arbitrary<unknown>) =>
    fc.record({ by: who, message }).map(({ by: sender, message: said }) => text(sender, JSON.stringify(said)));

  const anyAnswer = fc.oneof(fc.nat(), fc.array(fc.nat(20), { maxLength: 30 }));
  const honest = fc.oneof(
    fc.record({ type: fc.constant('watch'), id, game }),
    fc.record({ type: fc.constant('answer'), id, game, question: fc.constant(target.question), answer: anyAnswer }),
    fc.record({ type: fc.constantFrom('undo', 'discuss'), id, game }),
    fc.record({ type: fc.constant('consent'), id, game, to: fc.constantFrom('undo', 'pause'), agree: fc.boolean() }),
    fc.record({ type: fc.constant('pause'), id, game, paused: fc.boolean() }),
    fc.record({ type: fc.constant('say'), id, game, text: fc.constant('Let me in'), anyway: fc.boolean() }),
    fc.record({ type: fc.constant('signal'), id, game, signal: fc.constant('thanks') }),
    fc.record({ type: fc.constant('orders'), id, game, orders: fc.constant([]) }),
    fc.record({ type: fc.constant('pass'), id, game, event: fc.constant('check'), passing: fc.boolean() }),
  );
  const wrongType = fc.oneof(fc.constant(null), fc.boolean(), fc.double(), fc.constant({}), fc.constant([[]]));
  const spoilt = fc.oneof(
    // A field of the wrong type: none takes any of these where it is not one of its own.
    fc.record({ message: honest, at: fc.constantFrom('type', 'game'), value: wrongType }),
    fc.record({ message: honest, at: fc.constant('id'), value: fc.constantFrom(null, -1, 0.5, '1', {}, 2 ** 60) }),
    fc.record({ message: honest, at: fc.constant('type'), value: fc.constantFrom('hello', '', ...prototypes) }),
    fc.record({ message: honest, at: fc.constant('extra'), value: fc.jsonValue() }),
    fc.record({ message: honest, at: fc.constantFrom('constructor', 'toString'), value: fc.jsonValue() }),
    fc.record({ message: honest, at: fc.constant('game'), value: fc.constant('x'.repeat(65)) }),
  );
  const proto = fc.record({ message: honest, value: fc.jsonValue() }).map(({ message, value }) => {
    return JSON.stringify(message).replace('{', `{"__proto__":${JSON.stringify(value)},`);
  });
  const illegalAnswer = fc
    .oneof(
      fc.integer({ min: 0 }),
      fc.array(fc.nat(50), { maxLength: 500 }),
      fc.constantFrom<unknown>(-1, 1e308, 0.5, 'a', null, { length: 1, 0: 0 }, [[0]], [null]),
    )
    .filter((answer) => illegal(target.asked, answer) !== null);
  const withAnswer = fc.record({
    type: fc.constant('answer'),
    id,
    game,
    question: fc.constant(target.question),
    answer: illegalAnswer,
  });
  const replayed = fc.record({
    type: fc.constant('answer'),
    id,
    game,
    question: fc.oneof(fc.constantFrom('', ...target.old), fc.string({ maxLength: 64 })),
    answer: anyAnswer,
  });
  const elsewhere = fc.record({
    message: honest,
    value: fc.oneof(fc.uuid(), fc.constantFrom('../game', '%', "' OR 1=1 --", ...prototypes)),
  });
  const nonsenseOrders = fc.record({
    type: fc.constant('orders'),
    id,
    game,
    orders: fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 50 }), fc.constant({}), fc.constant(null)), {
      minLength: 1,
      maxLength: 20,
    }),
  });
  const broken = fc
    .record({ message: honest, cut: fc.nat(40), tail: fc.constantFrom('', '}', ',', '\0', '"', '{"a":') })
    .map(({ message, cut, tail }) => JSON.stringify(message).slice(0, -1 - cut) + tail)
    .filter((written) => !isJson(written));
  const deep = fc.record({
    depth: fc.integer({ min: 100, max: 8_000 }),
    around: fc.constantFrom(['', ''], [`{"type":"orders","id":1,"game":"${target.game}","orders":`, '}']),
  });

  return fc.oneof(
    { weight: 10, arbitrary: said(fc.constant('stranger'), honest) },
    {
      weight: 20,
      arbitrary: said(
        by,
        spoilt.map(({ message, at, value }) => ({ ...message, [at]: value })),
      ),
    },
    { weight: 10, arbitrary: fc.record({ by, proto }).map((one) => text(one.by, one.proto)) },
    { weight: 15, arbitrary: said(by, withAnswer) },
    { weight: 10, arbitrary: said(by, replayed) },
    {
      weight: 10,
      arbitrary: said(
        by,
        elsewhere.map(({ message, value }) => ({ ...message, game: value })),
      ),
    },
    { weight: 5, arbitrary: said(by, nonsenseOrders) },
    { weight: 10, arbitrary: said(by, fc.jsonValue({ maxDepth: 6 })) },
    { weight: 5, arbitrary: fc.record({ by, broken }).map((one) => text(one.by, one.broken)) },
    {
      weight: 5,
      arbitrary: fc.record({ by, noise: fc.string({ unit: 'binary' }) }).map((one) => text(one.by, one.noise)),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({ by, deep })
        .map(({ by: sender, deep: { depth, around } }) =>
          text(sender, `${around[0]}${'['.repeat(depth)}${']'.repeat(depth)}${around[1]}`),
        ),
    },
    {
      weight: 5,
      arbitrary: fc.record({ by, bytes: fc.uint8Array({ maxLength: 200 }) }).map((one): Hostile => {
        return { by: one.by, frame: Buffer.from(one.bytes), binary: true, fate: 'error' };
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ by, message: honest }).map((one): Hostile => {
        return { by: one.by, frame: Buffer.from(JSON.stringify(one.message)), binary: true, fate: 'error' };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ by, more: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.constant(2_000_000)) })
        .map(({ by: sender, more }): Hostile => {
          const frame = JSON.stringify({
            type: 'say',
            id: 1,
            game: target.game,
            text: 'x'.repeat(LONGEST_MESSAGE + more),
          });
          return { by: sender, frame, binary: false, fate: 'closed' };
        }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ by }).map((one): Hostile => {
        return { by: one.by, frame: Buffer.from([0x22, 0xff, 0xfe, 0x22]), binary: false, fate: 'closed' };
      }),
    },
  );
}

function text(by: Hostile['by'], frame: string): Hostile {
  const fate = Buffer.byteLength(frame) > LONGEST_MESSAGE ? 'closed' : 'error';
  return { by, frame, binary: false, fate };
}

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false; // that is what was to be found out
  }
}
