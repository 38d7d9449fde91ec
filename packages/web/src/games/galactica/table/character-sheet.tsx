/** What a character can do. */
import './character-sheet.css';
import type { PlayerView } from '@ragtag/galactica';
import { useCharacter } from '../knowing/reference.ts';
import { SkillShape } from '../parts/skill-shape.tsx';
import { skillTypes } from '../parts/skills.ts';
import { words } from '../words/words.ts';

export function CharacterSheet({ player, alone = false }: { player: PlayerView; alone?: boolean }) {
  const { character, miracle, withoutTokens, allegiance } = player;
  if (!character) return <p className="quiet">{words.crew.noSheet}</p>;
  const known = { character: character.id, miracle, tokens: !withoutTokens, off: allegiance !== 'human' };
  return <SheetOf {...known} alone={alone} />;
}

/**
 * `miracle`: how often its once-per-game ability can be used still, and whether there are tokens for that. `alone`: of one
 * who plays alone, to whom weaknesses do not apply. BG-VAR1P-11
 * `assists`: beside the sheet of one who plays alone: of it only skills and the once-per-game ability count. BG-VAR1P-09, BG-VAR1P-10
 * `off`: of a known Cylon, whose sheet counts no more unless it is a Cylon Leader's. BG-CYLON-03, BG-LEADER-05, BG-UNI-54
 */
export function SheetOf(props: {
  character: string;
  miracle: number;
  tokens: boolean;
  off: boolean;
  alone?: boolean;
  assists?: boolean;
}) {
  const { character, miracle, tokens, off, alone = false, assists = false } = props;
  const said = words.crew;
  const [left, gone] = tokens ? [said.miracleLeft, said.miracleGone] : [said.notUsedYet, said.usedUp];
  const sheet = useCharacter(character);
  if (!sheet) return <p role="status">{words.parts.oneMoment}</p>;
  const draws = sheet.skills?.flatMap((skills) => (typeof skills === 'string' ? [] : [skills])) ?? [];
  const counts = (kind: string): boolean => (assists ? kind === 'miracle' : !alone || kind !== 'negative');
  const abilities = sheet.abilities?.filter(({ kind }) => counts(kind));
  return (
    <div className="character-sheet">
      {off && sheet.type !== 'cylon-leader' && <p className="bad">{said.sheetOff}</p>}
      {!assists && (
        <p className="quiet">
          {[words.nameOf(sheet.type ?? ''), sheet.canPilot && said.pilots, sheet.start && said.starts(sheet.start)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <h3 className="label">{said.skills}</h3>
      <ul className="sheet-skills">
        {draws.map(({ n, of }) => (
          <li key={of.join(' ')}>
            <strong>{n}</strong>
            {skillTypes.map((skill) => of.includes(skill) && <SkillShape key={skill} skill={skill} size={14} />)}
            {said.either(of.map((skill) => words.nameOf(skill)))}
          </li>
        ))}
      </ul>
      <dl>
        {abilities?.map(({ name, kind, text }) => (
          <div key={name} className={`ability ${kind}`}>
            <dt>
              {name}{' '}
              <span className="ability-kind">
                {said.abilityKinds[kind === 'miracle' && !tokens ? 'once' : kind] ?? ''}
              </span>
            </dt>
            <dd>
              {text}
              {kind === 'miracle' && (
                <span className={miracle > 0 ? 'good' : 'quiet'}>{miracle > 0 ? left : gone}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {sheet.succession && !assists && (
        <p className="quiet">
          {Object.entries(sheet.succession)
            .map(([title, place]) => said.inLine(words.nameOf(title), place))
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
