import type { magazine as hungarian } from '../hu/magazine.ts';

export const magazine: typeof hungarian = {};
