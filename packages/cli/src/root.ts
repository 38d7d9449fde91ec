import { fileURLToPath } from 'node:url';

/** The repository's folder, from src/ and from dist/ alike. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
