import type { publicData as hungarian } from '../hu/public-data.ts';

export const publicData: typeof hungarian = {};
