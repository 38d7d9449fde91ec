import type { Answer, Decision, TableView } from '@ragtag/kernel';

/** An artificial player: decides from what its seat may see and the question it is asked, never from the state. */
export interface Bot {
  readonly name: string;
  /** A legal answer. `look` gives the seat's view; a bot that does not look costs nothing. */
  decide(asked: Decision, look: () => TableView): Answer;
}
