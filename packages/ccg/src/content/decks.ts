/** The ready-made decks, as lists of the kind that players write. Balanced by `./ragtag simulate --game ccg --decks all --matrix`. */
import { type Deck, STARTER_DECK } from '../setup/deck.ts';
import { readDeckText } from '../setup/deck-text.ts';
import { library } from './content.ts';

/** The beginners' decks come first: whoever chooses none gets those. */
const lists: readonly string[] = [
  // For beginners: fighters and their pilots, plain and strong; few words to read.
  `# vipers
1 Galactica
4 Apollo, Commander Air Group
3 Helo, Flight Officer
4 Starbuck, Hotshot Pilot
2 Starbuck, Sharpshooter
4 Colonial Viper 113
4 Colonial Viper 2220
4 Colonial Viper 315
4 Colonial Viper 442
3 Colonial Viper Squadron 800
4 Raptor 168
4 Raptor 227
4 CAG
4 Combat Air Patrol
4 Press Junket
4 Condition Two
4 Fire Support`,
  // For beginners: influence by speeches, missions and defence; plays well against the vipers.
  `# politicians
1 Colonial One
4 Billy Keikeya, Presidential Aide
4 Billy Keikeya, Press Secretary
4 Elosha, Council Member
4 Laura Roslin, Madame President
4 Tom Zarek, Sagittaron Representative
4 Colonial Shuttle
4 Luxury Liner
4 Raptor 342
3 Raptor 478
4 Shuttle
3 Space Park
2 Based On Scriptures
4 Shuttle Diplomacy
4 Trying Times
4 Power Of Prayer
4 Test Of Faith`,
  // Officers who make each other stronger, and order others about.
  `# officers
1 Delphi Union High School
4 Apollo, Man of the Hour
4 Dr. Cottle, Bearer of Bad News
4 Helo, Prisoner of the Cylons
4 Mr. Gaeta, Brilliant Officer
3 Saul Tigh, Disciplinarian
4 Starbuck, Sharpshooter
4 William Adama, Patriotic Soldier
4 Colonial Viper 113
4 Colonial Viper 2220
4 Colonial Viper 442
4 Raptor 168
4 Raptor 227
4 CAG
3 Investigation
3 Overtime
3 Press Junket`,
  // Cylons among us: personnel that ready each other.
  `# agents
1 Cylon Base Star
4 Boomer, Hell of a Pilot
4 Boomer, Raptor Pilot
4 Centurion Assassin
4 Centurion Guardian
4 Centurion Tracker
4 Doral, Overseer
3 Number Six, Caprican Operative
4 Cruising Heavy Raider
4 Pan-Galactic Luxury Liner
4 Passenger Cruiser
4 Pouncing Raider
4 Assassination
4 Press Junket
4 Shuttle Diplomacy
4 Condition One
1 Cylon Missile Battery`,
  // Cylon raiders and centurions: much for little, but the mystic is against them.
  `# raiders
1 Assault Base Star
3 Boomer, Hell of a Pilot
4 Centurion Assassin
4 Centurion Guardian
1 Centurion Tracker
4 Doral, Overseer
4 Colonial Viper 229
4 Cruising Heavy Raider
4 Pouncing Raider
4 Pursuing Raider
4 Raptor 312
4 Skirmishing Raider
4 Hunt For Tylium
4 Persistent Assault
4 Press Junket
4 Shuttle Diplomacy
4 Cylon Missile Battery`,
  // Civilians under Anders, who fight back.
  `# resistance
1 Delphi Union High School
4 Anders, Resistance Leader
4 Apollo, Man of the Hour
4 Dr. Baltar, Defense Contractor
4 Dr. Baltar, Science Advisor
3 Helo, Prisoner of the Cylons
3 Tom Zarek, Political Prisoner
4 Colonial Viper 113
4 Colonial Viper 2220
4 Colonial Viper 442
4 Raptor 168
4 Raptor 227
3 Press Junket
4 Shuttle Diplomacy
4 Suspicions
4 Fire Support
3 Vision Of Serpents`,
  // The deck crew readies its ships again and again.
  `# flight deck
1 Flattop
4 Apollo, Ace Pilot
1 Cally, Cheerful Mechanic
4 Galen Tyrol, CPO
2 Galen Tyrol, Crew Chief
4 Galen Tyrol, The Chief
3 William Adama, Husker
4 Colonial Viper 1026
4 Colonial Viper 1110
4 Colonial Viper 229
4 Colonial Viper 516
4 Raptor 312
4 Raptor 563
2 Raptor 689
4 Deck Crew
4 Press Junket
4 Shuttle Diplomacy
4 Covering Fire`,
  // Raptors that take influence instead of destroying it, behind tough defenders.
  `# scouts
1 Celestra
4 Anders, Caprican Buccaneer
4 Dr. Baltar, Refugee
4 Elosha, Council Member
4 Helo, Prisoner of the Cylons
2 Starbuck, Maverick
4 Colonial Shuttle
4 Colonial Viper 4267
4 Luxury Liner
4 Raptor 203
4 Raptor 342
4 Raptor 816
2 Shuttle
4 Space Park
4 Press Junket
4 Shuttle Diplomacy
4 Outmaneuvered`,
  // Freighters feed Galactica herself and the vipers she launches.
  `# battlestars
1 BS-75 Galactica
3 Apollo, Man of the Hour
4 Hadrian, Master-at-Arms
4 Helo, Flight Officer
2 Mr. Gaeta, Brilliant Officer
2 Starbuck, Sharpshooter
4 Colonial Viper 113
4 Colonial Viper 2220
4 Colonial Viper 442
2 Galactica, Defender of the Fleet
4 Galactica, Launch Platform
2 Heavy Transport
4 Ordnance Freighter
4 Raptor 168
4 Raptor 227
4 CAG
4 Press Junket
3 Shuttle Diplomacy
2 Vision Of Serpents`,
];

function read(list: string): Deck {
  const { deck, problems } = readDeckText(list, library);
  if (problems.length > 0) throw new Error(`the deck '${deck.name}' cannot be read: ${problems.join('; ')}`);
  return deck;
}

export const readyMadeDecks: readonly Deck[] = lists.map(read);

/** Half of each beginners' deck: a base and 30 cards, for the quick-start game. CCG-DECK-06 */
export const starterDecks: readonly Deck[] = readyMadeDecks.slice(0, 2).map(halved);

function halved({ name, base, cards }: Deck): Deck {
  const ranked = Object.entries(cards);
  const half = ranked.map(([id, copies]): [string, number] => [id, Math.floor(copies / 2)]);
  let missing = STARTER_DECK - half.reduce((sum, [, copies]) => sum + copies, 0);
  for (const [index, entry] of half.entries()) {
    if (missing === 0) break;
    if ((ranked[index]?.[1] ?? 0) % 2 === 0) continue;
    entry[1]++;
    missing--;
  }
  return { name: `${name}, starter`, base, cards: Object.fromEntries(half) };
}
