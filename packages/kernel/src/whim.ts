/**
 * Numbers for players who choose at random. Not the game's chance: what a player answers is no part of the state, and a
 * player may use whatever generator it likes.
 */
export function whim(seed: number): (bound: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) * bound) / 0x1_0000_0000);
  };
}
