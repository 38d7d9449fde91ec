/** What stands out in a game, as a small drawing. */
export function MarkShape({ kind, shape, size = 10 }: { kind: string; shape: string; size?: number }) {
  return (
    <svg className={`mark ${kind}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={shape} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
