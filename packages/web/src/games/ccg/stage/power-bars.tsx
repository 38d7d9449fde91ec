/** Both powers as bars on one scale, a piece for each reason, so that a tie is seen. */
import { factsOf, headOf } from '../cards/facts.ts';
import { Sign } from '../cards/symbols.tsx';
import type { View } from '../table/view.ts';
import { stageWords as said } from '../words/stage.ts';
import type { ChallengeAct, Reason, Side } from './acts.ts';

/** What a power is made of, as far as it is told. */
interface Part {
  readonly label: string;
  readonly n: number;
  readonly mystic: boolean;
}

export function PowerBars({ act, view }: { act: ChallengeAct; view: View }) {
  const { by, against, threat, defended, defender, challenger } = act;
  const parts = { challenger: partsOf(act, 'challenger', view), defender: partsOf(act, 'defender', view) };
  const most = Math.max(1, sumOf(parts.challenger), sumOf(parts.defender));
  return (
    <div className="ccg-bars">
      <Bar name={headOf(factsOf(challenger.id))} parts={parts.challenger} most={most} seat={by} />
      {defended !== false && defender && (
        <Bar name={headOf(factsOf(defender.id))} parts={parts.defender} most={most} seat={threat ? null : against} />
      )}
    </div>
  );
}

function Bar(props: { name: string; parts: readonly Part[]; most: number; seat: number | null }) {
  const { name, parts, most, seat } = props;
  return (
    <div className={`ccg-bar ${seat === null ? 'ccg-bar-cylon' : `seat-${seat}`}`}>
      <span className="ccg-bar-name" title={name}>
        {name}
      </span>
      <ol>
        {parts
          .filter(({ n }) => n !== 0)
          .map(({ label, n, mystic }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
              key={at}
              className={`${mystic ? 'ccg-bar-mystic' : ''} ${n < 0 ? 'ccg-bar-less' : ''}`}
              style={{ flexBasis: `${(Math.abs(n) / most) * 100}%` }}
              title={label}
            >
              {mystic && <Sign of="mystic" />}
              <span>{label}</span>
              <b aria-hidden="true">{n}</b>
            </li>
          ))}
      </ol>
      <strong>{sumOf(parts)}</strong>
    </div>
  );
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { n }) => sum + n, 0);
}

/** The power of each side as far as it is told. */
export function totalsOf(act: ChallengeAct, view: View): Readonly<Record<Side, number>> {
  return { challenger: sumOf(partsOf(act, 'challenger', view)), defender: sumOf(partsOf(act, 'defender', view)) };
}

/** Printed, each reason, what was revealed; and what no reason is known for. */
function partsOf(act: ChallengeAct, side: Side, view: View): readonly Part[] {
  const unit = act[side];
  if (!unit) return [];
  const facts = factsOf(unit.id);
  const printed = (act.threat && side === 'defender' ? facts.threat : facts.power) ?? 0;
  const { why, power } = reasonsOf(act, side, view);
  const known = why.reduce((sum, { by }) => sum + by, printed);
  const mystic = act.mystic.filter((one) => one.side === side);
  const revealed = mystic.reduce((sum, { value }) => sum + value, 0);
  // Of several that are revealed not all may count.
  const counted = act.result === null ? revealed : act.result[side] - (power ?? known);
  return [
    { label: said.printed(printed), n: printed, mystic: false },
    ...why.map(({ id, by }) => ({
      label: said.piece(id === '' ? null : headOf(factsOf(id)), by),
      n: by,
      mystic: false,
    })),
    { label: said.inForce((power ?? known) - known), n: (power ?? known) - known, mystic: false },
    ...(mystic.length > 0 && counted === revealed
      ? mystic.map(({ id, value }) => ({ label: said.revealed(headOf(factsOf(id)), value), n: value, mystic: true }))
      : [{ label: said.mysticValue(counted), n: counted, mystic: true }]),
  ];
}

/** What is in force: as it was decided, as the table shows it while the challenge is on, or as it was told. */
function reasonsOf(
  act: ChallengeAct,
  side: Side,
  { challenge, players }: View,
): { readonly why: readonly Reason[]; readonly power: number | null } {
  if (act.result) return { why: act.result.why[side], power: null };
  if (challenge && challenge.challenger === act.challenger.card) {
    const card = act[side]?.card;
    const shown = players.flatMap(({ alert, reserve }) => [...alert, ...reserve]).find((one) => one.card === card);
    return { why: shown?.why ?? [], power: challenge.power[side] };
  }
  return { why: act.pieces.filter((piece) => piece.side === side), power: null };
}
