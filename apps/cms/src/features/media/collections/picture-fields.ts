import type { DateField, Field, SelectField, TextField, UploadField } from 'payload';
import { date as validateDate, select as validateSelect, text as validateText } from 'payload/shared';
import { inEditorLanguage } from '../../../platform/editor-language.ts';
import { choice, moment, select, text, textarea } from '../../../platform/fields/basics.ts';
import { picture } from '../../../platform/fields/content-fields.ts';
import { SAME_FOR_MANY } from '../../../platform/fields/editors-fields.ts';
import { label } from '../../../platform/fields/labels.ts';
import { LICENCE_CHOICES } from '../../../platform/fields/pictures/licences.ts';
import { isFilled } from '../../../platform/fields/values/is-filled.ts';
import { FORMER_STEMS } from '../former-names.ts';
import { sentFile } from './sent-file.ts';

type ValidateText = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

type ValidateSelect = NonNullable<Extract<SelectField, { hasMany?: false | undefined }>['validate']>;

/** A picture may be uploaded first and described later; a description cannot be removed, because a page may use it. */
const validateAlternativeText: ValidateText = (value, options) => {
  const isRemoved = !isFilled(value) && isFilled(options.previousValue);
  return isRemoved ? inEditorLanguage(DESCRIBE, options.req) : validateText(value ?? '', options);
};

/** Not localised: the form has both languages. Stored as an empty text when it is missing, because the column is NOT NULL. */
const createAlternative = (name: string, hu: string, en: string) =>
  ({
    ...text(name, label(hu, en), {
      maxLength: 500,
      validate: validateAlternativeText as TextField['validate'],
      hint: label(
        'Mi látszik a képen? Ezt olvassák fel annak, aki nem látja, és ezt látják a keresők. Később is megírhatja, de nélküle a kép nem tehető közzé.',
        'What does the picture show? Screen readers read it out, and search engines use it. You can write it later, but without it the picture cannot be published.',
      ),
    }),
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? value.trim() : '')] },
  }) as TextField;

const MAX_ALTERNATES = 4;

/** Required for new pictures. An older picture may be saved without a value, but an existing value cannot be removed. */
const isMissing = (value: unknown, { operation, previousValue }: { operation?: string | undefined; previousValue?: unknown }) =>
  (typeof value !== 'string' || value.trim() === '') && (operation === 'create' || Boolean(previousValue));

const DESCRIBE = label('Írja le, mi látszik a képen.', 'Describe what the picture shows.');
const AUTHOR_MISSING = label(
  'Írja be, ki készítette a képet. Ha nem tudja, ne tegye ki a honlapra.',
  'Enter who made the picture. If you do not know, do not put it on the site.',
);
const LICENCE_MISSING = label('Válassza ki, milyen jogon használjuk a képet.', 'Choose the picture’s licence.');
const ENDS_FIRST = label('A vége nem lehet előbb, mint a kezdete.', 'It must not end before it begins.');

const isAuthor: ValidateText = (value, options) =>
  isMissing(value, options) ? inEditorLanguage(AUTHOR_MISSING, options.req) : validateText(value, options);

const isLicence: ValidateSelect = (value, options) =>
  isMissing(value, options) ? inEditorLanguage(LICENCE_MISSING, options.req) : validateSelect(value, options);

/** Entered once for bulk uploads. */
const markSameForMany = (field: TextField) => ({ ...field, custom: SAME_FOR_MANY }) as TextField;

/** The author and the licence. */
const credits: Field[] = [
  markSameForMany(
    text('credit', label('Készítette (kötelező)', 'Author (required)'), {
      validate: isAuthor,
      hint: label(
        'A fényképész vagy rajzoló neve úgy, ahogyan a kép mellett és a letöltött fájlban állni fog, például „Kiss Anna / Liget”.',
        'The name of the photographer or illustrator as it should appear beside the picture and in the downloaded file.',
      ),
    }),
  ),
  {
    ...select('licenceKind', label('Milyen jogon használjuk (kötelező)', 'Licence (required)'), LICENCE_CHOICES),
    validate: isLicence,
  } as SelectField,
  text('licence', label('A feltétel pontos szövege', 'Exact terms'), {
    hint: label(
      'Csak ha a fenti nem elég: ez áll helyette a kép mellett, például „Csak a kiállításról szóló cikkhez”.',
      'Only if the choice above does not say enough: this is shown with the picture instead.',
    ),
  }),
  markSameForMany(
    text('source', label('Honnan származik', 'Source'), {
      hint: label(
        'Gyűjtemény, ügynökség vagy webcím; a letöltött fájlba is bekerül.',
        'A collection, an agency or an address; it is written into the downloaded file, too.',
      ),
    }),
  ),
];

const endsLater: DateField['validate'] = (value, options) => {
  const { shownFrom } = options.siblingData as { shownFrom?: unknown };
  const isFirst = value && typeof shownFrom === 'string' && new Date(value).getTime() <= Date.parse(shownFrom);
  return isFirst ? inEditorLanguage(ENDS_FIRST, options.req) : validateDate(value, options);
};

/** The display period. */
const times: Field[] = [
  moment('shownFrom', label('Mikortól mutatható', 'May be shown from'), {
    sidebar: true,
    index: true,
    hint: label(
      'Addig sem a honlapon, sem a saját címén nem látszik. Üresen: rögtön.',
      'Until then it is shown neither on the site nor at its own address. Empty: at once.',
    ),
  }),
  moment('shownUntil', label('Meddig mutatható', 'May be shown until'), {
    sidebar: true,
    index: true,
    validate: endsLater,
    hint: label(
      'Utána az oldalak kép nélkül jelennek meg. Üresen: nincs határideje.',
      'After that, pages are shown without it. Empty: no end.',
    ),
  }),
];

const nobody = () => false;

/** Set only by the service. */
const ofService: Field[] = [
  { name: FORMER_STEMS, type: 'text', hasMany: true, hidden: true, index: true, access: { create: nobody, update: nobody } },
  { name: 'shrunkFrom', type: 'text', maxLength: 40, admin: { hidden: true }, access: { create: nobody, update: nobody } },
];

/** The crop and the focal point. */
const crops: Field = {
  type: 'ui',
  name: 'crops',
  admin: { components: { Field: '/features/media/admin/Crops.tsx#Crops' }, disableListColumn: true },
};

const colour: Field = text('colour', label('Színe betöltés közben', 'Colour while loading'), { hidden: true, maxLength: 7 });

/** Never populated: `withAlternates` loads the alternates of a whole answer at once, and not theirs. */
const alternates: UploadField = {
  ...picture('alternates', label('Más felvételek ugyanarról', 'Other pictures of the same'), {
    many: true,
    hint: label(
      'Ha ez a kép egy oldalon már szerepelt, másodszorra a helyére ezek közül a soron következő kerül.',
      'Where a page has shown this picture already, the next of these takes its place.',
    ),
  }),
  maxDepth: 0,
  maxRows: MAX_ALTERNATES,
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
} as UploadField;

const season = select(
  'season',
  label('Melyik évszakot mutatja', 'Season shown'),
  [
    choice('spring', 'Tavasz', 'Spring'),
    choice('summer', 'Nyár', 'Summer'),
    choice('autumn', 'Ősz', 'Autumn'),
    choice('winter', 'Tél', 'Winter'),
  ],
  {
    hint: label(
      'A helyek, a programok, a tájékoztató oldalak és a főoldal képsora a „Más felvételek ugyanarról” közül azt mutatja, amelyik a mostani évszakban készült. Üresen: mindegyikhez jó.',
      'Places, events, pages of information and the slides of the homepage show the one among ‘Other pictures of the same’ that fits the current season. Empty: it fits all seasons.',
    ),
  },
);

/** The error of the chosen file, before it is sent. */
const fileError: Field = {
  type: 'ui',
  name: 'fileError',
  admin: { components: { Field: '/features/media/admin/FileError.tsx#FileError' }, disableListColumn: true },
};

/** The fields of a picture. */
export const pictureFields: Field[] = [
  fileError,
  sentFile,
  crops,
  createAlternative('altHu', 'Szöveges leírás magyarul', 'Alternative text in Hungarian'),
  createAlternative('altEn', 'Szöveges leírás angolul', 'Alternative text in English'),
  textarea('caption', label('Képaláírás', 'Caption'), { localized: true }),
  ...credits,
  ...times,
  alternates,
  season,
  colour,
  ...ofService,
];
