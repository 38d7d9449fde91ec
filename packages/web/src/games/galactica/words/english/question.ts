/** Round the question, as this game asks it. */
export const asking = {
  play: (name: string) => `Play ${name}`,
  secret: 'Something secret...',
  secretTitle: 'With your loyalty cards',
  secretWhy: 'This button is always here, whatever you are. Only you see what is behind it.',
  nothingSecret: 'There is nothing you could do with your loyalty cards now.',
  /** Headings over long lists. */
  groups: {
    place: 'Places',
    area: 'Space',
    ship: 'Ships',
    player: 'Players',
    skill: 'Skill cards',
    card: 'Cards',
    ability: 'Abilities',
    other: '',
  },
};
