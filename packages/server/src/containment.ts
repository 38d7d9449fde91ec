/** The one place where whatever nobody caught ends up: it is logged, and neither a process nor a thread ends of it. */
import { gameBehind } from './rooms/under-way.ts';

type Event = 'uncaughtException' | 'unhandledRejection';

/** As much of a process, or of the process as a thread sees it, as is needed. */
interface Process {
  on(event: Event, listener: (error: unknown) => void): unknown;
  off(event: Event, listener: (error: unknown) => void): unknown;
}

const words: Readonly<Record<Event, string>> = {
  uncaughtException: 'something failed that nobody had expected to',
  unhandledRejection: 'something failed that nobody waited for',
};

/** From now on, until the function that is returned is called. */
export function contain(within: Process, log: (what: string, game: string | null, error: unknown) => void): () => void {
  const ends = (['uncaughtException', 'unhandledRejection'] as const).map((event) => {
    const listener = (error: unknown) => {
      // Nobody reads the log any more: saying so there would fail again, for ever.
      if (!isBrokenPipe(error)) log(words[event], gameBehind(error), error);
    };
    within.on(event, listener);
    return () => within.off(event, listener);
  });
  return () => {
    for (const end of ends) end();
  };
}

function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
