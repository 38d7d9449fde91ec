/** Actions: the third step of a turn, and actions that cards grant. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Effect } from '../effects/effect.ts';
import { ask } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { countsAsCylon, mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Roll } from '../state/records.ts';
import type { LocationId, Title } from '../state/terms.ts';
import type { OptionsOf } from '../vocabulary/questions.ts';
import { isLocation } from './boards.ts';
import { activateLocation, canActivate } from './locations.ts';
import { canUseMiracle, spendMiracle } from './miracle.ts';
import { usableSkillCards, useSkillCard } from './movement.ts';
import { playableQuorum, playQuorum } from './quorum.ts';
import { revealAsCylon, revealableCylonCards } from './reveal.ts';
import { abilitiesOf } from './sheets.ts';
import { activateOwnShip, canActivateOwnShip } from './vipers.ts';

/** Something to do as an action: how it is offered, and how it is done. */
export interface Action {
  readonly option: OptionsOf<'action'>;
  run(): Rules<void>;
}

export interface Granted {
  /** The name of what grants the action. */
  readonly by: string;
  /** State of Emergency: also for those who may take no more actions this turn. BG-TURNREF-31 */
  readonly anyway?: boolean;
}

/** Asks for one action, which may be nothing, and carries it out. True if something was done. BG-ACTION-01 */
export function* takeAction(g: Galactica, seat: Seat, granted?: Granted): Rules<boolean> {
  if (g.turn.modifiers.has('no-more-actions', seat) && !granted?.anyway) return false;
  const actions = legalActions(g, seat);
  // What a Cylon player or a stranded character can do is known to all; what others can, their hidden cards may decide.
  const { stranded } = g.player(seat);
  if (actions.length === 0 && (countsAsCylon(g, seat) || stranded > 0)) return false;
  const options = actions.map(({ option }) => option);
  options.push({ type: 'nothing' }); // BG-ACTION-11
  const chosen = yield* ask({
    seat,
    kind: 'action',
    rules: ['BG-ACTION-01'],
    context: granted ? { by: granted.by } : {},
    options,
  });
  const action = actions.find(({ option }) => option === chosen);
  if (!action) return false;
  yield* within(g, 'action', action.run());
  return true;
}

/** The Action step of a turn begins: one action, or as many as the player's sheet allows. */
export function beginActions(g: Galactica, seat: Seat): void {
  let actions = 1;
  for (const { hook, owner } of active(g, 'actionsInStep')) actions = hook(g, owner, seat, actions);
  g.turn.actionsLeft = actions;
}

/** The next action of the Action step, or its end. False: it has ended. */
export function* nextAction(g: Galactica, seat: Seat): Rules<boolean> {
  const { turn } = g;
  if (turn.actionsLeft > 0 && !turn.ended) {
    turn.actionsLeft--;
    if (!(yield* takeAction(g, seat))) turn.actionsLeft = 0;
    return true;
  }
  if (turn.ended) return false;
  for (const { hook, owner } of active(g, 'actionStepEnds')) yield* hook(g, owner, seat);
  return false;
}

/** Whether a roll belongs to this player's own action in the Action step of the own turn. BG-UNI-142 */
export function inOwnAction(g: Galactica, seat: Seat, { roller }: Roll): boolean {
  return g.current === seat && g.state.step === 'action' && roller === seat;
}

/** Everything this player could do as an action now. BG-CHAR-08 */
function legalActions(g: Galactica, seat: Seat): Action[] {
  const player = g.player(seat);
  if (player.stranded > 0) return [];
  const actions: Action[] = [];
  const { place } = player;
  if (isLocation(place) && canActivate(g, seat, place)) actions.push(locationAction(g, seat, place)); // BG-ACTION-02
  for (const card of usableSkillCards(g, seat, 'action')) actions.push(skillCardAction(g, seat, card)); // BG-ACTION-03
  if (mayUseSheet(g, seat)) actions.push(...sheetActions(g, seat)); // BG-ACTION-04, BG-LEADER-06
  if (countsAsCylon(g, seat)) return actions; // BG-CYTURN-11
  if (canActivateOwnShip(g, seat)) {
    actions.push({ option: { type: 'viper' }, run: () => activateOwnShip(g, seat) }); // BG-ACTION-05
  }
  // BG-ACTION-06
  for (const title of g.content.titleIds) if (g.holder(title) === seat) actions.push(...titleActions(g, seat, title));
  for (const card of playableQuorum(g, seat)) {
    actions.push({ option: { type: 'quorum', card, name: g.entry(card).name }, run: () => playQuorum(g, seat, card) });
  }
  for (const { hook, owner } of active(g, 'actions')) actions.push(...hook(g, owner, seat));
  // BG-ACTION-07
  for (const card of revealableCylonCards(g, seat)) {
    actions.push({
      option: { type: 'reveal', card, name: g.entry(card).name },
      run: () => revealAsCylon(g, seat, card, 'action'),
    });
  }
  for (const { hook, owner } of active(g, 'revealActions')) actions.push(...hook(g, owner, seat));
  return actions;
}

function locationAction(g: Galactica, seat: Seat, location: LocationId): Action {
  return {
    option: { type: 'location', location, name: g.content.locations[location]?.name ?? '' },
    run: () => activateLocation(g, seat, location),
  };
}

function skillCardAction(g: Galactica, seat: Seat, card: Card): Action {
  return {
    option: { type: 'skill-card', card, name: g.entry(card).name, strength: g.strength(card) },
    run: () => useSkillCard(g, seat, card, 'action'),
  };
}

function sheetActions(g: Galactica, seat: Seat): Action[] {
  const c = context('sheet', seat, { acting: true });
  const actions: Action[] = [];
  for (const { name, kind, action } of abilitiesOf(g, seat)) {
    if (!action || !(action.possible?.(g, c) ?? true)) continue;
    const miracle = kind === 'miracle';
    if (miracle && !canUseMiracle(g, seat, name)) continue;
    actions.push({
      option: { type: 'ability', name },
      *run() {
        g.emit({ type: 'ability-used', seat, name });
        if (miracle) yield* spendMiracle(g, seat, name);
        yield* action.run(g, c);
      },
    });
  }
  return actions;
}

function titleActions(g: Galactica, seat: Seat, title: Title): Action[] {
  const c = context('title', seat, { acting: true });
  const usable = ({ effect }: { readonly effect: Effect }): boolean => effect.possible?.(g, c) ?? true;
  return (g.content.titles[title]?.actions ?? []).filter(usable).map(({ name, effect }) => ({
    option: { type: 'title', title, name },
    *run() {
      g.emit({ type: 'title-used', seat, title, name });
      yield* effect.run(g, c);
    },
  }));
}
