/** What a character can do. */
import './character-sheet.css';
import type { PlayerView } from '@ragtag/galactica';
import { useCharacter } from '../knowing/reference.ts';
import { SkillShape } from '../parts/icons.tsx';
import { skillTypes } from '../parts/skills.ts';
import { words } from '../words/words.ts';

export function CharacterSheet({ player }: { player: PlayerView }) {
  const { character, miracle, revealed } = player;
  if (!character) return <p className="quiet">{words.crew.noSheet}</p>;
  return <SheetOf character={character.id} miracle={miracle} revealed={revealed} />;
}

export function SheetOf(props: { character: string; miracle: number; revealed: boolean }) {
  const { character, miracle, revealed } = props;
  const said = words.crew;
  const sheet = useCharacter(character);
  if (!sheet) return <p role="status">{words.parts.oneMoment}</p>;
  const draws = sheet.skills?.flatMap((skills) => (typeof skills === 'string' ? [] : [skills])) ?? [];
  return (
    <div className="character-sheet">
      {revealed && <p className="bad">{said.sheetOff}</p>}
      <p className="quiet">
        {[words.nameOf(sheet.type ?? ''), sheet.canPilot && said.pilots, sheet.start && said.starts(sheet.start)]
          .filter(Boolean)
          .join(' · ')}
      </p>
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
        {sheet.abilities?.map(({ name, kind, text }) => (
          <div key={name} className={`ability ${kind}`}>
            <dt>
              {name} <span className="ability-kind">{said.abilityKinds[kind] ?? ''}</span>
            </dt>
            <dd>
              {text}
              {kind === 'miracle' && (
                <span className={miracle > 0 ? 'good' : 'quiet'}>
                  {miracle > 0 ? said.miracleLeft : said.miracleGone}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {sheet.succession && (
        <p className="quiet">
          {Object.entries(sheet.succession)
            .map(([title, place]) => said.inLine(words.nameOf(title), place))
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
