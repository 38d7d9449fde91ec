/** The game in two minutes, for whoever has never played it. */
interface Section {
  readonly title: string;
  readonly text: string;
  /** Where to read on. */
  readonly rules: readonly string[];
}

export const short = {
  title: 'The game in short',
  intro: 'Two minutes for whoever has never played. The guide at the table explains the rest as it comes up.',
  links: { turn: 'A turn, step by step', cards: 'All characters and cards' },
  sections: [
    {
      title: 'What it is about',
      text: 'The Cylons have destroyed the Colonies. What is left of humanity flees in a fleet around Galactica, in search of Kobol. You are its leaders, pilots and engineers, and some of you are Cylons who look human.',
      rules: ['BG-WIN-01'],
    },
    {
      title: 'Whose side you are on',
      text: 'Everybody has secret loyalty cards. Whoever has one that says so is a Cylon and wins if humanity fails. Halfway through the journey more are dealt, so a friend can become an enemy. Cylons work in secret for as long as it pays, then show what they are and attack openly.',
      rules: ['BG-LOYALTY-01', 'BG-SLEEPER-01', 'BG-REVEAL-01'],
    },
    {
      title: 'How it ends',
      text: 'The humans win if the fleet has travelled a distance of eight and then jumps once more. The Cylons win if fuel, food, morale or population runs out, if centurions take Galactica, or if she is damaged beyond repair.',
      rules: ['BG-WIN-02', 'BG-WIN-06'],
    },
    {
      title: 'Your turn',
      text: 'You draw skill cards, move to a location, take one action there or with a card, then draw a crisis that concerns everybody. Afterwards the Cylon ships shown on it act, and often the fleet comes closer to its next jump.',
      rules: ['BG-TURN-02'],
    },
    {
      title: 'Skill checks',
      text: 'Most crises and many locations ask for a check: everybody in turn adds cards face down, two more come from the Destiny deck, all are shuffled and turned over. Cards of the right colours count for it, all others against it. Who spoiled it? It may have been Destiny.',
      rules: ['BG-CHECK-05', 'BG-CHECK-06', 'BG-CHECK-18'],
    },
    {
      title: 'In space',
      text: 'Raiders hunt vipers and civilian ships, heavy raiders bring boarders, basestars bring more of both. Vipers can be sent from Command or flown by pilots. Sooner or later the best answer is to jump away.',
      rules: ['BG-RAIDER-01', 'BG-VIPER-01', 'BG-JUMP-01'],
    },
    {
      title: 'Trust',
      text: 'Talk about everything except exact strengths and colours of cards. Watch who helps, who holds back, who stands where. Suspects can be sent to the Brig or out of the airlock; being wrong about it costs the fleet dearly.',
      rules: ['BG-SECRET-01', 'BG-EXEC-01'],
    },
    {
      title: 'Your first game',
      text: 'Play with artificial players: nobody waits for you and nothing can go wrong, for the page offers only what the rules allow. Every question can be asked what to think about, and every number like the ones above opens the rule it stands for.',
      rules: [],
    },
  ] satisfies readonly Section[],
};
