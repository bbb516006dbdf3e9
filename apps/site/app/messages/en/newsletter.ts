import type { newsletter as hungarian } from '../hu/newsletter.ts';

export const newsletter: typeof hungarian = {};
