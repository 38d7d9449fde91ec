export const name = 'galactica';
