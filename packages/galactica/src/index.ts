export { galactica } from './game.ts';
export { type Configuration, configure, defaults } from './setup/options.ts';
