/** An artificial table mate: a face of its own, and a name. */
import { Face } from '../../../shell/parts/face.tsx';
import { words } from '../words/words.ts';

export function Mate({ name }: { name: string | null }) {
  return (
    <span className="mate" title={words.crew.artificial}>
      <Face of={name ?? ''} /> {name ?? words.crew.artificial}
      <span className="sr">{words.crew.artificial}</span>
    </span>
  );
}
