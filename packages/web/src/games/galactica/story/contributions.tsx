/** What everybody gave to skill checks, known at last: all together, and check by check. */
import './contributions.css';
import type { GivenCard, ToldCheck } from '@ragtag/galactica/host';
import type { Names } from '@ragtag/kernel/words';
import { useId, useState } from 'react';
import { momentPath } from '../../../table/replay/paths.ts';
import { SkillShape } from '../parts/skill-shape.tsx';
import type { SkillType } from '../parts/skills.ts';
import { words } from '../words/words.ts';
import type { Story } from './story.ts';

export function Contributions({ story, game, names }: { story: Story; game: string; names: Names }) {
  const said = words.story;
  const id = useId();
  const [open, show] = useState(false);
  const most = Math.max(1, ...story.players.flatMap(({ given }) => [given.for, given.against]));
  return (
    <section className="contributions" aria-labelledby={id}>
      <h3 id={id} className="label">
        {said.contributions}
      </h3>
      <p className="quiet">{said.contributionsText}</p>
      <table className="shares">
        <thead>
          <tr>
            <th scope="col">{said.player}</th>
            <th scope="col" className="against">
              {said.against}
            </th>
            <th scope="col">{said.for_}</th>
          </tr>
        </thead>
        <tbody>
          {story.players.map(({ seat, side, given }) => (
            <tr key={seat}>
              <th scope="row">
                {names.who(seat)} <span className="quiet">{said.gave(said.sides[side] ?? '', given.cards)}</span>
              </th>
              <td className="against">
                <Bar share={given.against / most}>{given.against}</Bar>
              </td>
              <td className="for">
                <Bar share={given.for / most}>{given.for}</Bar>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {story.checks.length > 0 && (
        <>
          <button type="button" className="plain" aria-expanded={open} onClick={() => show(!open)}>
            {said.checks(story.checks.length)}
          </button>
          {open && <Checks checks={story.checks} game={game} names={names} />}
        </>
      )}
    </section>
  );
}

function Bar({ share, children }: { share: number; children: number }) {
  return (
    <span className="share">
      <span className="share-bar" style={{ inlineSize: `${share * 80}%` }} />
      <span className="share-number">{children}</span>
    </span>
  );
}

function Checks({ checks, game, names }: { checks: readonly ToldCheck[]; game: string; names: Names }) {
  const said = words.story;
  return (
    <ol className="told-checks">
      {checks.map((check) => (
        <li key={check.step} className={check.outcome}>
          <p className="told-check-head">
            <span className="point-turn">{said.atTurn(check.turn)}</span>
            <a href={momentPath(game, check.step)}>{said.checkName(check.name, check.location)}</a>
            <span className={check.outcome === 'fail' ? 'bad' : 'good'}>
              {said.result(check.outcome, check.strength, check.difficulty)}
            </span>
          </p>
          {check.given.length === 0 && <p className="quiet">{said.nobodyGave}</p>}
          <ul className="told-shares">
            {check.given.map(({ seat, cards }) => (
              <li key={seat ?? 'destiny'}>
                <span className="share-name">{seat === null ? said.destiny : names.who(seat)}</span>
                {cards.map((card, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie in their order for good
                  <Given key={index} card={card} />
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Given({ card: { name, skill, strength, counts } }: { card: GivenCard }) {
  const side = counts > 0 ? 'for' : counts < 0 ? 'against' : 'nothing';
  return (
    <span className={`given ${skill} ${side}`} title={name}>
      <SkillShape skill={skill as SkillType /* the game's own word for it */} size={11} />
      {counts > 0 ? `+${counts}` : counts < 0 ? `−${-counts}` : strength}
      <span className="sr"> {name}</span>
    </span>
  );
}
