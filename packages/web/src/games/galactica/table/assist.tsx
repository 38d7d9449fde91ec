/** The character who assists the only player: no player, and so without a place, a hand or a title. */
import type { View } from '@ragtag/galactica';
import { Icon } from '../../../shell/parts/icons.tsx';
import { Crested } from '../board/token.tsx';
import { words } from '../words/words.ts';

export function AssistMember({ assist }: { assist: NonNullable<View['assist']> }) {
  const { character, gone, loyalty, revealed, miracle } = assist;
  const said = words.crew;
  const held = [
    { icon: 'eye', n: loyalty, text: said.unseenLoyalty(loyalty) },
    { icon: 'list', n: revealed, text: said.turnedUp(revealed) },
    { icon: 'star', n: miracle, text: said.miracle(miracle) },
  ] as const;
  return (
    <div className="member assist">
      <Crested character={character.id} name={character.name} revealed={gone} />
      <span className="member-words">
        <span className="member-name">
          {character.name}
          <span className={gone ? 'title cylon' : 'title'}>{gone ? said.cylon : said.assists}</span>
        </span>
        <span className="member-rest">
          <span className="member-where">{gone ? said.assistGone : said.assistUnknown}</span>
          {held
            .filter(({ n }) => n > 0)
            .map(({ icon, n, text }) => (
              <span key={icon} className="held" title={text}>
                <Icon of={icon} size={11} />
                <span className="sr">{text}</span>
                <span aria-hidden="true">{n}</span>
              </span>
            ))}
        </span>
      </span>
    </div>
  );
}
