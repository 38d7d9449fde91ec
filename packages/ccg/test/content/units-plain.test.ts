/** Units without a word of text: what they cost, and what they bring. */
import { expect } from 'vitest';
import type { Trait } from '../../src/state/terms.ts';
import { card, cardNamed, funds, position } from '../../testing/index.ts';

type Row = readonly [id: string, cost: object, power: number, traits: readonly Trait[], mystic: number, threat: number];

const units: readonly Row[] = [
  ['BSG1-146', { persuasion: 2 }, 1, ['Transport'], 1, 0],
  ['BSG1-147', { security: 3 }, 2, ['Fighter'], 2, 1],
  ['BSG1-148', { logistics: 3 }, 2, ['Fighter'], 3, 2],
  ['BSG1-150', { security: 4 }, 3, ['Fighter'], 3, 3],
  ['BSG1-151', { logistics: 4 }, 3, ['Fighter'], 1, 3],
  ['BSG1-154', { security: 5 }, 4, ['Fighter'], 1, 4],
  ['BSG1-155', { logistics: 6 }, 4, ['Fighter'], 3, 3],
  ['BSG1-158', { persuasion: 2 }, 1, ['Transport'], 2, 0],
  ['BSG1-162', { logistics: 3 }, 2, ['Transport'], 3, 1],
  ['BSG1-163', { logistics: 2 }, 1, ['Scout'], 3, 1],
  ['BSG1-164', { security: 2 }, 1, ['Scout'], 2, 2],
  ['BSG1-167', { logistics: 3 }, 2, ['Scout'], 3, 1],
  ['BSG2-141', { logistics: 3 }, 2, ['Fighter'], 2, 1],
  ['BSG2-144', { security: 3 }, 2, ['Fighter'], 3, 2],
  ['BSG2-151', { logistics: 2 }, 1, ['Transport'], 2, 1],
  ['BSG2-155', { logistics: 3 }, 2, ['Transport'], 2, 0],
  ['BSG2-158', { security: 2 }, 1, ['Scout'], 2, 1],
  ['BSG2-159', { persuasion: 2 }, 1, ['Scout'], 3, 2],
  ['BSG2-165', { persuasion: 2 }, 1, ['Transport'], 2, 0],
  ['BSG1-109', { logistics: 2 }, 1, ['Officer'], 1, 1],
  ['BSG1-123', { logistics: 3 }, 2, ['Officer'], 1, 0],
  ['BSG1-133', { logistics: 4 }, 3, ['Officer'], 1, 2],
  ['BSG2-083', { persuasion: 3 }, 2, ['Civilian'], 2, 0],
  ['BSG2-099', { persuasion: 2 }, 1, ['Civilian'], 1, 2],
  ['BSG2-106', { persuasion: 3 }, 2, ['Politician'], 3, 1],
];

for (const [id, cost, power, traits, mystic, threat] of units) {
  card(id, 'is paid for, enters play in reserve, and reveals its mystic value', () => {
    expect(Object.fromEntries(cardNamed(id).cost.map(({ resource, n }) => [resource, n]))).toEqual(cost);
    const p = position({ seats: [{ hand: [id], assets: funds(id) }, {}] });
    p.play(0, id);
    const unit = p.card(0, id);
    expect([p.g.placeOf(unit), p.g.power(unit), p.g.derived.threatOf(unit)]).toEqual(['reserve', power, threat]);
    expect(traits.filter((trait) => p.g.hasTrait(unit, trait))).toEqual(traits);
    const q = position({ seats: [{ alert: ['BSG1-123'], deck: [id] }, { alert: ['BSG1-123'] }] });
    q.challenge(0, 'BSG1-123').choose(1, { type: 'defend' });
    expect(q.events().find(({ type }) => type === 'challenge-decided')).toMatchObject({ challenger: 2 + mystic });
  });
}
