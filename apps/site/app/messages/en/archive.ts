import type { archive as hungarian } from '../hu/archive.ts';

export const archive: typeof hungarian = {};
