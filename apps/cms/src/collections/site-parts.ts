import type { CheckboxField, CollectionConfig } from 'payload';
import { checkbox, choice, lead, number, picture, rows, select, text, textarea, title } from '../fields/basics.ts';
import { MENU_ZONE_CHOICES } from '../fields/choices.ts';
import { label } from '../fields/labels.ts';
import { choicesBefore, linkFields } from '../fields/link.ts';
import { codeTarget, noCircleFromTrash, OVER_LIVING, redirectSource, redirectTarget, shortenOthers } from '../fields/redirect.ts';
import { isStaticImageKey } from '../fields/static-image-key.ts';
import { uniqueSelect, uniqueText } from '../fields/unique.ts';
import { forgetMissed } from '../missed-pages/count.ts';
import { content, GROUPS } from './content.ts';

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
    picture(),
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
    uniqueText(text('key', label('Oldal kulcsa', 'Page key'), { required: true })),
    title(),
    textarea('description', label('Leírás', 'Description'), { localized: true, maxLength: 300 }),
    picture('picture', label('Megosztási kép', 'Share picture'), {
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
  about: label('A honlap felületének képei, kulcs szerint.', 'Pictures of the site’s own interface, by key.'),
  fields: [
    uniqueText(
      text('key', label('Kulcs', 'Key'), {
        required: true,
        validate: isStaticImageKey,
        hint: label(
          'Hol látszik: balloon_open és balloon_closed a menü ballonos kártyáján, header_map a térképesen, newsletter a hírlevél oldalán, visitor_head a látogatói információk fejlécében.',
          'Where it is seen: balloon_open and balloon_closed on the balloon’s card of the menu, header_map on the map’s, newsletter on the newsletter’s page, visitor_head at the head of visitor information.',
        ),
      }),
    ),
    text('title', label('Cím', 'Title'), { localized: true }),
    textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
    picture('picture', label('Kép', 'Picture'), { required: true }),
  ],
});

/** Asked for when somebody is about to redirect the address of a living page; hidden until then. */
const overLiving: CheckboxField = {
  ...checkbox(OVER_LIVING, label('Igen, ez az oldal ezután nem lesz elérhető', 'Yes, this page shall not be reached any more')),
  admin: { components: { Field: '/admin/OverLiving.tsx#OverLiving' }, disableListColumn: true },
};

const redirects: CollectionConfig = content({
  ...small,
  slug: 'redirects',
  singular: label('Átirányítás', 'Redirect'),
  plural: label('Átirányítások', 'Redirects'),
  titleField: 'from',
  columns: ['from', 'to', 'status', 'updatedAt'],
  hooks: { beforeChange: [noCircleFromTrash], afterChange: [shortenOthers, forgetMissed] },
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

const qrCodes: CollectionConfig = content({
  ...small,
  slug: 'qr-codes',
  singular: label('QR-kód', 'QR code'),
  plural: label('QR-kódok', 'QR codes'),
  titleField: 'code',
  columns: ['code', 'to', 'note'],
  search: ['code', 'to', 'note'],
  fields: [
    uniqueText(text('code', label('Kód', 'Code'), { required: true, maxLength: 60 })),
    ...choicesBefore('to'),
    codeTarget(text('to', label('Cél', 'Target'), { required: true, localized: true, maxLength: 1000 })),
    text('note', label('Hol van kinyomtatva', 'Where it is printed')),
  ],
});

export const sitePartCollections = [carousel, announcements, menus, pageMetadata, staticImages, redirects, qrCodes];
