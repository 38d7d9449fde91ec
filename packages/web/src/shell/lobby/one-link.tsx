/** The link that invites to a table: to copy, to share, and as a code for a phone. */
import { useMemo } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { qrCode } from '../parts/qr.ts';
import { words } from '../words/words.ts';

export function OneLink({ label, text, link }: { label: string; text: string; link: string }) {
  return (
    <section className="panel one-link" aria-label={label}>
      <Code of={link} />
      <div className="one-link-text">
        <h2 className="label">{label}</h2>
        <CopyLink label={words.gathering.invitation} link={link} />
        <p className="quiet">{text}</p>
      </div>
    </section>
  );
}

/** Light modules that readers want round a code. */
const MARGIN = 4;

function Code({ of }: { of: string }) {
  const rows = useMemo(() => qrCode(of), [of]);
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.gathering.code}>
      <path className="qr-light" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr-dark" d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
