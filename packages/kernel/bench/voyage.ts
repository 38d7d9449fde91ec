import { configure } from '../testing/wreckers/configuration.ts';

/** Games of Wreckers of some 350 answers: as many as a board game of an evening has. */
export const voyage = configure({ players: 5, planks: 30, leagues: 40, turns: 200 });
