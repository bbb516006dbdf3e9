import { firstArticles } from './archive/first-years.ts';
import { laterArticles } from './archive/later-years.ts';
import type { SeedArticle } from './types.ts';

/** Dated so that, with a first start in late 2026, each opening is reported within days of its real date. */
export const archive: SeedArticle[] = [...laterArticles, ...firstArticles];
