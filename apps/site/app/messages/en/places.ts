import type { places as hungarian } from '../hu/places.ts';

export const places: typeof hungarian = {};
