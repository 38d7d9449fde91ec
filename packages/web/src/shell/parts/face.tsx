/** The face of an artificial player: drawn from the name, so that it is always the same. */
const eyes = ['M4.5 5.5v1.5M9.5 5.5v1.5', 'M4 6.2h1.6M8.4 6.2H10', 'M4 6.6q.8-1.2 1.6 0M8.4 6.6q.8-1.2 1.6 0'];
const mouths = ['M5 9.6h4', 'M4.6 9.2q2.4 2 4.8 0', 'M5.4 9.8q1.6-1 3.2 0'];
const hair = ['M2.2 4.6Q7 .2 11.8 4.6', 'M3 4V1.6L7 3l4-1.4V4', 'M7 1.6V0M2.6 4.2h8.8', 'M2.4 5Q4 1.4 7 1.4T11.6 5'];

export function Face({ of }: { of: string }) {
  let drawn = 0;
  for (const letter of of) drawn = (drawn * 31 + letter.charCodeAt(0)) % 36;
  const one = (of_: readonly string[], at: number): string => of_[at % of_.length] ?? '';
  return (
    <svg
      className="mate-face"
      viewBox="0 0 14 14"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="7" cy="7.4" r="5.6" />
      <path d={one(eyes, drawn)} />
      <path d={one(mouths, Math.floor(drawn / 3))} />
      <path d={one(hair, Math.floor(drawn / 9))} />
    </svg>
  );
}
