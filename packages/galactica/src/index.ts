export { galactica } from './game.ts';
export { type Configuration, defaults } from './setup/options.ts';
