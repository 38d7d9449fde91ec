/** The middle one of several measurements; between two, half-way. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('nothing was measured');
  return (low + high) / 2;
}

/**
 * Milliseconds of processor time, of this process with all its threads: on a quiet machine a little more than the clock
 * shows, for garbage is collected beside the work; on a busy one what others do does not count.
 */
export function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
