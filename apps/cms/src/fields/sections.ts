import type { Block, BlocksField, Field } from 'payload';
import { picture, prose, rows, text, textarea } from './basics.ts';
import { type Label, label } from './labels.ts';

const factFields = () => [
  text('label', label('Megnevezés', 'Label'), { localized: true, required: true }),
  text('value', label('Érték', 'Value'), { localized: true, required: true, maxLength: 600 }),
];

export function facts(name = 'facts', of: Label = label('Adatok', 'Facts')) {
  return rows(name, of, [label('Adat', 'Fact'), label('Adatok', 'Facts')], factFields());
}

function block(slug: string, singular: Label, plural: Label, fields: Field[]): Block {
  return {
    slug,
    labels: { singular: { ...singular }, plural: { ...plural } },
    fields: [
      text('title', label('Cím', 'Title'), { localized: true, required: true }),
      text('anchor', label('Horgony', 'Anchor'), {
        required: true,
        maxLength: 60,
        hint: label('A szakasz neve a címsorban, például „nyitvatartas”.', 'The section’s name in the address, for example "opening".'),
      }),
      ...fields,
    ],
  };
}

const BLOCKS: Block[] = [
  block('text', label('Szöveg', 'Text'), label('Szövegek', 'Texts'), [prose(), picture()]),
  block('facts', label('Adatok', 'Facts'), label('Adatok', 'Facts'), [facts()]),
  block('opening', label('Nyitvatartás', 'Opening hours'), label('Nyitvatartások', 'Opening hours'), [
    facts('rows', label('Sorok', 'Rows')),
    prose('note', label('Megjegyzés', 'Note')),
  ]),
  block('access', label('Megközelítés', 'Getting there'), label('Megközelítések', 'Getting there'), [prose()]),
  block('activities', label('Mit lehet itt csinálni', 'What to do'), label('Tevékenységek', 'Activities'), [
    rows(
      'items',
      label('Tevékenységek', 'Activities'),
      [label('Tevékenység', 'Activity'), label('Tevékenységek', 'Activities')],
      [
        text('title', label('Cím', 'Title'), { localized: true, required: true }),
        textarea('text', label('Szöveg', 'Text'), { localized: true }),
        picture(),
      ],
    ),
  ]),
  block('faq', label('Gyakori kérdések', 'Questions and answers'), label('Gyakori kérdések', 'Questions and answers'), [
    rows(
      'items',
      label('Kérdések', 'Questions'),
      [label('Kérdés', 'Question'), label('Kérdések', 'Questions')],
      [text('question', label('Kérdés', 'Question'), { localized: true, required: true }), prose('answer', label('Válasz', 'Answer'))],
    ),
  ]),
  block('gallery', label('Képek', 'Pictures'), label('Képek', 'Pictures'), [
    picture('pictures', label('Képek', 'Pictures'), { many: true }),
  ]),
  block('balloon_schedule', label('A ballon időpontjai', 'Balloon schedule'), label('A ballon időpontjai', 'Balloon schedules'), []),
];

/** The building blocks of a long page; the contract's `Section`. */
export function sections(): BlocksField {
  return {
    name: 'sections',
    type: 'blocks',
    label: label('Szakaszok', 'Sections'),
    labels: { singular: label('Szakasz', 'Section'), plural: label('Szakaszok', 'Sections') },
    blocks: BLOCKS,
    admin: { initCollapsed: true },
  };
}
