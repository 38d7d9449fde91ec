/** The parts of the rulebook in its order, each with its chapters, by the middle of a rule's id. */
export type RulebookPart =
  | 'game'
  | 'setup'
  | 'people'
  | 'turn'
  | 'checks'
  | 'jump'
  | 'combat'
  | 'end'
  | 'variants'
  | 'rulings';

const chapters: Readonly<Record<RulebookPart, string>> = {
  game: 'WIN TERM SECRET',
  setup: 'SETUP LOYDECK BOARD',
  people:
    'CHAR MIRACLE TITLE CLAR LOYALTY MUTINEER MUTINY GOAL FINAL5 SLEEPER REVEAL CYLON CYTURN LEADER MOTIVE INFIL EXEC EXTRAUMA NEWCHAR',
  turn: 'TURN DRAW TRAUMA MOVE HAZARD MOVEABILITY NCLOC DEMETRIUS REBEL ALLY ACTION OCCUP MISSION CRISIS ACTIVATE PREPJUMP DISCARD',
  checks: 'SKILL DESTINY TREACHERY CHECK ABILITY CONSEQ RECKLESS CARD',
  jump: 'OBJECTIVE JUMP DEST FTL',
  combat:
    'VIPER PILOT MK7 RAPTOR RAIDER LAUNCH HEAVY CENTURION BASESTAR FLEET PURSUIT ATTACK NUKE DAMAGE RESOURCE RISK OVERLAY CIV',
  end: 'TIMING LIMIT END NC ORBIT CROSS TRIAL',
  variants: 'VAR2P VAR1P COOP DIFF ATTACKCARD',
  rulings: 'FAQ COMBINE TURNREF UNI',
};

export const parts = Object.fromEntries(Object.entries(chapters).map(([part, ids]) => [part, ids.split(' ')]));
