import './advice.css';
import { isKind } from '@ragtag/galactica/words';
import { words } from '../words/words.ts';

/** A few sentences for beginners about the question asked, for whoever wants them. */
export function Advice({ kind }: { kind: string }) {
  if (!isKind(kind)) return null;
  return (
    <details className="advice">
      <summary>{words.guide.think}</summary>
      <p>{words.guide.advice[kind]}</p>
    </details>
  );
}
