import type { CollectionConfig } from 'payload';
import { number, title } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { linkFields } from '../../../platform/fields/links/link.ts';
import { content, GROUPS } from '../../../platform/publishing/content-collection.ts';

export const announcements: CollectionConfig = content({
  group: GROUPS.site,
  slug: 'public-announcements',
  singular: label('Közlemény', 'Announcement'),
  plural: label('Közlemények', 'Announcements'),
  sort: 'order',
  columns: ['title', 'url', 'order', '_status'],
  about: label('Sávok minden oldal tetején; a látogató bezárhatja őket.', 'Bars at the top of every page; visitors can close them.'),
  fields: [
    title(label('Szöveg', 'Text')),
    ...linkFields('url', label('Hivatkozás', 'Link')),
    number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
  ],
});
