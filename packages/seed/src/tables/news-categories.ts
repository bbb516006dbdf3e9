import { text } from './bilingual.ts';
import type { SeedNewsCategory } from './types.ts';

export const newsCategories: SeedNewsCategory[] = [
  { key: 'nature', name: text('Természet', 'Nature'), slug: text('termeszet', 'nature') },
  {
    key: 'buildings',
    name: text('Házak és terek', 'Buildings and places'),
    slug: text('hazak-es-terek', 'buildings-and-places'),
  },
  { key: 'people', name: text('Emberek', 'People'), slug: text('emberek', 'people') },
  { key: 'history', name: text('Múlt idő', 'Times past'), slug: text('mult-ido', 'times-past') },
  { key: 'tips', name: text('Tippek', 'Tips'), slug: text('tippek', 'tips') },
];
