/** The way to what can be looked up, in pages of their own beside the table. */
import { Icon } from '../../../shell/parts/icons.tsx';
import { learnWords as said } from '../words/learn.ts';

const pages = [
  ['/rules/ccg', said.rules, 'book'],
  ['/turn/ccg', said.turn, 'list'],
  ['/cards/ccg', said.cards, 'hand'],
] as const;

export function LookUp() {
  return pages.map(([address, name, icon]) => (
    <a key={address} className="tool" href={address} target="_blank" rel="noreferrer" title={name}>
      <Icon of={icon} />
      <span className="tool-name">{name}</span>
    </a>
  ));
}
