import type { CollectionConfig } from 'payload';
import { relation, select, text } from '../../../platform/fields/basics.ts';
import { PROJECT_STATUSES } from '../../../platform/fields/choices/choices.ts';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { facts, sections } from '../../../platform/fields/sections/sections.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';
import { createOrderedContent } from '../../../platform/list-order/ordered-content.ts';

export const projects: CollectionConfig = createOrderedContent({
  slug: 'projects',
  referredTo: true,
  singular: label('Projekt', 'Project'),
  plural: label('Projektek', 'Projects'),
  group: MENU_GROUPS.places,
  isLasting: true,
  columns: ['title', 'order', 'status', '_status'],
  fields: [
    title(label('Név', 'Name')),
    lead(),
    picture('picture', label('Kép', 'Picture'), { use: 'head' }),
    text('architect', label('Építész', 'Architect'), { localized: true }),
    text('area', label('Terület', 'Area'), { localized: true }),
    text('contractor', label('Kivitelező', 'Contractor'), { localized: true }),
    select('status', label('A projekt állapota', 'Project status'), PROJECT_STATUSES, {
      required: true,
      defaultValue: 'completed',
      enumName: 'enum_projects_state',
    }),
    text('constructionPeriod', label('Építés ideje', 'Construction period'), { localized: true }),
    requireText(prose(), { or: ['facts', 'sections', 'gallery'] }),
    facts('facts', label('További adatok', 'More facts')),
    sections(),
    picture('gallery', label('Képek', 'Pictures'), { many: true, use: 'gallery' }),
    relation('topLocation', label('Top hely', 'Top location'), 'top-locations', { sidebar: true }),
    slug(),
  ],
});
