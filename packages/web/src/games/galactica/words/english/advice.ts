import type { QuestionKind } from '@ragtag/galactica';
import { gathered } from '@ragtag/galactica/words';

/** What a beginner should think about, by the kind of question. Sensible for humans; a hidden Cylon wants to look sensible. */
const check =
  'Is it worth a card? Small losses can be borne; a dial in the red cannot. Using it now means not having it later, and everybody sees that you used it.';
const target =
  'Basestars are the source of trouble, raiders the trouble itself. Protect civilian ships first: each one lost costs people, and sometimes more.';
const damage =
  'Keep what you need for the next turns: FTL Control and the Hangar Deck early, Command and the Armory in a fight.';

export const advice: Readonly<Record<QuestionKind, string>> = {
  ...gathered('advice'),
  'choose-character':
    'For a first game take somebody whose skills are easy to use: William Adama or Laura Roslin to lead, Kara Thrace to fly, Galen Tyrol to repair. Look also at what the others lack: somebody should have engineering, somebody piloting.',
  'choose-first-skills':
    'Take the types that others cannot draw, and not all of one: checks ask for two or three types.',
  'draw-skill':
    'Draw what checks often need and few of you have. Count who can draw which type; in the crew list every sheet is a press away.',
  'split-skills': 'Divide by what is needed now: piloting for ships, leadership and politics for most checks.',
  movement:
    'Decide first what you want to do, then go where it is done: Command or a viper in a fight, the Research Lab or the Press Room for cards, FTL Control to jump early. A move to another ship costs a card.',
  'granted-move': 'Somebody gives you a move out of turn. Use it to be where your action is worth most.',
  action:
    'If there are Cylon ships, shoot or get civilians out of the way. If all is calm, draw cards or let somebody better placed act with an Executive Order. Doing nothing is almost never best, and it looks suspicious.',
  'crisis-choice':
    'Weigh the sure loss against the check: who has cards of these colours, how many are on the table? Early in the game resources are plenty, cards are few. Late it is the other way round.',
  'choose-crisis': 'Compare more than the loss: which ships act, does the fleet get closer to a jump?',
  'add-to-check':
    'Count how many cards have gone in and guess what is still missing. Two strong cards are better than four weak ones. If failing costs little, keep your cards. Playing none is remembered.',
  'join-check': 'You may not add just one card here: come in with enough to matter, or stay out.',
  'ability-order':
    'Where several abilities of cards in a check take effect, their order seldom matters. If one takes cards out or adds some, think which the others should still find there.',
  'choose-deck': 'Which type is needed next, and who else can draw it? Look where you would draw yourself.',
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
  'repair-viper':
    'A viper in the reserve can be launched, a damaged one cannot. A mark VII is worth more than a viper.',
  'choose-civilian': 'They are all alike from outside: some carry people, some fuel or morale, some nobody.',
  'place-civilian': 'As far from Cylon ships as can be, and near vipers.',
  'pick-player':
    'Think about who can use it best, and whom you trust with it. Sending somebody to the Brig is a strong move against a suspect and a bad one against a friend.',
  'choose-resource': 'The dial that is lowest, unless you know that another one is about to be asked for.',
  'choose-effect': 'Take the smaller loss counted by what is left: one of three hurts more than two of ten.',
  may: 'Read what it costs and what it brings. If both are small, keep what you have.',
  discard:
    'Keep strong cards of colours that checks ask for, and cards whose text may save you. Weak cards of your own colours come back every turn.',
  'put-back': 'On top if the next one who draws it should have it, at the bottom if nobody should.',
  'next-area': 'Whoever acts first may destroy what the others wanted. For the fleet: begin where they do the least.',
  'nuke-area': 'A nuke is for a basestar, best with other ships around it. There are only two.',
  'launch-self': 'In a viper you are where the fight is, and not where votes and repairs are.',
  'hand-on-loyalty':
    'Whoever gets them may change sides. Think about who would be the least harm, or the greatest help.',
  'who-goes-first': 'Let the one act first whose help is certain; perhaps the other is not needed then.',
  'discard-destiny': 'What helps least in checks: treachery first, then types that checks seldom ask for.',
  'discard-quorum': 'Keep what the fleet needs soon; a card without a use in sight can go.',
  'card-face-up': 'Everybody sees it: one that fits the check looks helpful, whatever the other is.',
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
  'check-complete': 'Count first: only change what decides the check.',
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
};
