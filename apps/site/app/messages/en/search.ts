import type { search as hungarian } from '../hu/search.ts';

export const search: typeof hungarian = {};
