import type { CollectionConfig } from 'payload';
import { lead, picture, title } from '../../../../platform/fields/content-fields.ts';
import { label } from '../../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../../platform/fields/menu-groups.ts';
import { slug } from '../../../../platform/fields/slugs/address-slug.ts';
import { createContentCollection } from '../../../../platform/publishing/content-collection.ts';

export const galleryCategories: CollectionConfig = createContentCollection({
  slug: 'gallery-categories',
  referredTo: true,
  singular: label('Galériatéma', 'Gallery category'),
  plural: label('Galériatémák', 'Gallery categories'),
  group: MENU_GROUPS.stories,
  fields: [title(), slug(), lead(), picture('picture', label('Kép', 'Picture'), { use: 'head' })],
});
