/** The challenge, staged between two fleets: who stands where, what adds up, the mystic values, and what becomes of them. */
import './styles.ts';
import type { Names } from '@ragtag/kernel/words';
import { words } from '../../../shell/words/words.ts';
import { factsOf, headOf } from '../cards/facts.ts';
import { Sign } from '../cards/symbols.tsx';
import type { View } from '../table/view.ts';
import { stageWords as said } from '../words/stage.ts';
import type { ChallengeAct, Result, Side } from './acts.ts';
import { Controls } from './controls.tsx';
import { PowerBars, totalsOf } from './power-bars.tsx';
import { MysticCard, StagedCard } from './staged-card.tsx';
import type { Control } from './use-act.ts';

interface Props {
  readonly act: ChallengeAct;
  readonly names: Names;
  readonly view: View;
  readonly control: Control;
}

export function ChallengeStage({ act, names, view, control }: Props) {
  const { by, against, threat, defender, defended, challenger } = act;
  const whom = threat && defender ? headOf(factsOf(defender.id)) : names.whom(against);
  const follows = threat
    ? said.playsThem(names.does(against, 'play', 'the Cylons'))
    : defender
      ? said.defends(headOf(factsOf(defender.id)))
      : defended === false
        ? said.undefended
        : '';
  const totals = totalsOf(act, view);
  return (
    <section className="panel ccg-stage" aria-label={said.challenge}>
      <div className="ccg-stage-head">
        <h2>
          {said.challenges(headOf(factsOf(challenger.id)), whom)} {follows}
        </h2>
        <Steps act={act} />
        <Controls {...control} />
      </div>
      <div className="ccg-stage-fight">
        <Fighter unit={challenger} title={said.challenger} of={names.who(by)} fate={fateOf(act, 'challenger')} />
        <SideCards act={act} side="challenger" whose={names.who(by)} />
        <div className="ccg-score">
          <p className="ccg-score-numbers" aria-hidden="true">
            <strong>{totals.challenger}</strong>
            {defended !== false && (
              <>
                <span>{':'}</span>
                <strong>{defender ? totals.defender : '?'}</strong>
              </>
            )}
          </p>
          <p className="ccg-verdict" role="status">
            {verdictOf(act)}
          </p>
        </div>
        <SideCards act={act} side="defender" whose={threat ? said.theCylons : names.who(against)} />
        {defender ? (
          <Fighter
            unit={defender}
            title={threat ? said.threat : said.defender}
            of={threat ? said.theCylons : names.who(against)}
            fate={fateOf(act, 'defender')}
          />
        ) : (
          <p className="ccg-no-fighter">{defended === false ? said.undefended : said.choosing}</p>
        )}
      </div>
      <PowerBars act={act} view={view} />
      {act.after.length > 0 && (
        <ul className="ccg-fates">
          {act.after.map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
            <li key={at}>{words.game.eventLine(event, names).text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far it has come. */
function Steps({ act: { defender, defended, played, mystic, result, after } }: { act: ChallengeAct }) {
  const at =
    result || (defended === false && after.length > 0)
      ? 4
      : mystic.length > 0
        ? 3
        : played.length > 0
          ? 2
          : defender || defended === false
            ? 1
            : 0;
  return (
    <ol className="ccg-stage-steps">
      {said.steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

type Fate = 'defeated' | 'reserve' | null;

/** What becomes of whoever fought: told by what happened, not by who won. */
function fateOf({ after, ...act }: ChallengeAct, side: Side): Fate {
  const card = act[side]?.card;
  const befell = (type: string) => after.some((event) => event.type === type && event['card'] === card);
  if (befell('defeated') || befell('sacrificed')) return 'defeated';
  if (act.threat && side === 'defender' && act.result?.won) return 'defeated';
  return befell('committed') || befell('exhausted') ? 'reserve' : null;
}

function Fighter(props: { unit: { readonly id: string }; title: string; of: string; fate: Fate }) {
  const { unit, title, of, fate } = props;
  return (
    <div className={`ccg-fighter ${fate === 'defeated' ? 'ccg-lost' : ''}`}>
      <p className="label">
        {title} <span className="sr">{of}</span>
      </p>
      <div className="ccg-fighter-card">
        <StagedCard id={unit.id} size="stand" />
        {fate !== null && (
          <span className={`ccg-stamp ${fate === 'reserve' ? 'ccg-stamp-reserve' : ''}`}>
            {fate === 'defeated' ? said.defeated : said.toReserve}
          </span>
        )}
      </div>
    </div>
  );
}

/** What one side played, and what it revealed. */
function SideCards({ act, side, whose }: { act: ChallengeAct; side: Side; whose: string }) {
  const played = act.played.filter((one) => one.side === side);
  const mystic = act.mystic.filter((one) => one.side === side);
  return (
    <div className={`ccg-side-cards ccg-side-${side}`}>
      {played.length > 0 && (
        <section aria-label={said.playedBy(whose)}>
          <p className="label">{said.plays}</p>
          <ul>
            {played.map(({ id }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
              <li key={at}>
                <StagedCard id={id} size="hand" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mystic.length > 0 && (
        <section aria-label={said.mysticOf(whose)}>
          <p className="label">
            <Sign of="mystic" /> {said.mystic}
          </p>
          <ul>
            {mystic.map(({ id, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
              <li key={at}>
                <MysticCard id={id} value={value} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function verdictOf({ result, defended, after }: ChallengeAct): string {
  if (result) return said.sum(result.challenger, result.defender, winnerOf(result));
  return defended === false && after.length > 0 ? said.undefended : '';
}

function winnerOf({ challenger, defender, won }: Result): string {
  if (challenger === defender) return said.tie;
  return won ? said.challengerWins : said.defenderWins;
}
