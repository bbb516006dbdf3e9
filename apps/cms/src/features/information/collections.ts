import type { CollectionConfig, Field } from 'payload';
import { slug } from '../../platform/fields/address-slug.ts';
import {
  checkbox,
  choice,
  files,
  lead,
  moment,
  number,
  picture,
  prose,
  relation,
  rows,
  select,
  text,
  textarea,
  title,
} from '../../platform/fields/basics.ts';
import { PICTOGRAMS } from '../../platform/fields/choices.ts';
import { articleDate } from '../../platform/fields/dates/article-date.ts';
import { label } from '../../platform/fields/labels.ts';
import { sections } from '../../platform/fields/sections.ts';
import { content, GROUPS } from '../../platform/publishing/content-collection.ts';

const information = (): Field[] => [
  title(),
  lead(),
  picture('picture', label('Kép', 'Picture'), { use: 'head' }),
  prose(),
  sections(),
  files('documents', label('Dokumentumok', 'Documents')),
  slug(),
  number('order', label('Sorrend', 'Order'), { sidebar: true, defaultValue: 100 }),
];

/** A form below the text, whose days are those on which the place is open. */
const enquiryForm = (of: { hu: string; en: string }): Field[] => [
  checkbox('takesEnquiries', of, {
    sidebar: true,
    hint: label(
      'Az űrlap az oldal alján jelenik meg; ami itt érkezik, a Megkeresések közé kerül.',
      'The form stands at the end of the page; what is sent arrives among the enquiries.',
    ),
  }),
  relation('enquiryPlace', label('Melyik helyé', 'Of which place'), 'top-locations', {
    sidebar: true,
    condition: (data) => data['takesEnquiries'] === true,
    hint: label(
      'Csak azok a napok választhatók, amelyeken ez a hely nyitva van; pályára csak a nyitvatartási idején belül lehet érdeklődni.',
      'Only days on which this place is open can be chosen; courts can only be asked for within its opening hours.',
    ),
  }),
];

const visitorInformation: CollectionConfig = content({
  slug: 'visitor-information',
  singular: label('Látogatói információ', 'Visitor information'),
  plural: label('Látogatói információk', 'Visitor information'),
  group: GROUPS.information,
  sort: 'order',
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: [
    ...information(),
    select('theme', label('Szín', 'Colour'), [choice('blue', 'Kék', 'Blue'), choice('yellow', 'Sárga', 'Yellow')], {
      defaultValue: 'blue',
      required: true,
      sidebar: true,
    }),
    select('pictogram', label('Piktogram', 'Pictogram'), PICTOGRAMS, { sidebar: true }),
    ...enquiryForm(label('Sportpálya iránt lehet érdeklődni', 'Takes enquiries about sport courts')),
  ],
});

const publicInformation: CollectionConfig = content({
  slug: 'public-information',
  singular: label('Közérdekű adat', 'Public information'),
  plural: label('Közérdekű adatok', 'Public information'),
  group: GROUPS.information,
  sort: 'order',
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: information(),
});

const businessPartnerItems: CollectionConfig = content({
  slug: 'business-partner-items',
  singular: label('Üzleti partnereknek', 'For business partners'),
  plural: label('Üzleti partnereknek', 'For business partners'),
  group: GROUPS.information,
  sort: 'order',
  columns: ['title', 'order', '_status', 'updatedAt'],
  fields: [...information(), ...enquiryForm(label('Bérlés iránt lehet érdeklődni', 'Takes enquiries about hire'))],
});

const careerPositions: CollectionConfig = content({
  slug: 'career-positions',
  singular: label('Állás', 'Position'),
  plural: label('Állások', 'Positions'),
  group: GROUPS.information,
  columns: ['title', 'field', 'deadline', '_status'],
  fields: [
    title(),
    lead(),
    text('field', label('Terület', 'Field'), { localized: true }),
    text('location', label('Munkavégzés helye', 'Place of work'), { localized: true }),
    text('workHours', label('Munkaidő', 'Working hours'), { localized: true }),
    text('experience', label('Tapasztalat', 'Experience'), { localized: true }),
    prose(),
    slug(),
    moment('deadline', label('Jelentkezési határidő', 'Closing date'), { dayOnly: true, sidebar: true, index: true }),
  ],
});

const professionalDocuments: CollectionConfig = content({
  slug: 'professional-documents',
  singular: label('Szakmai anyag', 'Professional document'),
  plural: label('Szakmai anyagok', 'Professional documents'),
  group: GROUPS.information,
  sort: '-publishedOn',
  columns: ['title', 'group', 'publishedOn', '_status'],
  search: ['title', 'description', 'group'],
  fields: [
    text('title', label('Cím', 'Title'), { required: true }),
    textarea('description', label('Leírás', 'Description')),
    text('group', label('Csoport', 'Group'), { required: true }),
    articleDate(label('Az anyag dátuma', 'Date on the document'), { sidebar: false }),
    files('file', label('Fájl', 'File'), { required: true }),
  ],
});

const pages: CollectionConfig = content({
  slug: 'pages',
  singular: label('Oldal', 'Page'),
  plural: label('Oldalak', 'Pages'),
  group: GROUPS.site,
  fields: [
    title(),
    lead(),
    picture('picture', label('Kép', 'Picture'), { use: 'head' }),
    prose(),
    sections(),
    slug(),
    text('layout', label('Elrendezés', 'Layout'), {
      sidebar: true,
      hint: label(
        'Világos: default, sötét: dark. Üresen és más névvel is világos.',
        'Light: default, dark: dark. Light also when empty or with any other name.',
      ),
    }),
    rows(
      'middleware',
      label('Köztes réteg', 'Middleware'),
      [label('Réteg', 'Middleware'), label('Rétegek', 'Middleware')],
      [text('name', label('Név', 'Name'), { required: true })],
      { sidebar: true, hidden: true },
    ),
  ],
});

const products: CollectionConfig = content({
  slug: 'products',
  singular: label('Szolgáltatás', 'Service'),
  plural: label('Szolgáltatások', 'Services'),
  group: GROUPS.information,
  titleField: 'name',
  about: label(
    'Mindegyiknek saját panaszkezelési és ügyfélszolgálati oldala van.',
    'Each has a complaint page and a customer service page of its own.',
  ),
  fields: [
    text('name', label('Név', 'Name'), { required: true, localized: true }),
    lead(),
    prose('complaint', label('Panaszkezelés', 'Complaint handling')),
    prose('customerService', label('Ügyfélszolgálat', 'Customer service')),
    text('phone', label('Telefon', 'Phone')),
    text('email', label('E-mail', 'E-mail')),
    text('hours', label('Telefonon elérhető', 'Phone lines open'), { localized: true }),
    slug('name'),
  ],
});

export const informationCollections = [
  visitorInformation,
  publicInformation,
  businessPartnerItems,
  careerPositions,
  professionalDocuments,
  products,
];
export const pageCollections = [pages];
