import type { CollectionConfig, Field } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { choicesBefore } from '../../../platform/fields/links/link.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { asUniqueText } from '../../../platform/fields/slugs/unique.ts';
import { createContentCollection } from '../../../platform/publishing/content-collection.ts';
import { toCodeTarget } from '../../redirects/fields/target-field.ts';
import { isGoodCode, MAX_CODE_LENGTH } from '../code.ts';
import { qrEndpoints } from '../endpoints.ts';

/** The printable code for viewing and downloading. */
const qrPicture: Field = {
  type: 'ui',
  name: 'qrPicture',
  admin: { position: 'sidebar', components: { Field: '/features/qr-codes/admin/QrPicture.tsx#QrPicture' }, disableListColumn: true },
};

const qrUses: Field = {
  type: 'ui',
  name: 'qrUses',
  admin: { position: 'sidebar', components: { Field: '/features/qr-codes/admin/QrScans.tsx#QrScans' }, disableListColumn: true },
};

export const qrCodes: CollectionConfig = createContentCollection({
  group: MENU_GROUPS.site,
  drafts: false,
  slug: 'qr-codes',
  singular: label('QR-kód', 'QR code'),
  plural: label('QR-kódok', 'QR codes'),
  titleField: 'code',
  columns: ['code', 'note', 'to'],
  search: ['code', 'to', 'note'],
  endpoints: qrEndpoints,
  about: label(
    'Nyomtatott kódok: a tábla marad, a célja bármikor átírható. A kód lapján az ábra látható és letölthető, és az is, hányszor használták.',
    'Printed codes: the sign stays, its target can be changed at any time. Beside a code you find its drawing to download, and how often it was used.',
  ),
  fields: [
    qrPicture,
    qrUses,
    asUniqueText(
      text('code', label('Kód', 'Code'), {
        required: true,
        maxLength: MAX_CODE_LENGTH,
        validate: isGoodCode,
        hint: label(
          'A nyomtatott cím végén áll: …/qr/kód. Ékezet nélküli betű, szám és kötőjel lehet; minél rövidebb, annál könnyebb beolvasni. Ha a tábla már kint van, ne változtassa meg.',
          'It is part of the printed address: …/qr/code. Letters without accents, digits and hyphens; the shorter, the easier to scan. Do not change it once the sign is up.',
        ),
      }),
    ),
    ...choicesBefore('to'),
    toCodeTarget(text('to', label('Cél', 'Target'), { required: true, localized: true, maxLength: 1000 })),
    text('note', label('A tábla neve és helye', 'Name and place of the sign'), {
      maxLength: 120,
      hint: label(
        'Ez áll a letöltött ábra alatt, és ez lesz a fájl neve is, például „Ballon, pénztár”.',
        'It is printed below the downloaded code, and the file is named after it.',
      ),
    }),
  ],
});
