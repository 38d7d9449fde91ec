/** The step of a fight that is being shown, on the board: who shoots where, the die where it matters, what breaks. */
import type { View } from '@ragtag/galactica';
import { useMemo, useRef } from 'react';
import { Seen, usePlayed } from '../board/flights.tsx';
import { areas, type Point } from '../board/geometry.ts';
import type { Layout } from '../board/layout.ts';
import { motionsOf } from '../board/motions.ts';
import { Die } from './die.tsx';
import type { Step } from './fights.ts';

export function Scene({ step, view, layout, lasts }: { step: Step; view: View; layout: Layout; lasts: number }) {
  const areasNow = view.ships.areas;
  const { sights, die } = useMemo(
    () =>
      motionsOf(
        step,
        layout,
        (basestar) => areas.find((area) => areasNow[area].basestars.some((one) => one.basestar === basestar)) ?? null,
      ),
    [step, layout, areasNow],
  );
  const thrown = step.die !== null;
  const struck = ('hit' in step.main && step.main.hit) || step.after.length > 0;
  return (
    <>
      {sights.map((sight, index) => (
        <Seen
          // biome-ignore lint/suspicious/noArrayIndexKey: the sights of a step do not change
          key={index}
          sight={sight}
          layout={layout}
          players={view.players}
          after={sight.kind === 'shot' || sight.kind === 'flight' ? 0 : lasts * (thrown ? 0.45 : 0.3)}
          millis={lasts * (thrown ? 0.4 : 0.9)}
        />
      ))}
      {step.die && step.die.result !== null && (
        <Thrown at={die} n={step.die.result} tone={struck ? 'hit' : 'miss'} lasts={lasts} />
      )}
    </>
  );
}

/** Milliseconds a die rolls, and no more than a part of its time. */
const ROLL = 420;

function Thrown({ at, n, tone, lasts }: { at: Point; n: number; tone: 'hit' | 'miss'; lasts: number }) {
  const drawn = useRef<SVGGElement>(null);
  const here = (dx: number, dy: number) => `translate(${at.x + dx}px, ${at.y + dy}px)`;
  const still = `${here(0, 0)} rotate(0deg) scale(1.25)`;
  const lands = Math.min(ROLL / Math.max(1, lasts), 0.3);
  usePlayed(
    drawn,
    [
      { transform: `${here(-90, -60)} rotate(-400deg) scale(.5)`, opacity: 0 },
      { transform: `${here(-30, 14)} rotate(-130deg) scale(1.1)`, opacity: 1, offset: lands * 0.6 },
      { transform: still, opacity: 1, offset: lands },
      { transform: still, opacity: 1, offset: 0.97 },
      { transform: still, opacity: 0 },
    ],
    0,
    lasts,
  );
  return (
    <g ref={drawn} className="sight">
      <Die n={n} tone={tone} />
    </g>
  );
}
