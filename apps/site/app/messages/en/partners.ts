import type { partners as hungarian } from '../hu/partners.ts';

export const partners: typeof hungarian = {};
