import type { map as hungarian } from '../hu/map.ts';

export const map: typeof hungarian = {};
