/** What a way to pay costs besides: what is lost, what is left, what can no longer be used. CCG-COST-03 to -05 */
import type { OptionType } from '@ragtag/ccg';
import type { Decision, Option } from '@ragtag/kernel';
import { useContext } from 'react';
import { factsOf, headOf } from '../cards/facts.ts';
import { tableWords as said } from '../words/table.ts';
import { expediteFor, inWords, leftOf, OwnSideContext } from './own-side.ts';
import { numbers } from './paying.ts';

export function PayText({ option, asked }: { option: Option; asked: Decision }) {
  const side = useContext(OwnSideContext);
  if (option.type !== ('pay' satisfies OptionType) || !side) return null;
  const spent = numbers(option['stacks']);
  const excess = typeof option['excess'] === 'number' ? option['excess'] : 0;
  const resource = String(asked.context['resource'] ?? '');
  const base = side.stacks.find((stack) => stack.base && spent.includes(stack.card));
  const ability = base && factsOf(base.id).lines.some((line) => line.startsWith('Exhaust'));
  return (
    <span className="option-text">
      {said.lost(excess, excess > 0 ? expediteFor(side, resource, excess) : [])}{' '}
      {said.left(inWords(leftOf(side, spent)))}
      {base && ability && <span className="ccg-gives-up"> {said.abilityGone(headOf(factsOf(base.id)))}</span>}
    </span>
  );
}
