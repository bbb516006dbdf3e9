import type { visit as hungarian } from '../hu/visit.ts';

export const visit: typeof hungarian = {};
