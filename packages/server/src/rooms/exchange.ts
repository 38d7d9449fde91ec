/**
 * Two threads that call each other's functions by name. What they say is copied, so it is plain data. What one says within
 * a turn of its event loop goes over together at the end: handing it over costs more than anything else about it.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { ErrorCode } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import { StorageError, Unmet } from '../storage/driver.ts';

/** What one side does for the other: objects by name, whose functions are called. */
type Offers = Readonly<Record<string, object>>;
type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
type Result<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

/** A call has a number from 1 up if an answer is expected, else 0; an answer has that number below zero. */
type Call = readonly [number: number, offer: string, name: string, args: readonly unknown[]];
type Answer = readonly [number: number, result: unknown, error?: PackedError];

interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** So much is enough to wait for: nobody should wait for everybody else under load. */
const MOST_HELD = 64;

export class Exchange<Theirs extends Offers> {
  private held: (Call | Answer)[] = [];
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private offers: Offers = {};
  private ended: Error | null = null;

  constructor(
    private readonly port: MessagePort | Worker,
    /** What failed that the other side does not wait for. */
    private readonly failed: (error: unknown) => void = () => undefined,
  ) {
    port.on('message', (said: readonly (Call | Answer)[]) => {
      for (const one of said) this.hear(one);
    });
  }

  /** What this side does for the other. To be said before the other side calls, so at once. */
  offer(offers: Offers): void {
    this.offers = offers;
  }

  call<O extends keyof Theirs & string, N extends keyof Theirs[O] & string>(
    offer: O,
    name: N,
    ...args: Arguments<Theirs[O][N]>
  ): Promise<Result<Theirs[O][N]>> {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const number = ++this.calls;
      this.waiting.set(number, { resolve: resolve as Waiting['resolve'], reject }); // that of the function called
      this.say([number, offer, name, args]);
    });
  }

  /** Calls without waiting for what comes of it. */
  tell<O extends keyof Theirs & string, N extends keyof Theirs[O] & string>(
    offer: O,
    name: N,
    ...args: Arguments<Theirs[O][N]>
  ): void {
    this.say([0, offer, name, args]);
  }

  /** Nobody is on the other side any more: whoever waits for an answer hears why there will be none. */
  end(why: Error): void {
    this.ended ??= why;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }

  private say(what: Call | Answer): void {
    if (this.ended) return;
    const { length } = this.held;
    this.held.push(what);
    if (length === 0) setImmediate(() => this.handOver());
    else if (length + 1 >= MOST_HELD) this.handOver();
  }

  private handOver(): void {
    if (this.held.length === 0) return;
    const held = this.held;
    this.held = [];
    try {
      this.port.postMessage(held);
    } catch {
      for (const one of held) this.post(one); // one of them cannot be copied, and is told so
    }
  }

  private post(what: Call | Answer): void {
    try {
      this.port.postMessage([what]);
    } catch (error) {
      const [number] = what;
      if (number < 0) this.port.postMessage([[number, null, packed(error)]]);
      else if (number > 0) this.hear([-number, null, packed(error)]);
      else this.failed(error);
    }
  }

  private hear(said: Call | Answer): void {
    if (said.length === 4) {
      const [number, offer, name, args] = said;
      if (number === 0) this.doAsTold(offer, name, args);
      else this.answer(number, offer, name, args);
      return;
    }
    const [number, result, error] = said;
    const waiting = this.waiting.get(-number);
    this.waiting.delete(-number);
    if (error) waiting?.reject(unpacked(error));
    else waiting?.resolve(result);
  }

  private carryOut(offer: string, name: string, args: readonly unknown[]): unknown {
    const functions = this.offers[offer] as Record<string, (...args: readonly unknown[]) => unknown>; // see `call`
    return functions[name]?.(...args);
  }

  private async doAsTold(offer: string, name: string, args: readonly unknown[]): Promise<void> {
    try {
      await this.carryOut(offer, name, args);
    } catch (error) {
      this.failed(error);
    }
  }

  private async answer(number: number, offer: string, name: string, args: readonly unknown[]): Promise<void> {
    try {
      this.say([-number, await this.carryOut(offer, name, args)]);
    } catch (error) {
      this.say([-number, null, packed(error)]);
    }
  }
}

/** Copied as they are, errors would lose what kind they are of. */
function packed(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, code: null };
  const { name, message, stack } = error;
  return { name, message, stack, code: error instanceof Refused ? error.code : null };
}

function unpacked({ name, message, stack, code }: PackedError): Error {
  if (name === 'Refused') return new Refused(code as ErrorCode, message); // as it was packed
  if (name === 'Unmet') return new Unmet(message);
  if (name === 'StorageError') return new StorageError(message);
  return Object.assign(new Error(message), { name, stack });
}
