import './advice.css';
import { words } from '../words/words.ts';

/** A few sentences for beginners about the question asked, for whoever wants them. */
export function Advice({ kind }: { kind: string }) {
  const advice = words.guide.advice[kind];
  if (advice === undefined) return null;
  return (
    <details className="advice">
      <summary>{words.guide.think}</summary>
      <p>{advice}</p>
    </details>
  );
}
