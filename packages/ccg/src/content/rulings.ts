/** Where a card's print leaves a question open: how it is read here, by the id of the card. */
const stackToHand = 'If it is the top of a unit stack, the cards under it return to the hand as well.';
const redWithoutCylon =
  'Its red text works although it is no Cylon: as a threat it still stops the fleet from jumping.';

const ofCards: Readonly<Record<string, readonly string[]>> = {
  'BSG1-013': ['Only a mission that has been resolved and lies in a resource area is a persistent mission here.'],
  'BSG1-031': [
    'The highest mystic value among all cards shown counts: whoever shows the most cards of that value gains, and all who tie.',
  ],
  'BSG1-040': ['Any number means as many as you like of your hand, none included.'],
  'BSG1-066': ['It is Civilian itself and still in play while it is resolved: it counts itself.'],
  'BSG1-080': [
    'The personnel from your hand enters play in the same area, face up; the one that leaves takes the cards under it along to the hand.',
  ],
  'BSG1-090': ['It reaches the discard pile only after it is resolved, so it is not shuffled in.'],
  'BSG1-119': ['Each ability is paid for by committing him. The first moves a mission that is alert.'],
  'BSG1-134': ['He is committed and exhausted at the end only if he was readied in this way.'],
  'BSG1-139': ['He may be his own target.'],
  'BSG1-160': ['It may be its own target, although it is face down by then.', stackToHand],
  'BSG2-015': ["The defending personnel may be anybody's."],
  'BSG2-016': ['The card taken out is a unit of its own from then on, and need not go back.'],
  'BSG2-023': ['Played in the execution phase it has ended before the Cylon phase begins.'],
  'BSG2-044': ['An opposing unit is any unit that an opponent controls.'],
  'BSG2-046': ['The personnel committed and exhausted is a cost, paid while the mission is resolved.'],
  'BSG2-066': ['Power is the total of the challenge, mystic values included.'],
  'BSG2-069': ['This influence comes on top of what beating the threat gives.'],
  'BSG2-079': ['Whoever drew chooses the card to discard.'],
  'BSG2-082': ['The target player chooses the card to discard.'],
  'BSG2-086': [
    'Only in a challenge of a Cylon threat, and of that threat. Nobody wins it, so nobody gains influence for it.',
  ],
  'BSG2-098': ['As often as you like: no limit is printed.'],
  'BSG2-100': ['The personnel sacrificed is your own, and may be himself; then nothing comes of it.'],
  'BSG2-103': ['It works in any challenge, whoever fights it.'],
  'BSG2-107': ['The card revealed goes to the discard pile, as all cards revealed for their mystic value do.'],
  'BSG2-124': [redWithoutCylon],
  'BSG2-126': ['She may be her own target, although she is in reserve by then.', stackToHand],
  'BSG2-134': [redWithoutCylon],
  'BSG2-135': [redWithoutCylon],
  'BSG2-161': ['Nothing waives its cost.'],
};

export function rulingsOn(card: string): readonly string[] {
  return ofCards[card] ?? [];
}

export const ruledCards = Object.keys(ofCards);
