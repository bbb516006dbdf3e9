import type { CollectionConfig } from 'payload';
import { moment, number, select, text } from '../../../platform/fields/basics.ts';
import { LANGUAGES } from '../../../platform/fields/choices/languages.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { allowReceived, hiddenBelow } from '../../../platform/rights/rules.ts';
import { DEAD_LINKS } from '../dead-links/check.ts';
import { ERROR_TEXTS, SURE } from '../dead-links/errors.ts';
import { checkNowEndpoint } from '../dead-links/task.ts';

/** The URL of the field in its form, in its language, for corrections. */
function getFieldUrl(admin: string, row: Record<string, unknown>): string {
  const { subject, document, locale, field } = row;
  const form =
    document === null || document === undefined ? `globals/${String(subject)}` : `collections/${String(subject)}/${Number(document)}`;
  return `${admin}/${form}?locale=${String(locale)}#field-${String(field).replaceAll('.', '__')}`;
}

/** Written only by the nightly check (`dead-links/check.ts`); a row is deleted automatically when its link works again. */
export const deadLinks: CollectionConfig = {
  slug: DEAD_LINKS,
  labels: { singular: label('Hibás hivatkozás', 'Broken link'), plural: label('Hibás hivatkozások', 'Broken links') },
  access: allowReceived(DEAD_LINKS),
  defaultSort: 'since',
  disableDuplicate: true,
  disableBulkEdit: true,
  disableBulkDelete: true,
  lockDocuments: false,
  endpoints: [checkNowEndpoint],
  admin: {
    group: { ...MENU_GROUPS.site },
    hidden: hiddenBelow('see', DEAD_LINKS),
    useAsTitle: 'address',
    hideAPIURL: true,
    defaultColumns: ['address', 'fault', 'title', 'fieldName', 'locale', 'since'],
    listSearchableFields: ['address', 'title'],
    components: { beforeListTable: ['/admin/list-search/CheckLinks.tsx#CheckLinks'] },
    formatDocURL: ({ doc, req }) => getFieldUrl(req.payload.config.routes.admin, doc),
    // One failed night is no proof.
    baseFilter: () => SURE,
    description: label(
      'Közzétett szövegek hivatkozásai, amelyek nem vezetnek sehová. A rendszer éjszakánként ellenőrzi őket. Egy sorra kattintva az a mező nyílik meg, amelyben a hivatkozás áll; ha kijavította és közzétette, a sor a következő ellenőrzéskor eltűnik.',
      'Links of published texts that lead nowhere. They are checked every night. A click on a row opens the field with the link; once fixed and published, the row disappears at the next check.',
    ),
  },
  fields: [
    text('address', label('Hová vezet', 'Where it leads'), { readOnly: true, maxLength: 1000 }),
    select('fault', label('Mi a baj', 'What is wrong'), Object.values(ERROR_TEXTS), { readOnly: true, index: true }),
    text('title', label('Melyik tartalomban', 'In which content'), { readOnly: true }),
    text('fieldName', label('Melyik mezőben', 'In which field'), { readOnly: true }),
    select('locale', label('Nyelv', 'Language'), LANGUAGES, { readOnly: true }),
    moment('since', label('Mióta', 'Since'), { readOnly: true }),
    moment('checkedAt', label('Utoljára ellenőrizve', 'Last checked'), { readOnly: true }),
    number('nights', label('Hány éjszaka', 'Nights'), { hidden: true }),
    { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    { name: 'subject', type: 'text', admin: { hidden: true } },
    { name: 'document', type: 'number', admin: { hidden: true } },
    { name: 'field', type: 'text', admin: { hidden: true } },
  ],
};
