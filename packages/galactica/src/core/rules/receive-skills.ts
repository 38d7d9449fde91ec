/** Receiving skills: the first step of a turn, and every other draw that lets the player name types. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { discardTo, drawSkillCard } from '../engine/decks.ts';
import { active, type SkillPlan } from '../engine/hooks.ts';
import { isInfiltrating, mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { isHazardous } from './boards.ts';

/** The Receive Skills step, and the Draw step of a Cylon player. BG-DRAW-01 */
export function* receiveSkills(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  if (player.skipReceiveSkills) {
    player.skipReceiveSkills = false; // BG-NEWCHAR-10
    return;
  }
  if (g.isAt(seat, 'hub-destroyed')) {
    for (const card of g.cards.list(zones.superCrisisHand(seat))) discardTo(g, card, zones.superCrisisDiscard);
  } else if (!mayUseSheet(g, seat)) yield* drawAsCylon(g, seat);
  else yield* drawPlan(g, seat, yield* planOf(g, seat));
}

/** Who has no sheet any more: so many of different types, one more among the humans. BG-CYTURN-02, BG-UNI-46, BG-UNI-55 */
function* drawAsCylon(g: Galactica, seat: Seat): Rules<void> {
  const n = g.content.variations.cylonSkills + (isInfiltrating(g, seat) ? 1 : 0);
  yield* drawSkills(g, seat, drawsFew(g, seat) ? 1 : n, skillTypes, { different: true });
}

/** In Sickbay and at the place of rebirth one card is all. BG-DRAW-07, BG-DRAW-09, BG-DRAW-10 */
function drawsFew(g: Galactica, seat: Seat): boolean {
  return g.isAt(seat, 'sickbay') || inRebirth(g, seat);
}

/** On a hazardous Resurrection Ship: a place for few cards. BG-DRAW-09, BG-UNI-76 */
function inRebirth(g: Galactica, seat: Seat): boolean {
  return g.isAt(seat, 'resurrection-ship') && isHazardous(g, 'resurrection-ship');
}

/** What a leader receives more among the humans, but not in Sickbay. BG-INFIL-07, BG-DRAW-05, BG-DRAW-06, BG-DRAW-10 */
export function extraAmongHumans(g: Galactica, seat: Seat): SkillPlan {
  return isInfiltrating(g, seat) ? [{ n: 1, of: skillSet(g, seat) }] : [];
}

/** What a sheet gives: the skill set as printed, less in Sickbay. BG-DRAW-01, BG-DRAW-07, BG-DRAW-14, BG-CHAR-05, BG-LEADER-03 */
function* planOf(g: Galactica, seat: Seat): Rules<SkillPlan> {
  let plan: SkillPlan = drawsFew(g, seat)
    ? [{ n: 1, of: skillSet(g, seat) }]
    : [...(g.character(seat)?.skills ?? []), ...extraAmongHumans(g, seat)];
  for (const { hook, owner } of active(g, 'receiveSkills')) plan = yield* hook(g, owner, seat, plan);
  return plan;
}

/** BG-DRAW-11 Says first how many of each type, then draws. BG-DRAW-02 However many are in hand. */
function* drawPlan(g: Galactica, seat: Seat, plan: SkillPlan): Rules<void> {
  const draws: { readonly n: number; readonly type: SkillType }[] = [];
  for (const { n, of } of plan) {
    if (n === 0) continue;
    const [first] = of;
    if (of.length === 1 && first) draws.push({ n, type: first });
    else draws.push(...(yield* split(seat, n, of)));
  }
  for (const { n, type } of draws) for (let drawn = 0; drawn < n; drawn++) drawSkillCard(g, seat, type);
}

/** BG-DRAW-12 Any mix that adds up to the number. */
function* split(
  seat: Seat,
  n: number,
  of: readonly SkillType[],
): Rules<readonly { readonly n: number; readonly type: SkillType }[]> {
  const { counts } = yield* choose({
    seat,
    kind: 'split-skills',
    rules: ['BG-DRAW-11', 'BG-DRAW-12'],
    context: { n },
    options: mixes(n, of.length).map((counts) => ({ type: 'split', of, counts })),
  });
  return of.map((type, index) => ({ type, n: counts[index] ?? 0 }));
}

/** All ways to write n as a sum of so many numbers. */
function mixes(n: number, parts: number): number[][] {
  if (parts <= 1) return [[n]];
  const found: number[][] = [];
  for (let first = n; first >= 0; first--) for (const rest of mixes(n - first, parts - 1)) found.push([first, ...rest]);
  return found;
}

/** Draws n cards, the player naming a type out of these before each draw. BG-CHAR-06, BG-UNI-124 */
export function* drawSkills(
  g: Galactica,
  seat: Seat,
  n: number,
  from: readonly SkillType[],
  { different = false }: { readonly different?: boolean } = {},
): Rules<void> {
  let types = from;
  for (let drawn = 0; drawn < n; drawn++) {
    const options = types
      .filter((type) => canDraw(g, type))
      .map((type) => ({ type: 'skill-type' as const, skill: type }));
    if (options.length === 0) return; // BG-DRAW-13
    const { skill } = yield* choose({
      seat,
      kind: 'draw-skill',
      rules: ['BG-CHAR-06', 'BG-UNI-124'],
      context: { left: n - drawn },
      options,
    });
    drawSkillCard(g, seat, skill);
    if (different) types = types.filter((type) => type !== skill);
  }
}

/** A deck is empty only while its discard pile is, too. BG-DRAW-13 */
function canDraw(g: Galactica, type: SkillType): boolean {
  return g.cards.count(zones.skillDeck[type]) + g.cards.count(zones.skillDiscard[type]) > 0;
}

/** The types of a player's own skill set; a revealed Cylon has all. BG-CHAR-06 */
export function skillSet(g: Galactica, seat: Seat): readonly SkillType[] {
  if (!mayUseSheet(g, seat)) return skillTypes;
  const types = new Set<SkillType>();
  for (const { of } of g.character(seat)?.skills ?? []) for (const type of of) types.add(type);
  return [...types];
}
