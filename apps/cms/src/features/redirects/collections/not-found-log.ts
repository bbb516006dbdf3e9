import type { CollectionConfig, UIField } from 'payload';
import { moment, number, text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';
import { MISSED_PAGES } from '../not-found-log/count.ts';

const makeRedirect: UIField = {
  type: 'ui',
  name: 'makeRedirect',
  label: label('Teendő', 'To do'),
  admin: {
    components: { Cell: '/features/redirects/admin/MakeRedirect.tsx#MakeRedirect', Field: '/admin/list-search/EmptyCell.tsx#Nothing' },
  },
};

/**
 * The site reports these paths (`not-found-log/count.ts`). Editors delete paths that are dealt with; a redirect from a path deletes it,
 * too.
 */
export const notFoundLog: CollectionConfig = {
  slug: MISSED_PAGES,
  labels: {
    singular: label('Nem található oldal (404)', 'Page not found (404)'),
    plural: label('Nem található oldalak (404)', 'Pages not found (404)'),
  },
  access: allowReceived(MISSED_PAGES),
  defaultSort: '-count',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  admin: {
    group: { ...MENU_GROUPS.site },
    hidden: hiddenBelow('see', MISSED_PAGES),
    useAsTitle: 'path',
    hideAPIURL: true,
    defaultColumns: ['path', 'count', 'lastAsked', 'makeRedirect'],
    listSearchableFields: ['path'],
    description: label(
      'Olyan webcímek, amelyeket a látogatók megnyitottak, de nincs ott semmi. Csak a címeket számoljuk, azt nem, hogy ki kérte; a betörők szokásos próbálkozásai kimaradnak. Ha egy címnek van utóda, irányítsa át.',
      'Addresses that visitors opened and that lead nowhere. Only addresses are counted, never who asked; common attack attempts are left out. When an address has a successor, redirect it.',
    ),
  },
  fields: [
    { ...text('path', label('Webcím', 'Address'), { readOnly: true, maxLength: 200 }), unique: true, index: true },
    number('count', label('Hányszor', 'Times'), { readOnly: true }),
    moment('lastAsked', label('Utoljára', 'Last asked'), { readOnly: true }),
    makeRedirect,
  ],
};
