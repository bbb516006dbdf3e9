import type { ClientField } from 'payload';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { buildBody, isMissing, keyRowsById, listOutdatedPaths, listPairs, listRowPairs, toPlainText } from './pairs.ts';

const prose = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } });
const fields: ClientField[] = [
  { type: 'tabs', tabs: [{ label: 'Szövegek', fields: [{ type: 'text', name: 'title', localized: true, label: 'Cím' }] }] },
  { type: 'richText', name: 'body', localized: true },
  { type: 'text', name: 'slug', localized: true },
  { type: 'text', name: 'phone' },
  { type: 'group', name: 'support', fields: [{ type: 'textarea', name: 'text', localized: true }] },
  { type: 'text', name: 'savedBy', localized: true, admin: { readOnly: true } },
];

describe('listPairs and buildBody', () => {
  const pairs = listPairs(fields, {
    title: { hu: 'Fák', en: 'Trees' },
    body: { hu: prose('Szöveg') },
    phone: '1',
    support: { text: { hu: 'Kérdés?' } },
  });

  test('pair the texts of both languages in the order of the form', () => {
    expect(pairs.map(({ path, kind }) => `${path.join('.')} ${kind}`)).toEqual(['title line', 'body prose', 'support.text lines']);
    expect(pairs[0]).toMatchObject({ hu: 'Fák', en: 'Trees' });
  });

  test('leave the missing language empty', () => {
    expect(pairs.filter(isMissing).map(({ path }) => path.at(-1))).toEqual(['body', 'text']);
    expect(isMissing({ hu: prose(' '), en: undefined })).toBe(false);
  });

  test('write changes back to their paths', () => {
    expect(
      buildBody([
        { path: ['title'], value: 'Oaks' },
        { path: ['support', 'text'], value: 'Why?' },
        { path: ['support', 'title'], value: 'Help' },
      ]),
    ).toEqual({ title: 'Oaks', support: { text: 'Why?', title: 'Help' } });
  });
});

test('listOutdatedPaths names the texts that changed in Hungarian only', async () => {
  const before = { title: { hu: 'Fák', en: 'Trees' }, body: { hu: prose('Nyitva.'), en: prose('Open.') } };
  const rows: [name: string, now: Record<string, unknown>, expected: string[]][] = [
    ['nothing changed', {}, []],
    ['the Hungarian title changed', { title: { hu: 'Tölgyek', en: 'Trees' } }, ['title']],
    ['both titles changed', { title: { hu: 'Tölgyek', en: 'Oaks' } }, []],
    ['the English title was removed', { title: { hu: 'Tölgyek', en: '' } }, []],
    ['the Hungarian text changed', { body: { hu: prose('Zárva.'), en: prose('Open.') } }, ['body']],
    ['a text is new', { support: { text: { hu: 'Kérdés?', en: 'Why?' } } }, []],
  ];
  await everyRow(
    rows,
    ([name]) => name,
    ([, now, expected]) => {
      const changed = listPairs(fields, { ...before, ...now });
      expect(listOutdatedPaths(changed, before).map((path) => path.join('.'))).toEqual(expected);
    },
  );
});

describe('listRowPairs', () => {
  const named = (hu: string, en: string) => ({ hu, en });
  const line = (name: string): ClientField => ({ type: 'text', name, localized: true, label: named(name, name) });
  const rowFields: ClientField[] = [
    { type: 'array', name: 'facts', label: named('Adatok', 'Facts'), fields: [line('value'), { type: 'text', name: 'code' }] },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Oldal',
          fields: [
            {
              type: 'blocks',
              name: 'sections',
              label: named('Szakaszok', 'Sections'),
              blocks: [{ slug: 'table', fields: [{ type: 'array', name: 'rows', label: named('Sorok', 'Rows'), fields: [line('cell')] }] }],
            },
          ],
        },
      ],
    },
  ];
  const cell = (hu: string) => ({ id: 's1', blockType: 'table', rows: [{ id: 'r1', cell: { hu, en: 'Adult' } }] });
  const fact = (id: string, hu: string, en: string) => ({ id, value: { hu, en }, code: 'x' });
  const now = { facts: [fact('b', 'Öt', 'Five'), fact('a', 'Hat', 'Four')], sections: [cell('Teljes árú')] };
  const before = { facts: [fact('a', 'Négy', 'Four'), fact('b', 'Öt', 'Five')], sections: [cell('Felnőtt')] };

  test('names texts within rows by the place of each row, in the order of the form', () => {
    expect(listRowPairs(rowFields, now).map(({ label, formPath }) => [Reflect.get(Object(label), 'hu'), formPath?.join('.')])).toEqual([
      ['Adatok, 1. sor: value', 'facts.0.value'],
      ['Adatok, 2. sor: value', 'facts.1.value'],
      ['Szakaszok, 1. sor: Sorok, 1. sor: cell', 'sections.0.rows.0.cell'],
    ]);
  });

  test('finds a row that was moved among those of the earlier version', () => {
    const outdated = listOutdatedPaths(listRowPairs(rowFields, now), keyRowsById(before));
    expect(outdated).toEqual([
      ['facts', 'a', 'value'],
      ['sections', 's1', 'rows', 'r1', 'cell'],
    ]);
  });

  test('leaves out rows without ids, and what is no list', () => {
    expect(listRowPairs(rowFields, { facts: [{ value: { hu: 'Öt', en: 'Five' } }], sections: null })).toEqual([]);
  });
});

test('toPlainText reads rich text without markup', () => {
  const two = ['Egy', 'Kettő'].map((text) => ({
    type: 'paragraph',
    children: [{ type: 'text', text }, { type: 'linebreak' }, { text: '!' }],
  }));
  expect(toPlainText(prose('Egy'))).toBe('Egy');
  expect(toPlainText({ root: { type: 'root', children: two } })).toBe('Egy\n!\nKettő\n!');
  const cells = ['Kapu', '9–17'].map((text) => ({ type: 'tablecell', children: [{ type: 'paragraph', children: [{ text }] }] }));
  const table = { type: 'table', children: [1, 2].map(() => ({ type: 'tablerow', children: cells })) };
  expect(toPlainText({ root: { type: 'root', children: [table] } })).toBe('Kapu | 9–17\nKapu | 9–17');
  expect(toPlainText('Egy')).toBe('Egy');
  expect(toPlainText(null)).toBe('');
});
