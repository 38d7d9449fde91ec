/** How fast this machine does a fixed piece of work: by it, figures from two machines compare. */
import { createHash } from 'node:crypto';

const SECONDS = 2;

/** Some hashing, some sorting and some text, always the same. */
function work(): void {
  const numbers = Array.from({ length: 20_000 }, (_, index) => Math.imul(index, 2_654_435_761) >>> 0).sort(
    (a, b) => a - b,
  );
  createHash('sha256').update(JSON.stringify(numbers)).digest();
}

/** How often a second. */
export function machineSpeed(): number {
  for (let times = 0; times < 20; times++) work();
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < SECONDS * 1_000; times++) work();
  return (times * 1_000) / (performance.now() - begun);
}
