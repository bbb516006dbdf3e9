import type { Block, BlocksField, Field } from 'payload';
import { choice, select, text, textarea } from '../basics.ts';
import { picture, prose } from '../content-fields.ts';
import { type Label, label } from '../labels.ts';
import { requireInSection } from '../required/required-content.ts';
import { walkFields } from '../values/walk-fields.ts';
import { rows, STAY_OPEN } from './rows.ts';
import { fillInAnchors } from './section-anchors.ts';

const createFactFields = () => [
  text('label', label('Megnevezés', 'Label'), { localized: true, required: true }),
  text('value', label('Érték', 'Value'), { localized: true, required: true, maxLength: 600 }),
];

export function facts(name = 'facts', fieldLabel: Label = label('Adatok', 'Facts')) {
  return rows(name, fieldLabel, { row: [label('Adat', 'Fact'), label('Adatok', 'Facts')], fields: createFactFields() });
}

/** A table's cells: more columns than these do not fit on a phone. */
export const TABLE_COLUMNS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const COLUMN_LABELS = [
  label('1. oszlop', 'Column 1'),
  label('2. oszlop', 'Column 2'),
  label('3. oszlop', 'Column 3'),
  label('4. oszlop', 'Column 4'),
  label('5. oszlop', 'Column 5'),
];

/** The first column names the rows and must be filled in. */
const cells = (): Field => ({
  type: 'row',
  fields: TABLE_COLUMNS.map((name, index) =>
    text(name, COLUMN_LABELS[index] ?? label(name, name), { localized: true, required: index === 0, maxLength: 200 }),
  ),
});

const createLabelledPicture = (name: string, fieldLabel: Label, example: Label): Field => ({
  name,
  type: 'group',
  label: { ...fieldLabel },
  fields: [
    picture('picture', label('Kép', 'Picture'), { required: true, use: 'figure' }),
    text('label', label('Felirat', 'Label'), { localized: true, required: true, maxLength: 60, hint: example }),
  ],
});

function block(slug: string, [singular, plural]: [Label, Label], fields: Field[], { titled = true } = {}): Block {
  return {
    slug,
    interfaceName: `${slug.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Section`,
    labels: { singular: { ...singular }, plural: { ...plural } },
    admin: {
      // Payload's own section name is visible only to editors, who took it for the title.
      components: { Label: { path: '/admin/sections/SectionLabel.tsx#SectionLabel', clientProps: { kind: { ...singular } } } },
      disableBlockName: true,
    },
    fields: [
      ...(titled ? [text('title', label('Cím', 'Title'), { localized: true, required: true })] : []),
      text('anchor', label('Horgony', 'Anchor'), {
        required: !titled,
        maxLength: 60,
        hint: titled
          ? label(
              'A szakasz neve a címsorban, például „nyitvatartas”. Üresen a címéből készül.',
              'The section’s name in the address, for example ‘opening’. Empty: made from its title.',
            )
          : label('A szakasz neve a címsorban, például „nyitvatartas”.', 'The section’s name in the address, for example ‘opening’.'),
      }),
      ...fields,
    ],
  };
}

const BLOCKS: Block[] = [
  block(
    'text',
    [label('Szöveg', 'Text'), label('Szövegek', 'Texts')],
    [requireInSection(prose(), { or: ['picture'] }), picture('picture', label('Kép', 'Picture'), { use: 'figure' })],
  ),
  block(
    'facts',
    [label('Adatok', 'Facts'), label('Adatok', 'Facts')],
    [
      select(
        'display',
        label('Megjelenés', 'Display'),
        [choice('list', 'Lista', 'List'), choice('figures', 'Nagy betűs számok', 'Figures in large type')],
        {
          defaultValue: 'list',
          hint: label(
            'A nagy betű néhány rövid számhoz való; szavakhoz a lista.',
            'Large type is for a few short figures; a list for words.',
          ),
        },
      ),
      requireInSection(facts()),
    ],
  ),
  block(
    'opening',
    [label('Nyitvatartás', 'Opening hours'), label('Nyitvatartások', 'Opening hours')],
    [requireInSection(facts('rows', label('Sorok', 'Rows')), { or: ['note'] }), prose('note', label('Megjegyzés', 'Note'))],
  ),
  block('access', [label('Megközelítés', 'Getting there'), label('Megközelítések', 'Getting there')], [requireInSection(prose())]),
  block(
    'activities',
    [label('Mit lehet itt csinálni', 'What to do'), label('Tevékenységek', 'Activities')],
    [
      requireInSection(
        rows('items', label('Tevékenységek', 'Activities'), {
          row: [label('Tevékenység', 'Activity'), label('Tevékenységek', 'Activities')],
          fields: [
            text('title', label('Cím', 'Title'), { localized: true, required: true }),
            textarea('text', label('Szöveg', 'Text'), { localized: true }),
            picture('picture', label('Kép', 'Picture'), { use: 'figure' }),
          ],
        }),
      ),
    ],
  ),
  block(
    'faq',
    [label('Gyakori kérdések', 'Questions and answers'), label('Gyakori kérdések', 'Questions and answers')],
    [
      requireInSection(
        rows('items', label('Kérdések', 'Questions'), {
          row: [label('Kérdés', 'Question'), label('Kérdések', 'Questions')],
          fields: [
            text('question', label('Kérdés', 'Question'), { localized: true, required: true }),
            prose('answer', label('Válasz', 'Answer')),
          ],
        }),
      ),
    ],
  ),
  block(
    'gallery',
    [label('Képek', 'Pictures'), label('Képek', 'Pictures')],
    [requireInSection(picture('pictures', label('Képek', 'Pictures'), { many: true, use: 'gallery' }))],
  ),
  block(
    'quote',
    [label('Kiemelt idézet', 'Pull quote'), label('Kiemelt idézetek', 'Pull quotes')],
    [
      textarea('text', label('Idézet', 'Quotation'), {
        localized: true,
        required: true,
        maxLength: 400,
        hint: label('Idézőjel nélkül; egy-két mondat.', 'Without quotation marks; one or two sentences.'),
      }),
      text('speaker', label('Ki mondta', 'Who said it'), { localized: true, maxLength: 160 }),
    ],
    { titled: false },
  ),
  block(
    'table',
    [label('Táblázat', 'Table'), label('Táblázatok', 'Tables')],
    [
      text('caption', label('A táblázat felirata', 'Caption of the table'), {
        localized: true,
        required: true,
        hint: label(
          'Miről szól a táblázat? A felolvasóprogramok is ezt mondják.',
          'What is the table about? Screen readers read it out, too.',
        ),
      }),
      {
        name: 'head',
        type: 'group',
        label: label('Fejléc', 'Head'),
        admin: {
          description: label(
            'Legfeljebb öt oszlop. Amelyiknek nincs fejléce, az nem látszik.',
            'Five columns at most. A column without a heading is not shown.',
          ),
        },
        fields: [cells()],
      },
      requireInSection(
        rows('rows', label('Sorok', 'Rows'), {
          row: [label('Sor', 'Row'), label('Sorok', 'Rows')],
          fields: [cells()],
          rowName: { by: ['first'] },
        }),
      ),
    ],
  ),
  block(
    'callout',
    [label('Fontos tudnivaló', 'Call-out'), label('Fontos tudnivalók', 'Call-outs')],
    [
      select('tone', label('Fajta', 'Kind'), [choice('tip', 'Jó tudni', 'Good to know'), choice('warning', 'Figyelmeztetés', 'Warning')], {
        required: true,
        defaultValue: 'tip',
      }),
      requireInSection(prose()),
    ],
  ),
  block(
    'comparison',
    [label('Előtte és utána', 'Before and after'), label('Előtte és utána', 'Before and after')],
    [
      createLabelledPicture('before', label('Előtte', 'Before'), label('Például „2019”.', 'For example ‘2019’.')),
      createLabelledPicture('after', label('Utána', 'After'), label('Például „Ma”.', 'For example ‘Today’.')),
      prose('note', label('Mi változott', 'What has changed')),
    ],
  ),
  block('balloon_schedule', [label('A ballon időpontjai', 'Balloon schedule'), label('A ballon időpontjai', 'Balloon schedules')], []),
];

const TEXT_TYPES = ['text', 'textarea', 'richText'];
const isReadable = (field: Field) => 'fields' in field || (TEXT_TYPES.includes(field.type) && 'name' in field && field.name !== 'anchor');
const readNames = (fields: readonly Field[]): string[] =>
  walkFields(fields, { enter: isReadable }).flatMap(({ field }) => ('name' in field && field.name ? [field.name] : []));
/** The names of the fields and subfields of a building block that readers see as text, in reading order, by the block's type. */
export const SECTION_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(BLOCKS.map(({ slug, fields }) => [slug, readNames(fields)]));

/** Only the page of a place can show the balloon's time slots. */
const OF_PLACES = 'balloon_schedule';
const withoutSlots = BLOCKS.map(({ slug }) => slug).filter((slug) => slug !== OF_PLACES);

/** The building blocks of a long page; the contract's `Section`. */
export function sections({ ofPlace = false } = {}): BlocksField {
  return {
    name: 'sections',
    type: 'blocks',
    label: label('Szakaszok', 'Sections'),
    labels: { singular: label('Szakasz', 'Section'), plural: label('Szakaszok', 'Sections') },
    blocks: BLOCKS,
    admin: { initCollapsed: true, components: { afterInput: [STAY_OPEN] } },
    hooks: { beforeValidate: [fillInAnchors] },
    ...(ofPlace ? {} : { filterOptions: () => withoutSlots }),
  };
}
