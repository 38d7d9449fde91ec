/** Every unit that has a keyword uses it. Rows name the card, a unit of the other type, and one of its own. */
import { describe, expect, test } from 'vitest';
import { cardNamed, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // a personnel of power 2
const TIGH = 'BSG1-133'; // a personnel of power 3
const VIPER = 'BSG1-147'; // a ship of power 2
const SQUADRON = 'BSG1-154'; // a ship of power 4
const second = (own: string) => (own === HELO ? TIGH : SQUADRON);
const named = (id: string) => `${id} ${cardNamed(id).name}`;

type Row = readonly [id: string, other: string, own: string];

const scramble: readonly Row[] = [
  ['BSG1-168', HELO, VIPER],
  ['BSG2-143', HELO, VIPER],
  ['BSG2-156', HELO, VIPER],
  ['BSG1-098', VIPER, HELO],
  ['BSG1-103', VIPER, HELO],
  ['BSG2-129', VIPER, HELO],
  ['BSG1-LE05', VIPER, HELO],
  ['BSG1-LE12', VIPER, HELO],
];
const sniper: readonly Row[] = [
  ['BSG1-149', HELO, VIPER],
  ['BSG1-152', HELO, VIPER],
  ['BSG1-157', HELO, VIPER],
  ['BSG2-146', HELO, VIPER],
  ['BSG2-152', HELO, VIPER],
  ['BSG2-163', HELO, VIPER],
  ['BSG1-108', VIPER, HELO],
  ['BSG1-138', VIPER, HELO],
  ['BSG2-120', VIPER, HELO],
];
const strafe: readonly Row[] = [
  ['BSG2-134', HELO, VIPER],
  ['BSG2-146', HELO, VIPER],
  ['BSG2-152', HELO, VIPER],
  ['BSG2-163', HELO, VIPER],
];
const vulnerable: readonly Row[] = [
  ['BSG2-160', HELO, VIPER],
  ['BSG2-091', VIPER, HELO],
];
const vision: readonly Row[] = [
  ['BSG1-130', VIPER, HELO],
  ['BSG1-132', VIPER, HELO],
  ['BSG2-121', VIPER, HELO],
];
const manipulate: readonly (readonly [id: string, power: number])[] = [
  ['BSG1-165', 1],
  ['BSG1-166', 2],
  ['BSG1-169', 2],
  ['BSG2-131', 2],
  ['BSG1-140', 2],
  ['BSG1-141', 4],
  ['BSG2-096', 3],
  ['BSG2-104', 1],
  ['BSG2-122', 3],
  ['BSG2-125', 2],
  ['BSG1-LE06', 2],
];

describe('Scramble', () => {
  for (const [id, other, own] of scramble) {
    test(`${named(id)} defends against either type`, () => {
      const against = (challenger: string) => {
        const p = position({ seats: [{ alert: [challenger] }, { alert: [id] }] }).challenge(0, challenger);
        return p.offered(1, 'defend').map(({ id: one }) => one);
      };
      expect([against(other), against(own)]).toEqual([[id], [id]]);
    });
  }
});

describe('Sniper', () => {
  for (const [id, , own] of sniper) {
    test(`${named(id)} chooses the defender`, () => {
      const p = position({ seats: [{ alert: [id] }, { alert: [own, second(own)] }] }).challenge(0, id);
      if (strafe.some(([one]) => one === id)) p.choose(0, { type: 'as', as: cardNamed(id).type });
      p.choose(1, { type: 'defend' });
      expect(p.offered(0, 'defend').map(({ id: one }) => one)).toEqual([own, second(own)]);
      p.choose(0, { id: second(own) });
      expect(p.events().find(({ type }) => type === 'defended')).toMatchObject({ id: second(own) });
    });
  }
});

describe('Strafe', () => {
  for (const [id, other, own] of strafe) {
    test(`${named(id)} challenges as either type`, () => {
      const as = (type: string) => {
        const p = position({ seats: [{ alert: [id] }, { alert: [own, other] }] });
        p.challenge(0, id).choose(0, { type: 'as', as: type });
        if (p.asked(1).kind === 'defend') return p.offered(1, 'defend').map(({ id: one }) => one);
        return p
          .choose(1, { type: 'defend' })
          .offered(0, 'defend')
          .map(({ id: one }) => one);
      };
      const { type } = cardNamed(id);
      expect([as(type), as(type === 'ship' ? 'personnel' : 'ship')]).toEqual([[own], [other]]);
    });
  }
});

describe('Vulnerable', () => {
  for (const [id, other, own] of vulnerable) {
    test(`${named(id)} may be met by either type`, () => {
      const p = position({ seats: [{ alert: [id] }, { alert: [own, other] }] }).challenge(0, id);
      expect(p.offered(1, 'defend').map(({ id: one }) => one)).toEqual([own, other]);
    });
  }
});

describe('Vision', () => {
  for (const [id, , own] of vision) {
    test(`${named(id)} neither challenges nor defends`, () => {
      const p = position({ seats: [{ alert: [id] }, { alert: [own] }] });
      expect(p.offered(0, 'challenge')).toEqual([]);
      p.pass(0).challenge(1, own).passUntil('action');
      expect(p.influence(0)).toBe(8); // nobody could be asked to defend
    });
  }
});

describe('Manipulate', () => {
  for (const [id, power] of manipulate) {
    test(`${named(id)} gains influence instead of taking it away`, () => {
      const p = position({ seats: [{ alert: [id] }, {}] }).challenge(0, id);
      p.choose(0, { type: 'take' });
      expect([p.influence(0), p.influence(1)]).toEqual([10 + power, 10]);
    });
  }
});
