export const settings = {
  title: 'Settings',
  kept: 'Kept on this device, the same in every tab.',
  animation: {
    label: 'Animation',
    text: 'How fast ships fly and cards turn over. A click skips what is moving.',
    values: { off: 'Off', quick: 'Quick', normal: 'Normal', slow: 'Slow' },
  },
  handOrder: {
    label: 'Order of the cards in my hand',
    text: '',
    values: { type: 'Skill', strength: 'Strength', name: 'Name', own: 'My own' },
  },
  textSize: {
    label: 'Text',
    text: '',
    values: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  },
  sound: { label: 'Sound', text: 'A tone when it is your turn, dice, a jump. Off unless you turn it on.' },
  volume: 'Volume',
  guide: { label: 'First-game guide', text: 'Explains the screen and the rules as they come up.' },
  language: { label: 'Language', browser: "The browser's" },
};
