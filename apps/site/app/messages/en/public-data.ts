import type { publicData as hungarian } from '../hu/public-data.ts';

export const publicData: typeof hungarian = { title: 'Public information', none: 'There is no public-interest data at the moment' };
