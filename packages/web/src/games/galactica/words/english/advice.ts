import type { QuestionKind } from '@ragtag/galactica';

/** What a beginner should think about, by the kind of question. Sensible for humans; a hidden Cylon wants to look sensible. */
const check =
  'Is it worth a card? Small losses can be borne; a dial in the red cannot. Using it now means not having it later, and everybody sees that you used it.';
const target =
  'Basestars are the source of trouble, raiders the trouble itself. Protect civilian ships first: each one lost costs people, and sometimes more.';
const damage =
  'Keep what you need for the next turns: FTL Control and the Hangar Deck early, Command and the Armory in a fight.';

export const advice: Readonly<Record<QuestionKind, string>> = {
  'choose-character':
    'For a first game take somebody whose skills are easy to use: William Adama or Laura Roslin to lead, Kara Thrace to fly, Galen Tyrol to repair. Look also at what the others lack: somebody should have engineering, somebody piloting.',
  'choose-assist':
    'They bring you one ability, once in the game, and one card of their skills each turn: take what you cannot draw or do yourself. They may turn out to be a Cylon, and then both are gone.',
  'assist-skill':
    'It takes the place of one of your own cards, unless your own set has fewer than five. Checks ask for types: take one that you have none of.',
  'skill-not-drawn': 'Leave out what you have plenty of, or what the crises of late did not ask for.',
  'choose-first-skills':
    'Take the types that others cannot draw, and not all of one: checks ask for two or three types.',
  'draw-skill':
    'Draw what checks often need and few of you have. Count who can draw which type; in the crew list every sheet is a press away.',
  'split-skills': 'Divide by what is needed now: piloting for ships, leadership and politics for most checks.',
  movement:
    'Decide first what you want to do, then go where it is done: Command or a viper in a fight, the Research Lab or the Press Room for cards, FTL Control to jump early. A move to another ship costs a card.',
  'granted-move': 'Somebody gives you a move out of turn. Use it to be where your action is worth most.',
  'move-or-act':
    'Two actions are usually worth more than one action somewhere else, unless you stand where nothing can be done.',
  action:
    'If there are Cylon ships, shoot or get civilians out of the way. If all is calm, draw cards or let somebody better placed act with an Executive Order. Doing nothing is almost never best, and it looks suspicious.',
  'executive-order': 'Two actions, or a move and one. If a lit location near you helps at once, take the two actions.',
  'crisis-choice':
    'Weigh the sure loss against the check: who has cards of these colours, how many are on the table? Early in the game resources are plenty, cards are few. Late it is the other way round.',
  'choose-crisis': 'Compare more than the loss: which ships act, does the fleet get closer to a jump?',
  'add-to-check':
    'Count how many cards have gone in and guess what is still missing. Two strong cards are better than four weak ones. If failing costs little, keep your cards. Playing none is remembered.',
  'join-check': 'You may not add just one card here: come in with enough to matter, or stay out.',
  'ability-order':
    'Where several abilities of cards in a check take effect, their order seldom matters. If one takes cards out or adds some, think which the others should still find there.',
  'take-from-check': 'Take back what will be worth most later, as long as the check does not need it.',
  'choose-deck': 'Which type is needed next, and who else can draw it? Look where you would draw yourself.',
  'keep-mutiny': 'You will have to play it one day: keep the one that hurts the fleet least, or the one you could use.',
  'pick-viper': target,
  'pick-area': target,
  'choose-location': 'Think of the next two or three turns: where will somebody have to be?',
  'before-check': check,
  'check-outright': check,
  'before-reveal': check,
  'after-total': 'Does it change the result? Only then is it worth the card.',
  'after-pass': check,
  'before-roll': 'How bad is a low roll? Save it for rolls that cost people or a resource in the red.',
  'after-roll': 'Only change a roll that matters: look at what happens with the number as it is.',
  'before-activation':
    'One kind of ship acts instead of what the crisis says: worth it when that is much better for you.',
  'before-raiders': 'Worth it when you pilot a ship that many raiders are about to shoot at.',
  contributed: check,
  'check-resolved': check,
  'crisis-revealed': check,
  'viper-placed': 'In a viper you can shoot every turn, but you are in space when a vote or a repair is needed.',
  'turn-end': check,
  'attack-target': target,
  'activate-viper':
    'Bring vipers between raiders and civilian ships. A viper that escorts a civilian ship takes it out of danger altogether.',
  'activate-own-ship': target,
  'choose-destination':
    'Distance wins the game, fuel is what it costs. With enough fuel take the farther one; with little, the one that brings something back. The Admiral’s choice tells the table a lot.',
  'choose-damage': damage,
  'choose-damaged-ship': 'Lose the one you can best do without.',
  'repair-location': damage,
  'repair-viper':
    'A viper in the reserve can be launched, a damaged one cannot. A mark VII is worth more than a viper.',
  'choose-civilian': 'They are all alike from outside: some carry people, some fuel or morale, some nobody.',
  'move-civilian': 'Move it away from raiders, or out of the way of those that will come.',
  'place-civilian': 'As far from Cylon ships as can be, and near vipers.',
  'pick-player':
    'Think about who can use it best, and whom you trust with it. Sending somebody to the Brig is a strong move against a suspect and a bad one against a friend.',
  'choose-resource': 'The dial that is lowest, unless you know that another one is about to be asked for.',
  'protect-resource': 'The dial that is lowest.',
  'choose-effect': 'Take the smaller loss counted by what is left: one of three hurts more than two of ten.',
  may: 'Read what it costs and what it brings. If both are small, keep what you have.',
  discard:
    'Keep strong cards of colours that checks ask for, and cards whose text may save you. Weak cards of your own colours come back every turn.',
  'discard-strength': 'Fewest cards for the strength asked: a strong card you cannot use is the cheapest.',
  'choose-quorum': 'Keep what helps now. Quorum cards are drawn again easily as long as there is a President.',
  'play-or-discard': 'If it helps now, play it. A card for later often never comes to its moment.',
  'put-back': 'On top if the next one who draws it should have it, at the bottom if nobody should.',
  'next-area': 'Whoever acts first may destroy what the others wanted. For the fleet: begin where they do the least.',
  'nuke-area': 'A nuke is for a basestar, best with other ships around it. There are only two.',
  'launch-self': 'In a viper you are where the fight is, and not where votes and repairs are.',
  'keep-title':
    'Titles decide where the fleet goes and what the Quorum does. Give one away only to somebody you trust more than yourself.',
  'hand-on-loyalty':
    'Whoever gets them may change sides. Think about who would be the least harm, or the greatest help.',
  'extra-loyalty-card': 'More cards, more chance of being a Cylon. Somebody whom you suspect anyway is no great loss.',
  'who-goes-first': 'Let the one act first whose help is certain; perhaps the other is not needed then.',
  'discard-destiny': 'What helps least in checks: treachery first, then types that checks seldom ask for.',
  'discard-quorum': 'Keep what the fleet needs soon; a card without a use in sight can go.',
  'card-face-up': 'Everybody sees it: one that fits the check looks helpful, whatever the other is.',
  'discard-super-crisis': 'Keep the one that would hurt most.',
  'human-delusion': 'You see what is there: add just enough to turn the check, or nothing.',
  'put-on-destiny': 'These two go into the next check: cards that help or spoil it, as you like.',
  'remove-basestar': 'With both out, removing one lets you place another where you want it.',
  'reveal-motive':
    'Once revealed it counts, but everybody sees which side it is for. If it could stop being fulfilled, reveal it now.',
  'give-cards': 'They will be used by somebody else: give what you can spare and they can use.',
  'play-quorum': 'What helps at once, before what may help one day.',
  'assault-raptor-at-jump': 'Home it is safe; out there it is ready for what comes after the jump.',
  'reveal-one': 'Once it lies open everybody knows. Show what tells the least.',
  'boarding-heavy-raider':
    'It makes no difference which of them boards; think of which you would rather shoot at later.',
  'destroy-cylon-ship': target,
  'leave-out-ship': 'Leave out the one that would do the most harm where it comes.',
  'nuke-basestar': 'The one with the most ships around it, or the one already damaged.',
  'nuke-scar': 'Scar comes back to nobody’s joy: a raider less is good, Scar gone is better.',
  'borrow-title': 'Take the title whose action the fleet needs now.',
  'choose-action': 'Both are printed there: take the one that is worth more this turn.',
  'turn-start': check,
  'movement-end': check,
  'crisis-kept': check,
  'crisis-choice-before': check,
  'check-revealed': 'Count first: only change what decides the check.',
  'before-piloted-attack': 'Worth it when the shot must not miss, or when something better could be done instead.',
  'target-destroyed': 'It costs a card and brings a reward: take it if the card is not needed for something worse.',
  'quorum-used': check,
  'repair-used': 'A second repair is worth it when two places are damaged that you need.',
  'executive-order-done': check,
  'location-done': check,
  'before-civilian-destroyed':
    'A civilian ship may carry two population or nobody at all. The lower the dials, the more it is worth saving.',
  'removing-ships': 'What stays behind is gone. Think of the vipers you need after the jump.',
  'resource-lost': 'A dial in the red is worth more than a card.',
  'must-discard': check,
  'treachery-discarded': check,
  'place-assault-raptor': 'Where the next raiders will be.',
  'set-up-ship': 'As far from Cylon ships as can be, and near vipers.',
  'choose-player': 'Think of what they hold, and of what they could do with it.',
  'destroy-scar': 'Scar is hard to hit and never gives up: if you can have him, take him.',
  'exchange-quorum': 'Exchange what has no use in sight.',
  'exchange-super-crisis': 'Keep what hurts the fleet where it is weakest now.',
  'fly-anywhere': 'Go where the next shot counts most.',
  'force-their-hand': 'A mutiny card is trouble for later, a bad card trouble for now.',
  'give-quorum': 'The President should get what the fleet needs next.',
  'launch-another': 'Vipers in the hangar protect nobody.',
  'look-at-civilians': 'Those nearest to raiders: then you know what is worth protecting.',
  'play-super-crisis': 'Play it when the fleet can answer least.',
  'quorum-chamber': 'A card in hand is worth a turn only if it helps now; otherwise draw.',
  'remove-from-check': 'Take out what hurts your side most.',
  'take-card': 'The strongest of a type that you can use.',
  'final-five-order': 'Their order seldom matters. Begin with what you know.',
  'basestar-bridge': 'Two that help each other: first bring ships, then let them act.',
  'reinforce-fleet': 'Raiders where civilian ships are, a basestar where nobody can reach it.',
  'bury-quorum': 'Bury what would help the other side most.',
  'discard-mutiny': 'A mutiny card less is a danger less.',
  'give-mutiny': 'Whoever holds two goes to the Brig. Think about who should not.',
  'hand-on-mutineer': 'The Mutineer draws trouble. Somebody whom you suspect anyway is no great loss.',
  'play-mutiny': 'The one that hurts the fleet least, or helps you most.',
  'exchange-skills': 'Weak cards, and types that nobody asks for.',
  'order-quorum': 'What is needed next comes first.',
  'choose-basestar': 'The one that is damaged already, or the one with the most ships around it.',
};
