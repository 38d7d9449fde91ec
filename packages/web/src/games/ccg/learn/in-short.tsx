import { short } from '../words/short.ts';

export function InShort() {
  return (
    <ul>
      {short.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
