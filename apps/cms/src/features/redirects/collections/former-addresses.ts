import type { CollectionConfig } from 'payload';
import { select, text } from '../../../platform/fields/basics.ts';
import { LANGUAGES } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { pageField } from '../../../platform/fields/links/link.ts';
import { SCREEN_CHOICES } from '../../../platform/fields/links/screen-choices.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';
import { FORMER } from '../../../platform/url-history/former.ts';

/** Written only by the service (`platform/url-history`); editors set redirect targets in the forms of items. */
export const formerAddresses: CollectionConfig = {
  slug: FORMER,
  labels: { singular: label('Régi webcím', 'Former address'), plural: label('Régi webcímek', 'Former addresses') },
  access: allowReceived(FORMER),
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    group: { ...MENU_GROUPS.site },
    hidden: hiddenBelow('see', FORMER),
    useAsTitle: 'path',
    hideAPIURL: true,
    defaultColumns: ['path', 'document', 'screen', 'page', 'updatedAt'],
    listSearchableFields: ['path'],
    description: label(
      'Azok a webcímek, amelyeken egy tartalom korábban látszott. A honlap magától vezeti tovább őket: oda, ahol a tartalom most van, vagy ha már nincs, ahová Ön a tartalom lapján megadta. Itt nincs velük teendő.',
      'Addresses that contents had before. The site redirects them automatically: to where the content is now or, when it is gone, to the target that you chose for it. There is nothing to do here.',
    ),
  },
  fields: [
    {
      ...text('path', label('Régi webcím', 'Former address'), { required: true, readOnly: true, maxLength: 1000 }),
      unique: true,
      index: true,
    },
    select('locale', label('Nyelv', 'Language'), LANGUAGES, {
      required: true,
      readOnly: true,
    }),
    pageField('document', label('Mi volt ott', 'What was there')),
    select('screen', label('Ha már nincs: állandó oldal', 'When it is gone: a standing page'), SCREEN_CHOICES, { readOnly: true }),
    pageField('page', label('Ha már nincs: másik tartalom', 'When it is gone: another item')),
  ],
};
