/** How many frames a second there are while ships move. */
import { answerWith, asked } from '../test/fixture/answering.ts';
import { situation } from '../test/fixture/situations.ts';
import type { Hall } from './hall.ts';

/** Frames per second: somebody's answer sets ships all round Galactica moving. Nobody answers while they do. */
export async function measureFlights(hall: Hall): Promise<number> {
  const here = situation('swarm');
  const { page, table, end } = await hall.visit(here, 'absent');
  await page.goto(table);
  await asked(page);
  const counted = page.evaluate(countFrames);
  await answerWith(page, here.chosen);
  const { frames, millis } = await counted;
  await end();
  return (frames * 1_000) / millis;
}

/** Runs in the page: counts frames from the first ship that moves until all have arrived. */
function countFrames(): Promise<{ frames: number; millis: number }> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no ship moved, or not all have arrived')), 60_000);
    let began = 0;
    let frames = 0;
    const moving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        const drawn = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === 'running' && drawn instanceof SVGElement && drawn.closest('[aria-label="Board"]') !== null;
      });
    const look = (now: number) => {
      if (began === 0 && moving()) began = now;
      else if (began > 0) {
        frames++;
        if (!moving()) {
          resolve({ frames, millis: now - began });
          return;
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
