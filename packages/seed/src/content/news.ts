import { buildingNews } from './news/buildings.ts';
import { historyNews } from './news/history.ts';
import { natureNews } from './news/nature.ts';
import { peopleNews } from './news/people.ts';
import { tipNews } from './news/tips.ts';
import type { SeedNewsItem } from './types.ts';

export const news: SeedNewsItem[] = [...natureNews, ...buildingNews, ...peopleNews, ...historyNews, ...tipNews];
