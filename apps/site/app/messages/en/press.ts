import type { press as hungarian } from '../hu/press.ts';

export const press: typeof hungarian = {};
