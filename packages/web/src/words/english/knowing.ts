/** Looking things up: the rules, the cards, the flow of a turn. */
export const knowing = {
  unreachable: 'This cannot be looked up right now. Is there a connection?',
  rule: (id: string) => `Rule ${id}`,
  noSuchRule: (id: string) => `There is no rule ${id}.`,
  example: 'For example:',
  inTheRules: 'Read on in the rules',
};
