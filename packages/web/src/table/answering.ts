/** Answering the question asked: what is chosen so far, what is on its way to the server, and what it said. */
import type { Decision } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Connection, Reply } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { answerOf, type Choosing, litBy, missing, single, toggled } from './choosing.ts';

export interface Answering extends Choosing {
  readonly choosing: Choosing;
  /** The question: whoever answers with the keyboard goes on from here. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Options to show first, because somebody pointed at what they are about. */
  readonly pointed: readonly number[];
  /** An answer has been on its way for a while. */
  readonly busy: boolean;
  readonly trouble: string | null;
  /** What was last answered from here, and to what. */
  readonly given: { readonly asked: Decision; readonly chosen: readonly number[] } | null;
  clear(): void;
  confirm(): void;
  undo(): void;
  /** Openly asks for more time. */
  discuss(): void;
  /** Passes every window of the event being resolved, or no longer. */
  pass(event: string, passing: boolean): void;
}

const nothingChosen: readonly number[] = [];

/**
 * What goes with the question it answers. The focus leaves it before: a browser from which it is taken lays out the whole
 * page in the middle of the change.
 */
const going = '[data-option], [data-confirm], [data-answers], .press';

/** Milliseconds after which it shows that an answer is on its way. Most are heard sooner, and nothing has to be drawn for them. */
const NOTICED = 200;

export function useAnswering(connection: Connection, { question }: TableState): Answering {
  const asked = question?.asked ?? null;
  const name = question?.name ?? '';
  const [choice, choose] = useState({ name, chosen: nothingChosen });
  const [pointed, pointTo] = useState(nothingChosen);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const panel = useRef<HTMLElement>(null);
  const [trouble, complain] = useState<string | null>(null);
  const [given, note] = useState<Answering['given']>(null);
  const chosen = choice.name === name ? choice.chosen : nothingChosen;
  const lit = useMemo(() => litBy(asked), [asked]);

  const told = useCallback(async (sent: Promise<Reply>) => {
    const reply = await sent;
    complain(reply.ok ? null : reply.message);
    return reply.ok;
  }, []);
  const send = useCallback(
    async (indices: readonly number[]) => {
      if (!asked || sending.current) return;
      sending.current = true;
      if (document.activeElement?.matches(going)) panel.current?.focus({ preventScroll: true });
      const late = setTimeout(() => setBusy(true), NOTICED);
      const heard = await told(connection.answer(name, answerOf(asked, indices)));
      clearTimeout(late);
      sending.current = false;
      setBusy(false);
      if (heard) note({ asked, chosen: indices });
      if (heard) choose((now) => (now.name === name && now.chosen.length > 0 ? { name, chosen: nothingChosen } : now));
    },
    [asked, connection, name, told],
  );
  const toggle = useCallback(
    (index: number) => {
      if (!asked) return;
      if (!single(asked)) choose({ name, chosen: toggled(chosen, index) });
      else if (words.game.grave.has(asked.options[index]?.type ?? '')) choose({ name, chosen: [index] });
      else void send([index]);
    },
    [asked, chosen, name, send],
  );
  const confirm = useCallback(() => {
    if (asked && missing(asked, chosen) === null) void send(chosen);
  }, [asked, chosen, send]);
  const clear = useCallback(() => choose({ name, chosen: nothingChosen }), [name]);
  const undo = useCallback(() => void told(connection.undo()), [connection, told]);
  const discuss = useCallback(() => void told(connection.discuss()), [connection, told]);
  const pass = useCallback(
    (event: string, passing: boolean) => void told(connection.pass(event, passing)),
    [connection, told],
  );
  const point = useCallback(
    (options: readonly number[]) => {
      const [first] = options;
      if (first !== undefined && options.length === 1) toggle(first);
      else pointTo(options);
    },
    [toggle],
  );
  const choosing = useMemo(() => ({ asked, lit, chosen, toggle, point }), [asked, lit, chosen, toggle, point]);
  return useMemo(
    () => ({ ...choosing, choosing, panel, pointed, busy, trouble, given, clear, confirm, undo, discuss, pass }),
    [choosing, pointed, busy, trouble, given, clear, confirm, undo, discuss, pass],
  );
}
