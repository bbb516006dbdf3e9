import type { pages as hungarian } from '../hu/pages.ts';

export const pages: typeof hungarian = {};
