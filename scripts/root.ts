import path from 'node:path';

/** The project's folder. */
export const root: string = path.resolve(import.meta.dirname, '..');
