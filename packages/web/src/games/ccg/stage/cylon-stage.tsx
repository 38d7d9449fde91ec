/** The Cylon phase as an event for the whole table: the sum against the level, the threats, their red texts, the jump. */
import './styles.ts';
import type { Names } from '@ragtag/kernel/words';
import { type CardFacts, factsOf, headOf } from '../cards/facts.ts';
import { ThreatBar } from '../table/race.tsx';
import type { FleetCard, PlayerView, View } from '../table/view.ts';
import { stageWords as said } from '../words/stage.ts';
import type { CylonAct } from './acts.ts';
import { Controls } from './controls.tsx';
import { StagedThreat } from './staged-threat.tsx';
import type { Control } from './use-act.ts';

interface Props {
  readonly act: CylonAct;
  readonly names: Names;
  readonly view: View;
  readonly seat: number | null;
  /** The unit that is about to challenge, by its number; null if none is chosen yet. */
  readonly chosen: number | null;
  readonly control: Control;
}

export function CylonStage({ act, names, view, seat, chosen, control }: Props) {
  const { level, defense, revealed, jumped, lost, beaten } = act;
  const cylons = revealed.map(({ id }) => isCylon(factsOf(id)));
  const own = seat === null ? undefined : view.players[seat];
  const fighter = own && fighterOf(own, chosen);
  const against = own && !jumped ? leftOf(view, own) : null;
  return (
    <section className={`panel ccg-stage ccg-cylon-stage ${jumped ? 'ccg-jumped' : ''}`} aria-label={said.cylons}>
      <div className="ccg-stage-head">
        <div>
          <h2>{jumped ? said.jumpsTitle : said.cylons}</h2>
          <p>{said.over(level, defense)}</p>
        </div>
        <p className="ccg-against" aria-hidden="true">
          <strong>{level}</strong> <span>{said.overWord}</span> <span className="ccg-against-level">{defense}</span>
        </p>
        <Controls {...control} />
      </div>
      <ThreatBar players={view.players} level={level} defense={defense} />
      <ul className="ccg-threat-list">
        {revealed.map((threat) => {
          const now = view.players[threat.player]?.threats.find(({ card }) => card === threat.card);
          return (
            <StagedThreat
              key={threat.card}
              threat={{ ...threat, power: now?.power ?? threat.power }}
              of={names.who(threat.player)}
              red={act.red.includes(threat.card)}
              gone={
                beaten.find(({ card }) => card === threat.card)
                  ? said.beaten
                  : now === undefined && view.phase === 'cylon' && !control.playing
                    ? said.discarded
                    : null
              }
              fighter={fighter}
            />
          );
        })}
      </ul>
      {revealed.length > 0 && (
        <p className="ccg-jump" role="status">
          <strong>{said.jump}</strong>{' '}
          {cylons.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
            <span key={at} className={one ? 'ccg-tick' : 'ccg-cross'}>
              {one ? `✓ ${said.isCylon}` : `✕ ${said.isNotCylon}`}
            </span>
          ))}{' '}
          {jumped ? said.jumps : cylons.every(Boolean) ? '' : said.stays}
          {against !== null && (
            <span className="ccg-plays-cylons"> {said.against(names.does(against, 'play', 'the Cylons'))}</span>
          )}
        </p>
      )}
      {lost.length > 0 && (
        <ul className="ccg-fates ccg-falls">
          {lost.map(({ player, id }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
            <li key={at}>{said.losesCard(names.does(player, 'lose', headOf(factsOf(id))))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isCylon({ traits }: CardFacts): boolean {
  return traits.includes('Cylon');
}

/** Who stands to fight: the unit that was chosen, or else the strongest that could. */
function fighterOf({ alert }: PlayerView, chosen: number | null): FleetCard | undefined {
  const found = alert.find(({ card }) => card === chosen);
  if (found) return found;
  return alert
    .filter(({ id, exhausted, keywords }) => {
      const { type } = factsOf(id);
      return (type === 'ship' || type === 'personnel') && !exhausted && !keywords.includes('Vision');
    })
    .sort((a, b) => b.power - a.power)[0];
}

/** Who plays the Cylons against a player. CCG-THREAT-16 */
function leftOf({ players }: View, { seat }: PlayerView): number | null {
  const others = [...players.slice(seat + 1), ...players.slice(0, seat)].filter(({ out }) => !out);
  return others[0]?.seat ?? null;
}
