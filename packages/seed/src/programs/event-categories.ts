import type { Text } from '../schemas/primitives.ts';
import type { EventCategoryId } from '../schemas/programs.ts';

export interface SeedEventCategory {
  id: EventCategoryId;
  slug: string;
  name: Text;
}

/** Ids and slugs of the contract (specification, section 3). */
export const eventCategories: SeedEventCategory[] = [
  { id: 1, slug: 'cultural', name: { hu: 'Kultúra', en: 'Culture' } },
  { id: 2, slug: 'outdoor', name: { hu: 'Szabadtéri', en: 'Outdoors' } },
  { id: 3, slug: 'family', name: { hu: 'Család és gyerek', en: 'Family and children' } },
  { id: 4, slug: 'sport', name: { hu: 'Sport', en: 'Sport' } },
];
