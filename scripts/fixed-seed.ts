/** Property tests draw the same examples in every run; others with RAGTAG_SEED, which a failure prints to repeat it. */
import fc from 'fast-check';

const given = process.env['RAGTAG_SEED'] ?? '1978';
if (!/^\d+$/.test(given)) throw new Error(`RAGTAG_SEED is a whole number, not “${given}”.`);
fc.configureGlobal({ seed: Number(given) });
