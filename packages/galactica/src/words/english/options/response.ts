/** How somebody could respond, and with what. */
import type { Options } from '../../../core/vocabulary/questions.ts';

type Response = Options['respond'];

const from: Readonly<Record<Response['from'], string>> = {
  sheet: 'your character',
  miracle: 'a miracle token',
  once: 'once in the game',
  rule: 'a rule',
  agenda: 'Agenda Card',
  civilian: 'civilian ship',
  crisis: 'crisis card',
  destination: 'destination card',
  loyalty: 'loyalty card',
  motive: 'Motive Card',
  mutiny: 'mutiny card',
  quorum: 'quorum card',
  skill: 'skill card',
  'super-crisis': 'super crisis card',
};

const signed = (n: number): string => `${n > 0 ? '+' : ''}${n}`;

export function responseDetail(response: Response): string {
  const { change, difficulty, skill, outcome, option, discarded, result, printed } = response;
  return [
    change === undefined ? '' : signed(change),
    difficulty === undefined ? '' : `difficulty ${signed(difficulty)}`,
    skill ?? '',
    outcome === undefined ? '' : `the check is decided: ${outcome}`,
    option === undefined ? '' : `to option ${option + 1}`,
    discarded === undefined ? '' : `for ${discarded}`,
    result === undefined ? '' : `the die shows ${result}`,
    from[response.from],
    printed === undefined ? '' : `strength ${printed}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
