/** Linked missions whose unit fights: what they let it do, and what comes of it. */
import { describe, expect } from 'vitest';
import { card, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TIGH = 'BSG1-133'; // an Officer of power 3
const ANDERS = 'BSG2-083'; // a Civilian of power 2
const DORAL = 'BSG2-095'; // a Cylon personnel of power 3
const VIPER = 'BSG1-147'; // a Fighter of power 2, Cylon threat 1
const STRONG = 'BSG1-154'; // a Fighter of power 4, Cylon threat 4
const SHUTTLE = 'BSG1-146'; // Cylon threat 0, mystic value 1

card('BSG2-045', 'commits its personnel: a unit gets -2 power', () => {
  const linked = [{ mission: 'BSG2-045', to: HELO }];
  const p = position({ seats: [{ alert: [HELO], linked }, { alert: [VIPER, TIGH] }] });
  p.use(0, 'BSG2-045').target(0, 1, TIGH);
  expect([p.placeOf(0, HELO), p.power(1, TIGH), p.power(1, VIPER)]).toEqual(['reserve', 1, 2]);
});

describe('challenges', () => {
  card('BSG2-047', 'its ship may be sacrificed in place of a personnel of yours', () => {
    const defended = (answer: string) => {
      const linked = [{ mission: 'BSG2-047', to: VIPER }];
      const p = position({ seats: [{ alert: [DORAL] }, { alert: [HELO, VIPER], linked }] });
      p.challenge(0, DORAL).choose(1, { type: 'defend' }).passUntil('respond').choose(1, { type: answer });
      return [HELO, VIPER, 'BSG2-047'].map((one) => p.placeOf(1, one));
    };
    expect(defended('use')).toEqual(['alert', 'discard', 'discard']);
    expect(defended('pass')).toEqual(['discard', 'alert', 'linked']);
  });

  card('BSG2-048', 'Manipulate: influence is gained instead of inflicted', () => {
    const p = position({ seats: [{ alert: [HELO], linked: [{ mission: 'BSG2-048', to: HELO }] }, {}] });
    p.challenge(0, HELO).passUntil('manipulate').choose(0, { type: 'take' });
    expect([p.influence(0), p.influence(1)]).toEqual([12, 10]);
  });

  card('BSG2-064', 'units of power 2 or less cannot defend against its personnel', () => {
    const linked = [{ mission: 'BSG2-064', to: HELO }];
    const offered = (challenger: string) => {
      const p = position({ seats: [{ alert: [HELO, DORAL], linked }, { alert: [ANDERS, TIGH] }] });
      return p
        .challenge(0, challenger)
        .offered(1, 'defend')
        .map(({ id }) => id);
    };
    expect([offered(HELO), offered(DORAL)]).toEqual([[TIGH], [ANDERS, TIGH]]);
  });

  card('BSG2-066', 'its unit defeats a challenger: you gain the difference in influence', () => {
    const fought = (challenger: string, defender: string) => {
      const linked = [{ mission: 'BSG2-066', to: defender }];
      const p = position({ seats: [{ alert: [challenger] }, { alert: [defender], linked }] });
      p.challenge(0, challenger).choose(1, { type: 'defend' }).passUntil('action');
      return [p.influence(0), p.influence(1)];
    };
    expect(fought(VIPER, STRONG)).toEqual([10, 12]); // a mystic value of 1 each
    expect(fought(STRONG, VIPER)).toEqual([10, 10]);
  });

  card('BSG2-062', 'its personnel leaves play: whoever controlled it gains 2 influence', () => {
    const linked = [{ mission: 'BSG2-062', to: HELO, at: 1 }];
    const p = position({ seats: [{ alert: [DORAL], linked }, { alert: [HELO] }] });
    p.challenge(0, DORAL).choose(1, { type: 'defend' }).passUntil('action');
    expect([p.placeOf(1, HELO), p.placeOf(0, 'BSG2-062')]).toEqual(['discard', 'discard']);
    expect([p.influence(0), p.influence(1)]).toEqual([10, 12]);
  });
});

describe('Cylon threats', () => {
  /** The influence of seat 0 after one of its units has challenged a threat. */
  function after(mission: string, to: string, challenger: string, threat: string): number {
    const reserve = [STRONG, STRONG, STRONG]; // enough to bring the Cylons
    const mine = { alert: [HELO, VIPER, TIGH], linked: [{ mission, to }], deck: [threat] };
    const p = position({ phase: 'cylon', seats: [mine, { reserve, deck: [SHUTTLE] }] });
    p.challenge(0, challenger).choose(0, { id: threat });
    return p.influence(0);
  }

  card('BSG2-059', 'one defeats a personnel of yours: you gain 2 influence', () => {
    const lost = [HELO, VIPER].map((challenger) => after('BSG2-059', VIPER, challenger, STRONG));
    expect(lost).toEqual([12, 10]);
  });

  card('BSG2-069', 'one is defeated by its personnel: you gain 1 influence more', () => {
    const won = [HELO, TIGH].map((challenger) => after('BSG2-069', HELO, challenger, VIPER));
    expect(won).toEqual([13, 12]);
  });
});
