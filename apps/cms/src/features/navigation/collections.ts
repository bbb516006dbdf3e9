import type { CheckboxField, CollectionConfig, Field } from 'payload';
import { type Choice, checkbox, choice, lead, number, picture, rows, select, text, textarea, title } from '../../platform/fields/basics.ts';
import { MENU_ZONE_CHOICES } from '../../platform/fields/choices.ts';
import { label } from '../../platform/fields/labels.ts';
import { choicesBefore, linkFields } from '../../platform/fields/links/link.ts';
import { PAGE_CHOICES, STATIC_IMAGE_CHOICES } from '../../platform/fields/links/page-choices.ts';
import {
  codeTarget,
  noCircleFromTrash,
  OVER_LIVING,
  redirectSource,
  redirectTarget,
  shortenOthers,
} from '../../platform/fields/links/redirect.ts';
import { uniqueSelect, uniqueText } from '../../platform/fields/unique.ts';
import { wordChoice } from '../../platform/fields/word-choice.ts';
import { content, GROUPS } from '../../platform/publishing/content-collection.ts';
import { hiddenBelow, received } from '../../platform/rights/rules.ts';
import { isGoodCode, LONGEST_CODE } from '../qr-codes/code.ts';
import { qrEndpoints } from '../qr-codes/endpoints.ts';
import { purgeNotFound } from '../redirects/not-found-log/count.ts';

/** A document that is named by a choice is called by its words at the head of its form. */
const titleInWords = (choices: readonly Choice[]): Field => ({
  type: 'ui',
  name: 'titleInWords',
  admin: {
    components: { Field: { path: '/platform/admin-ui/ChoiceTitle.tsx#ChoiceTitle', clientProps: { choices: [...choices] } } },
    disableListColumn: true,
  },
});

const small = { group: GROUPS.site, drafts: false } as const;

const announcements: CollectionConfig = content({
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

const carousel: CollectionConfig = content({
  group: GROUPS.site,
  slug: 'home-carousel-items',
  singular: label('Főoldali ajánló', 'Home carousel item'),
  plural: label('Főoldali ajánlók', 'Home carousel'),
  sort: 'order',
  columns: ['title', 'picture', 'order', '_status'],
  fields: [
    title(),
    lead(),
    ...linkFields('url', label('Hivatkozás', 'Link')),
    text('linkText', label('A hivatkozás szövege', 'Link text'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { use: 'carousel' }),
    number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
  ],
});

const menus: CollectionConfig = content({
  ...small,
  slug: 'menus',
  singular: label('Menüzóna', 'Menu zone'),
  plural: label('Menük', 'Menus'),
  about: label(
    'A fejléc és a lábléc hivatkozásai. Felirat vagy cím nélkül egy menüpont nem jelenik meg.',
    'The links of the header and the footer. An item without a title or a link is not shown.',
  ),
  titleField: 'name',
  fields: [
    uniqueSelect(select('name', label('Zóna', 'Zone'), MENU_ZONE_CHOICES, { required: true })),
    titleInWords(MENU_ZONE_CHOICES),
    rows(
      'items',
      label('Menüpontok', 'Items'),
      [label('Menüpont', 'Item'), label('Menüpontok', 'Items')],
      [
        text('title', label('Felirat', 'Title'), { localized: true }),
        ...linkFields('url', label('Hivatkozás', 'Link')),
        checkbox('newWindow', label('Új ablakban nyíljon', 'Open in a new window')),
      ],
    ),
  ],
});

const pageMetadata: CollectionConfig = content({
  ...small,
  slug: 'page-metadata',
  singular: label('Oldalcím és leírás', 'Page title and description'),
  plural: label('Oldalcímek és leírások', 'Page titles and descriptions'),
  titleField: 'key',
  columns: ['key', 'title', 'description'],
  search: ['key', 'title', 'description'],
  about: label(
    'Egyes oldalak címe és leírása a keresőkben és megosztáskor.',
    'The titles and descriptions of single pages for search engines and sharing.',
  ),
  fields: [
    uniqueText(wordChoice('key', label('Melyik oldal?', 'Which page?'), PAGE_CHOICES)),
    titleInWords(PAGE_CHOICES),
    title(),
    textarea('description', label('Leírás', 'Description'), { localized: true, maxLength: 300 }),
    picture('picture', label('Megosztási kép', 'Share picture'), {
      use: 'share',
      hint: label(
        'Ezzel jelenik meg az oldal a közösségi hálózatokon, ha a tartalmának nincs saját képe.',
        'What social networks show of the page when its content has no picture of its own.',
      ),
    }),
  ],
});

const staticImages: CollectionConfig = content({
  ...small,
  slug: 'static-images',
  singular: label('Állandó kép', 'Static image'),
  plural: label('Állandó képek', 'Static images'),
  titleField: 'key',
  columns: ['key', 'picture', 'title'],
  search: ['key', 'title'],
  about: label('A honlap felületének képei, a helyük szerint.', 'Pictures of the site’s own interface, by their places.'),
  fields: [
    uniqueText(wordChoice('key', label('Hol látszik?', 'Where is it seen?'), STATIC_IMAGE_CHOICES)),
    titleInWords(STATIC_IMAGE_CHOICES),
    text('title', label('Cím', 'Title'), { localized: true }),
    textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { required: true }),
  ],
});

/** Asked for when somebody is about to redirect the address of a living page; hidden until then. */
const overLiving: CheckboxField = {
  ...checkbox(OVER_LIVING, label('Igen, ez az oldal ezután nem lesz elérhető', 'Yes, hide this page')),
  admin: { components: { Field: '/features/redirects/admin/RedirectOverPage.tsx#RedirectOverPage' }, disableListColumn: true },
};

const redirects: CollectionConfig = content({
  ...small,
  slug: 'redirects',
  singular: label('Átirányítás', 'Redirect'),
  plural: label('Átirányítások', 'Redirects'),
  titleField: 'from',
  columns: ['from', 'to', 'status', 'updatedAt'],
  hooks: { beforeChange: [noCircleFromTrash], afterChange: [shortenOthers, purgeNotFound] },
  search: ['from', 'to'],
  fields: [
    uniqueText(redirectSource(text('from', label('Régi útvonal', 'Old path'), { required: true, maxLength: 1000 }))),
    overLiving,
    ...choicesBefore('to'),
    redirectTarget(text('to', label('Új cím', 'New address'), { required: true, maxLength: 1000 })),
    select(
      'status',
      label('Fajta', 'Kind'),
      [choice('301', 'Végleges (301)', 'Permanent (301)'), choice('302', 'Ideiglenes (302)', 'Temporary (302)')],
      { required: true, defaultValue: '301' },
    ),
  ],
});

/** The code as it is printed, to be looked at and downloaded. */
const qrPicture: Field = {
  type: 'ui',
  name: 'qrPicture',
  admin: { position: 'sidebar', components: { Field: '/features/qr-codes/admin/QrPicture.tsx#QrPicture' }, disableListColumn: true },
};

const qrUses: Field = {
  type: 'ui',
  name: 'qrUses',
  admin: { position: 'sidebar', components: { Field: '/features/qr-codes/admin/QrUses.tsx#QrUses' }, disableListColumn: true },
};

const qrCodes: CollectionConfig = content({
  ...small,
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
    uniqueText(
      text('code', label('Kód', 'Code'), {
        required: true,
        maxLength: LONGEST_CODE,
        validate: isGoodCode,
        hint: label(
          'A nyomtatott cím végén áll: …/qr/kód. Ékezet nélküli betű, szám és kötőjel lehet; minél rövidebb, annál könnyebb beolvasni. Ha a tábla már kint van, ne változtassa meg.',
          'It stands in the printed address: …/qr/code. Letters without accents, digits and hyphens; the shorter, the easier to scan. Do not change it once the sign is up.',
        ),
      }),
    ),
    ...choicesBefore('to'),
    codeTarget(text('to', label('Cél', 'Target'), { required: true, localized: true, maxLength: 1000 })),
    text('note', label('A tábla neve és helye', 'Name and place of the sign'), {
      maxLength: 120,
      hint: label(
        'Ez áll a letöltött ábra alatt, és ez lesz a fájl neve is, például „Ballon, pénztár”.',
        'It stands below the downloaded code, and the file is named after it.',
      ),
    }),
  ],
});

/** How often each code was used on which day; numbers alone. */
export const qrCodeUses: CollectionConfig = {
  slug: 'qr-code-uses',
  labels: { singular: label('QR-kód használata', 'QR code use'), plural: label('QR-kódok használata', 'QR code uses') },
  access: received('qr-code-uses'),
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: hiddenBelow('see', 'qr-code-uses') },
  indexes: [{ fields: ['code', 'day'], unique: true }],
  fields: [
    text('code', label('Kód', 'Code'), { required: true, readOnly: true }),
    text('day', label('Nap', 'Day'), { required: true, readOnly: true, maxLength: 10 }),
    number('count', label('Hányszor', 'Times'), { readOnly: true, defaultValue: 0 }),
  ],
};

export const sitePartCollections = [carousel, announcements, menus, pageMetadata, staticImages, redirects, qrCodes];
