/** The candidate most like what was typed, if any is near enough to have been meant. */
function nearest(typed: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `unknown command 'sreve'. Did you mean 'serve'?` and what there is. */
export function unknown(what: string, typed: string, candidates: readonly string[]): string {
  const meant = nearest(typed, candidates);
  const question = meant === undefined ? '' : ` Did you mean '${meant}'?`;
  return `unknown ${what} '${typed}'.${question}\nExpected: ${candidates.length === 0 ? 'none' : candidates.join(', ')}`;
}

/** Letters to insert, delete or replace to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
