/** What the drawings are filled with. */
import { memo } from 'react';

const Stop = ({ at, paint }: { at: number; paint: string }) => <stop offset={at} className={`paint-${paint}`} />;

export const Paints = memo(function Paints() {
  return (
    <defs>
      <linearGradient id="hull-skin" x1="0" y1="0" x2="0" y2="1">
        <Stop at={0} paint="hull-light" />
        <Stop at={0.35} paint="hull" />
        <Stop at={1} paint="hull-dark" />
      </linearGradient>
      <linearGradient id="hull-skin-tall" x1="0" y1="0" x2="1" y2="0">
        <Stop at={0} paint="hull-light" />
        <Stop at={0.45} paint="hull" />
        <Stop at={1} paint="hull-dark" />
      </linearGradient>
      <radialGradient id="plume">
        <Stop at={0} paint="plume-core" />
        <Stop at={0.35} paint="plume" />
        <Stop at={1} paint="nothing" />
      </radialGradient>
      <radialGradient id="deep" cx="0.5" cy="0.5" r="0.65">
        <Stop at={0} paint="deep" />
        <Stop at={1} paint="shallow" />
      </radialGradient>
      <linearGradient id="liner-skin" x1="0" y1="0" x2="1" y2="0">
        <Stop at={0} paint="liner-dark" />
        <Stop at={0.3} paint="liner" />
        <Stop at={1} paint="liner-dark" />
      </linearGradient>
      <linearGradient id="cylon-skin" x1="0" y1="0" x2="0" y2="1">
        <Stop at={0} paint="cylon" />
        <Stop at={1} paint="cylon-dark" />
      </linearGradient>
      <pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="paint-hatch" d="M0 0V10" />
      </pattern>
    </defs>
  );
});
