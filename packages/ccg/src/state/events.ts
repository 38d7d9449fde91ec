/** Everything the rules tell. Logs, animations and statistics are made from these. */
import type { Card, GuardedField, GuardsOf, Scope, Seat } from '@ragtag/kernel';
import type { Phase, Resource, Trait } from './terms.ts';

/** A card as it is told of: its number, and the printed card where everybody may know it. */
type NamedCard = { readonly card: Card; readonly id: string };

/** Part of a power, by the printed card whose text it is; '' where that is no longer to be seen. */
export type PowerReason = { readonly id: string; readonly by: number };

/** With what it is part of. */
export type CcgEvent = EventFacts & { readonly scope: Scope };

export type EventFacts =
  | { readonly type: 'bases-revealed'; readonly bases: readonly string[]; readonly fleetDefense: number }
  | { readonly type: 'redrew-hand'; readonly player: Seat; readonly count: number }
  | { readonly type: 'turn-began'; readonly turn: number; readonly first: Seat }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly first: Seat }
  | { readonly type: 'readied-and-restored' }
  /** `cards` only for who drew them. */
  | { readonly type: 'drew'; readonly player: Seat; readonly count: number; readonly ids?: readonly string[] }
  | { readonly type: 'deck-renewed'; readonly player: Seat }
  | ({ readonly type: 'asset-played'; readonly player: Seat } & NamedCard)
  /** `id` only for whoever may know it. */
  | {
      readonly type: 'supply-played';
      readonly player: Seat;
      readonly card: Card;
      readonly under: Card;
      readonly id?: string;
    }
  | ({ readonly type: 'stack-reordered'; readonly player: Seat } & NamedCard)
  | { readonly type: 'passed'; readonly player: Seat }
  | ({ readonly type: 'played'; readonly player: Seat; readonly overlaid: boolean } & NamedCard)
  | ({ readonly type: 'put-into-hand' | 'put-into-play'; readonly player: Seat } & NamedCard)
  | {
      readonly type: 'paid';
      readonly player: Seat;
      readonly resource: Resource | 'any';
      readonly stacks: readonly Card[];
      readonly helpers: readonly Card[];
      readonly excess: number;
    }
  | ({ readonly type: 'ability-used'; readonly player: Seat } & NamedCard)
  | ({ readonly type: 'triggered'; readonly player: Seat } & NamedCard)
  | {
      readonly type: 'chosen';
      readonly player: Seat;
      readonly cards: readonly Card[];
      /** The printed cards they are. */
      readonly ids: readonly string[];
      readonly players: readonly Seat[];
    }
  | ({ readonly type: 'mission-resolved'; readonly player: Seat } & NamedCard)
  | ({ readonly type: 'linked'; readonly player: Seat; readonly to: Card } & NamedCard)
  | ({ readonly type: 'readied' | 'committed' | 'exhausted' | 'restored'; readonly player: Seat } & NamedCard)
  | ({
      readonly type:
        | 'defeated'
        | 'sacrificed'
        | 'discarded'
        | 'returned-to-hand'
        | 'put-on-deck'
        | 'shuffled-into-deck';
      readonly player: Seat;
    } & NamedCard)
  | { readonly type: 'hand-shown'; readonly player: Seat; readonly ids: readonly string[] }
  /** `ids` only for who looks. */
  | {
      readonly type: 'looked';
      readonly player: Seat;
      readonly at: Seat;
      readonly count: number;
      readonly ids?: readonly string[];
    }
  | { readonly type: 'put-on-bottom'; readonly player: Seat; readonly count: number }
  | { readonly type: 'searched'; readonly player: Seat; readonly found: boolean; readonly ids?: readonly string[] }
  | { readonly type: 'influence'; readonly player: Seat; readonly by: number; readonly now: number }
  | ({ readonly type: 'power'; readonly by: number } & NamedCard)
  | ({ readonly type: 'trait'; readonly trait: Trait; readonly gained: boolean } & NamedCard)
  | {
      readonly type: 'challenged';
      readonly player: Seat;
      readonly against: Seat;
      readonly card: Card;
      readonly id: string;
      readonly threat: boolean;
      readonly as: string;
      /** The Cylon threat that is challenged. */
      readonly target?: Card;
      readonly targetId?: string;
    }
  | { readonly type: 'defended'; readonly player: Seat; readonly card: Card; readonly id: string }
  | { readonly type: 'not-defended'; readonly player: Seat }
  | { readonly type: 'mystic-revealed'; readonly player: Seat; readonly id: string; readonly value: number }
  | {
      readonly type: 'challenge-decided';
      readonly challenger: number;
      readonly defender: number;
      readonly won: boolean;
      /** What made each power another than the printed one, mystic values apart. */
      readonly why: { readonly challenger: readonly PowerReason[]; readonly defender: readonly PowerReason[] };
    }
  | { readonly type: 'challenge-ended' }
  | { readonly type: 'threat-level'; readonly level: number; readonly fleetDefense: number }
  | {
      readonly type: 'threat-revealed';
      readonly player: Seat;
      readonly card: Card;
      readonly id: string;
      readonly power: number;
    }
  | { readonly type: 'red-text'; readonly player: Seat; readonly card: Card; readonly id: string }
  | { readonly type: 'fleet-jumped' }
  | { readonly type: 'threat-beaten'; readonly player: Seat; readonly card: Card; readonly id: string }
  | { readonly type: 'eliminated'; readonly player: Seat }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[] };

type EventType = EventFacts['type'];
/** Some facts are those of several types. */
type FactsOf<T extends EventType, F = EventFacts> = F extends { readonly type: infer N }
  ? T extends N
    ? F
    : never
  : never;

/** Who may know what of which event: with what is not named here, everybody. */
export const guards = {
  drew: { for: ['player'], fields: ['ids'] },
  looked: { for: ['player'], fields: ['ids'], unlessShown: true },
  searched: { for: ['player'], fields: ['ids'], unlessShown: true },
  'supply-played': { for: ['player'], fields: ['id'] },
} as const satisfies GuardsOf<{ [T in EventType]: FactsOf<T> }>;
export type PartlyTold = keyof typeof guards;
/** What everybody is told where everybody was shown the cards. */
export type MayBeShown = {
  [T in PartlyTold]: (typeof guards)[T] extends { unlessShown: true } ? T : never;
}[PartlyTold];

type Guarded<T> = T extends PartlyTold ? GuardedField<(typeof guards)[T]> : never;
type Open<F> = F extends { readonly type: infer N } ? F & { readonly [K in Guarded<N>]?: never } : never;
/** What the rules say when it happens, without what only some may know. */
export type Told<T extends EventType = EventType> = Open<FactsOf<T>>;
/** What only some may know of it. */
export type Details<T extends PartlyTold> = {
  readonly [K in Guarded<T> & keyof FactsOf<T>]-?: Exclude<FactsOf<T>[K], undefined>;
};
/** All of it. */
export type Shown<T extends MayBeShown> = FactsOf<T>;
