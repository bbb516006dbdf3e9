import type { CheckboxField, CollectionConfig } from 'payload';
import { checkbox, choice, select, text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { choicesBefore } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { asUniqueText } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { REPLACES_PAGE, toRedirectSource } from '../fields/source-field.ts';
import { toRedirectTarget } from '../fields/target-field.ts';
import { purgeNotFound } from '../not-found-log/count.ts';
import { refuseCircleFromTrash, shortenOthers } from './redirect-hooks.ts';

/** Confirms that the redirect hides an existing page; hidden until that is needed. */
const replacesPage: CheckboxField = {
  ...checkbox(REPLACES_PAGE, label('Igen, ez az oldal ezután nem lesz elérhető', 'Yes, hide this page')),
  admin: { components: { Field: '/features/redirects/admin/RedirectOverPage.tsx#RedirectOverPage' }, disableListColumn: true },
};

export const redirects: CollectionConfig = createContentCollection({
  group: MENU_GROUPS.site,
  drafts: false,
  slug: 'redirects',
  singular: label('Átirányítás', 'Redirect'),
  plural: label('Átirányítások', 'Redirects'),
  titleField: 'from',
  columns: ['from', 'to', 'status', 'updatedAt'],
  hooks: { beforeChange: [refuseCircleFromTrash], afterChange: [shortenOthers, purgeNotFound] },
  search: ['from', 'to'],
  fields: [
    asUniqueText(toRedirectSource(text('from', label('Régi útvonal', 'Old path'), { required: true, maxLength: 1000 }))),
    replacesPage,
    ...choicesBefore('to'),
    toRedirectTarget(text('to', label('Új cím', 'New address'), { required: true, maxLength: 1000 })),
    select(
      'status',
      label('Fajta', 'Kind'),
      [choice('301', 'Végleges (301)', 'Permanent (301)'), choice('302', 'Ideiglenes (302)', 'Temporary (302)')],
      { required: true, defaultValue: '301' },
    ),
  ],
});
