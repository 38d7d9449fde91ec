/** How long the server waits for what may never come. In milliseconds; tests wait less. */
export interface Patience {
  /** For a sign of life from a thread that plays. */
  readonly thread: number;
  /** For a sign of life from a thread that has just been started and has much to load. */
  readonly opening: number;
  /** For the rest of a request that was begun. */
  readonly request: number;
  /** For everything to be finished when the server is told to stop. */
  readonly closing: number;
}

export const usualPatience: Patience = { thread: 8_000, opening: 10_000, request: 25_000, closing: 60_000 };

/** As whoever stops a service expects it: within five seconds, whatever strangers do, with what the process takes to end. */
export const SERVICE_CLOSING = 3_600;

/** Waits for something, but no longer than that; false if it was not done by then. What it fails with is not asked. */
export async function within(millis: number, work: Promise<unknown>): Promise<boolean> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timeout = setTimeout(resolve, millis, false);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  const inTime = await Promise.race([done, late]);
  clearTimeout(timeout);
  return inTime;
}
