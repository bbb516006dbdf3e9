import type { Text } from '../schemas/primitives.ts';
import type { EventCategoryId } from '../schemas/programs.ts';

export interface SeedEventType {
  key: string;
  category: EventCategoryId;
  name: Text;
  slug: Text;
}

export const eventTypes: SeedEventType[] = [
  // 1: cultural
  {
    key: 'concert',
    category: 1,
    name: { hu: 'Koncert', en: 'Concert' },
    slug: { hu: 'koncert', en: 'concert' },
  },
  {
    key: 'exhibition',
    category: 1,
    name: { hu: 'Kiállítás', en: 'Exhibition' },
    slug: { hu: 'kiallitas', en: 'exhibition' },
  },
  {
    key: 'permanent-exhibition',
    category: 1,
    name: { hu: 'Állandó kiállítás', en: 'Permanent exhibition' },
    slug: { hu: 'allando-kiallitas', en: 'permanent-exhibition' },
  },
  {
    key: 'periodic-exhibition',
    category: 1,
    name: { hu: 'Időszaki kiállítás', en: 'Temporary exhibition' },
    slug: { hu: 'idoszaki-kiallitas', en: 'temporary-exhibition' },
  },
  {
    key: 'guided-walk',
    category: 1,
    name: { hu: 'Vezetett séta', en: 'Guided walk' },
    slug: { hu: 'vezetett-seta', en: 'guided-walk' },
  },
  {
    key: 'theatre',
    category: 1,
    name: { hu: 'Színház', en: 'Theatre' },
    slug: { hu: 'szinhaz', en: 'theatre' },
  },
  {
    key: 'dance',
    category: 1,
    name: { hu: 'Tánc', en: 'Dance' },
    slug: { hu: 'tanc', en: 'dance' },
  },
  {
    key: 'workshop',
    category: 1,
    name: { hu: 'Műhely', en: 'Workshop' },
    slug: { hu: 'muhely', en: 'workshop' },
  },
  {
    key: 'talk',
    category: 1,
    name: { hu: 'Beszélgetés', en: 'Talk' },
    slug: { hu: 'beszelgetes', en: 'talk' },
  },
  {
    key: 'other',
    category: 1,
    name: { hu: 'Egyéb', en: 'Other' },
    slug: { hu: 'egyeb', en: 'other' },
  },
  // 2: outdoor
  {
    key: 'nature',
    category: 2,
    name: { hu: 'Természet és kert', en: 'Nature and gardens' },
    slug: { hu: 'termeszet-es-kert', en: 'nature-and-gardens' },
  },
  {
    key: 'market-and-picnic',
    category: 2,
    name: { hu: 'Piac és piknik', en: 'Markets and picnics' },
    slug: { hu: 'piac-es-piknik', en: 'markets-and-picnics' },
  },
  {
    key: 'dogs',
    category: 2,
    name: { hu: 'Kutyás program', en: 'Dogs' },
    slug: { hu: 'kutyas-program', en: 'dogs' },
  },
  {
    key: 'views-and-skies',
    category: 2,
    name: { hu: 'Kilátás és égbolt', en: 'Views and skies' },
    slug: { hu: 'kilatas-es-egbolt', en: 'views-and-skies' },
  },
  // 3: family
  {
    key: 'childrens-theatre',
    category: 3,
    name: { hu: 'Gyermekszínház', en: 'Children’s theatre' },
    slug: { hu: 'gyermekszinhaz', en: 'childrens-theatre' },
  },
  {
    key: 'craft',
    category: 3,
    name: { hu: 'Kézműves foglalkozás', en: 'Crafts' },
    slug: { hu: 'kezmuves-foglalkozas', en: 'crafts' },
  },
  {
    key: 'play',
    category: 3,
    name: { hu: 'Játék és felfedezés', en: 'Play and discovery' },
    slug: { hu: 'jatek-es-felfedezes', en: 'play-and-discovery' },
  },
  {
    key: 'family-music',
    category: 3,
    name: { hu: 'Mese és zene', en: 'Stories and music' },
    slug: { hu: 'mese-es-zene', en: 'stories-and-music' },
  },
  // 4: sport
  {
    key: 'movement-class',
    category: 4,
    name: { hu: 'Mozgásóra', en: 'Exercise class' },
    slug: { hu: 'mozgasora', en: 'exercise-class' },
  },
  {
    key: 'running',
    category: 4,
    name: { hu: 'Futás', en: 'Running' },
    slug: { hu: 'futas', en: 'running' },
  },
  {
    key: 'ball-games',
    category: 4,
    name: { hu: 'Labdajáték', en: 'Ball games' },
    slug: { hu: 'labdajatek', en: 'ball-games' },
  },
  {
    key: 'competition',
    category: 4,
    name: { hu: 'Verseny', en: 'Competition' },
    slug: { hu: 'verseny', en: 'competition' },
  },
];
