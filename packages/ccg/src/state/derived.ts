/**
 * What continuous effects make of the cards in play: powers, traits, keywords, what is barred. All effects are worked out
 * together and from scratch whenever anything they may depend on has changed, never patched in and out. CCG-EFFECT-02
 */
import type { Card, Seat } from '@ragtag/kernel';
import type { Ccg } from './ccg.ts';
import type { Bar, Context, Continuous, Moment, Printed, Standing, Triggered } from './printed.ts';
import { keywordBit, traitBit } from './terms.ts';

const barBits: Readonly<Record<Bar, number>> = { challenge: 1, defend: 2, target: 4, 'power-target': 8 };

/** A text in force, with whose it is. */
interface InForce {
  readonly card: Card;
  readonly you: Seat;
  readonly printed: Printed;
}
interface Applied {
  readonly continuous: Continuous;
  readonly c: Context;
  readonly only: Card | null;
}

export class Derived {
  /** Texts in force that make rules of their own. */
  readonly standing: { card: Card; you: Seat; rule: Standing }[] = [];
  /** Cards in force that have abilities to play. */
  readonly active: InForce[] = [];
  private readonly listeners: { moment: Moment; card: Card; you: Seat; triggered: Triggered }[] = [];
  private readonly power: Int16Array;
  private readonly threat: Int16Array;
  private readonly traits: Int32Array;
  private readonly keywords: Int32Array;
  private readonly bars: Int32Array;
  /** Face-up cards in alert and reserve areas. */
  private readonly present: Card[] = [];
  private readonly applied: Applied[] = [];
  private changes = -1;
  private stamp = -1;

  constructor(numbers: number) {
    this.power = new Int16Array(numbers);
    this.threat = new Int16Array(numbers);
    this.traits = new Int32Array(numbers);
    this.keywords = new Int32Array(numbers);
    this.bars = new Int32Array(numbers);
  }

  /** Worked out again if need be. Effects that ask while it is being worked out see how far it is: traits come first. */
  upToDate(g: Ccg): this {
    if (this.changes !== g.cards.changes || this.stamp !== g.stamp) {
      this.changes = g.cards.changes;
      this.stamp = g.stamp;
      this.workOut(g);
    }
    return this;
  }

  powerOf(card: Card): number {
    return this.power[card] ?? 0;
  }

  threatOf(card: Card): number {
    return this.threat[card] ?? 0;
  }

  traitsOf(card: Card): number {
    return this.traits[card] ?? 0;
  }

  keywordsOf(card: Card): number {
    return this.keywords[card] ?? 0;
  }

  isBarred(card: Card, bar: Bar): boolean {
    return ((this.bars[card] ?? 0) & barBits[bar]) !== 0;
  }

  /** What makes a card's power another than the printed one, effect by effect, each by the card whose text it is. */
  powerReasons(g: Ccg, card: Card): { readonly source: Card; readonly by: number }[] {
    return this.applied.flatMap(({ continuous, c, only }) => {
      const { power } = continuous.gift;
      if (power === undefined || (only !== null && only !== card) || !continuous.affects(g, c, card)) return [];
      const by = typeof power === 'number' ? power : power(g, c, card);
      return by === 0 ? [] : [{ source: c.source, by }];
    });
  }

  listening(moment: Moment): { card: Card; you: Seat; triggered: Triggered }[] {
    return this.listeners.filter((listener) => listener.moment === moment);
  }

  listens(moment: Moment): boolean {
    for (const listener of this.listeners) if (listener.moment === moment) return true;
    return false;
  }

  private workOut(g: Ccg): void {
    this.traits.fill(0);
    this.keywords.fill(0);
    this.power.fill(0);
    this.threat.fill(0);
    this.bars.fill(0);
    this.present.length = 0;
    this.standing.length = 0;
    this.active.length = 0;
    this.listeners.length = 0;
    const { applied } = this;
    applied.length = 0;
    for (const seat of g.seats) {
      if (g.isOut(seat)) continue;
      this.collectFleet(g, seat, applied);
      for (const card of g.list('resources', seat)) {
        if (!g.isAsset(card)) this.enforceResolved(g, card, seat, applied);
      }
      for (const card of g.list('linked', seat)) this.enforceResolved(g, card, seat, applied);
      for (const card of g.list('threats', seat)) {
        this.power[card] = g.printed(card).cylonThreat ?? 0;
        this.present.push(card);
      }
    }
    for (const { card, continuous, c } of g.turn.lasting) applied.push({ continuous, c, only: card });
    if (applied.length > 0) this.apply(g, applied);
    for (const { rule } of this.standing) if (rule.kind === 'threat-power') this.strengthenThreats(g, rule.n);
  }

  private collectFleet(g: Ccg, seat: Seat, applied: Applied[]): void {
    const { cards } = g;
    for (const place of ['alert', 'reserve'] as const) {
      for (let card = cards.top(g.zone(place, seat)); card !== null; card = cards.next(card)) {
        if (g.isBlank(card)) continue;
        const printed = g.printed(card);
        this.traits[card] = printed.traits;
        this.keywords[card] = printed.keywords;
        this.power[card] = printed.power;
        this.threat[card] = g.isExhausted(card) ? 0 : (printed.cylonThreat ?? 0);
        this.present.push(card);
        // A mission's text is in force once it is resolved, not before.
        if (printed.type !== 'mission') this.enforce(g, card, seat, applied);
      }
    }
  }

  /** A base, or a mission that has been resolved. */
  private enforceResolved(g: Ccg, card: Card, you: Seat, applied: Applied[]): void {
    if (g.isExhausted(card)) return; // CCG-MOVE-07
    this.traits[card] = g.printed(card).traits;
    this.enforce(g, card, you, applied);
  }

  private enforce(g: Ccg, card: Card, you: Seat, applied: Applied[]): void {
    const printed = g.printed(card);
    if (printed.activated.length > 0) this.active.push({ card, you, printed });
    for (const { rule } of printed.standing) this.standing.push({ card, you, rule });
    for (const triggered of printed.triggered) this.listeners.push({ moment: triggered.moment, card, you, triggered });
    if (printed.continuous.length === 0) return;
    const c = g.plainContext(you, card);
    for (const continuous of printed.continuous) applied.push({ continuous, c, only: null });
  }

  /** First what traits cards have, then keywords and bars, which may go by traits, then powers. */
  private apply(g: Ccg, applied: readonly Applied[]): void {
    for (const { continuous, c, only } of applied) {
      const { trait } = continuous.gift;
      if (trait) this.each(g, continuous, c, only, (card) => this.or(this.traits, card, traitBit(trait)));
    }
    for (const { continuous, c, only } of applied) {
      const { loses } = continuous.gift;
      if (loses) this.each(g, continuous, c, only, (card) => this.and(this.traits, card, ~traitBit(loses)));
    }
    for (const { continuous, c, only } of applied) {
      const { keyword, bar } = continuous.gift;
      if (keyword) this.each(g, continuous, c, only, (card) => this.or(this.keywords, card, keywordBit(keyword)));
      // What protects a unit protects it face down, too: that is no value of its own.
      if (bar && only !== null && g.isSince(3)) this.or(this.bars, only, barBits[bar]);
      else if (bar) this.each(g, continuous, c, only, (card) => this.or(this.bars, card, barBits[bar]));
    }
    for (const { continuous, c, only } of applied) {
      const { power, threat } = continuous.gift;
      if (power !== undefined)
        this.each(g, continuous, c, only, (card) => {
          this.power[card] = this.powerOf(card) + (typeof power === 'number' ? power : power(g, c, card));
        });
      if (threat !== undefined)
        this.each(g, continuous, c, only, (card) => {
          this.threat[card] = Math.max(0, this.threatOf(card) + threat);
        });
    }
  }

  private each(g: Ccg, continuous: Continuous, c: Context, only: Card | null, give: (card: Card) => void): void {
    for (const card of this.present) {
      if (only !== null && card !== only) continue;
      if (continuous.affects(g, c, card)) give(card);
    }
  }

  private or(words: Int32Array, card: Card, bits: number): void {
    words[card] = (words[card] ?? 0) | bits;
  }

  private and(words: Int32Array, card: Card, bits: number): void {
    words[card] = (words[card] ?? 0) & bits;
  }

  private strengthenThreats(g: Ccg, n: number): void {
    for (const seat of g.seats) for (const card of g.list('threats', seat)) this.power[card] = this.powerOf(card) + n;
  }
}
