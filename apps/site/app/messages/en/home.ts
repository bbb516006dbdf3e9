import type { home as hungarian } from '../hu/home.ts';

export const home: typeof hungarian = {};
