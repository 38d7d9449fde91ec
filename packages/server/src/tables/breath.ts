/** A pause in work that nobody waits for, so that people who play meanwhile notice nothing. */
import { setTimeout } from 'node:timers/promises';

const PAUSE = 200; // milliseconds

/** Resolves when it is time to go on; with false if that is never. */
export type Breath = () => Promise<boolean>;

export const breath: Breath = () => setTimeout(PAUSE, true);
