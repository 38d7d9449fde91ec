/** How fast this machine is in the very page that is measured, so that figures from two machines compare. */
import { situation } from '../test/fixture/situations.ts';
import type { Hall } from './hall.ts';

/** How often a second a page that is held back does a fixed piece of work. */
export async function measureMachine(hall: Hall): Promise<number> {
  const visit = await hall.visit(situation('turn'), 'absent');
  try {
    await visit.page.goto('about:blank');
    return await visit.page.evaluate(fixedWork);
  } finally {
    await visit.end();
  }
}

/** Runs in the page: lists are made, sorted and put together, elements are laid out. */
function fixedWork(): number {
  const LASTS = 2_000; // milliseconds
  const box = document.body.appendChild(document.createElement('div'));
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < LASTS) {
    const numbers = Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 2_003);
    numbers.sort((a, b) => a - b);
    box.textContent = '';
    for (const number of numbers.slice(0, 100))
      box.append(Object.assign(document.createElement('p'), { textContent: number }));
    done += box.offsetHeight > 0 ? 1 : 0;
  }
  return Math.round((done * 1_000) / (performance.now() - started));
}
