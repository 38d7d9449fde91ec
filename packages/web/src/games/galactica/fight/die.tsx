/** An eight-sided die, seen from above a face: about its own middle, 60 across. */

export function Die({ n, tone }: { n: number | null; tone: 'hit' | 'miss' | 'plain' }) {
  return (
    <g className={`die ${tone}`}>
      <path className="die-body" d="M0-30 26-15V15L0 30-26 15V-15Z" />
      <path className="die-face" d="M0-30 26 15H-26Z" />
      <path className="die-edges" d="M0-30-26-15M0-30 26-15M-26 15 0 30 26 15M-26 15V-15M26 15V-15" />
      <text className="die-number" y={11}>
        {n ?? ''}
      </text>
    </g>
  );
}
