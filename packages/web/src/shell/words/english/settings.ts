export const settings = {
  title: 'Settings',
  kept: 'Kept on this device, the same in every tab.',
  pace: {
    label: 'Pace',
    text: 'How fast you are shown what happens. N is always the way to now.',
    values: { film: 'Film', brisk: 'Brisk', instant: 'Instant' },
  },
  handOrder: {
    label: 'Order of the cards in my hand',
    text: '',
    values: { type: 'Skill', strength: 'Strength', name: 'Name', own: 'My own' },
  },
  theme: {
    label: 'Colours',
    text: 'Space stays dark.',
    values: { dark: 'Dark', light: 'Light', system: 'As the device' },
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
