/** A Cylon threat on the stage: whose it is, its red text, what it takes to beat it, and the answer that challenges it. */
import { useContext, useMemo } from 'react';
import { Emblem } from '../cards/emblem.tsx';
import { EnlargingContext } from '../cards/enlarging.ts';
import { factsOf, headOf, hueOf } from '../cards/facts.ts';
import { Sign } from '../cards/symbols.tsx';
import { useVerbs, VerbStrips } from '../cards/verbs.tsx';
import type { FleetCard } from '../table/view.ts';
import { stageWords as said } from '../words/stage.ts';

const RED = 'Cylon threat: ';

interface Props {
  readonly threat: { readonly player: number; readonly card: number; readonly id: string; readonly power: number };
  readonly of: string;
  /** Its red text was carried out. */
  readonly red: boolean;
  /** What has become of it; null while it is there. */
  readonly gone: string | null;
  /** Who would challenge it. */
  readonly fighter: FleetCard | undefined;
}

export function StagedThreat({ threat: { player, card, id, power }, of, red, gone, fighter }: Props) {
  const facts = factsOf(id);
  const { open } = useContext(EnlargingContext);
  const places = useMemo(() => [`card:${card}`], [card]);
  const verbs = useVerbs(places);
  const text = facts.lines.find((line) => line.startsWith(RED))?.slice(RED.length);
  const cylon = facts.traits.includes('Cylon');
  return (
    <li
      className={`seat-${player} ccg-of-${hueOf(facts)} ccg-staged-threat ${verbs.length > 0 ? 'ccg-lit' : ''} ${gone ? 'ccg-gone' : ''}`}
    >
      <button
        type="button"
        className="ccg-threat-picture"
        aria-label={said.lookAt(facts.name)}
        onClick={() => open({ facts, now: null, places })}
      >
        <Emblem facts={facts} />
      </button>
      <div className="ccg-threat-text">
        <p>
          <strong>{facts.name}</strong> <span className="ccg-threat-whose">{of}</span>
        </p>
        <p>{gone ?? (cylon ? `✓ ${said.isCylon}` : `✕ ${said.isNotCylon}`)}</p>
        {text === undefined ? (
          <p className="quiet">{said.noRed}</p>
        ) : (
          <p className="ccg-threat-red">
            {text} {red && <strong>{said.done}</strong>}
          </p>
        )}
        {fighter && !gone && (
          <p className="ccg-needs">{said.needs(headOf(factsOf(fighter.id)), power - fighter.power)}</p>
        )}
      </div>
      <span className="ccg-threat-power">
        <Sign of="threat" /> {power}
        <span className="sr">{said.power(power)}</span>
      </span>
      {verbs.length > 0 && (
        <div className="ccg-threat-verbs">
          <VerbStrips verbs={verbs} of={facts.name} />
        </div>
      )}
    </li>
  );
}
