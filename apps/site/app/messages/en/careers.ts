import type { careers as hungarian } from '../hu/careers.ts';

export const careers: typeof hungarian = {};
