import type { Plain } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { type Names, namesFor } from '@ragtag/kernel/words';

/** Those at the seats, called after what they play; the viewer is addressed. */
export function namesAt({ wording }: HostedGame, view: Plain, seats: number, viewer: number | null): Names {
  const called = wording.called(view);
  return namesFor(
    Array.from({ length: seats }, (_, at) => called[at] ?? `Seat ${at + 1}`),
    viewer,
  );
}
