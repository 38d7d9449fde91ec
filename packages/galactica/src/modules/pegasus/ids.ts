/** The board of Pegasus and its locations, each with a damage token. */

export const pegasusLocations = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const;
export const pegasusDamage = [...pegasusLocations] as const;
