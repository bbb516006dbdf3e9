import type { ClientField } from 'payload';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { buildBody, isMissing, listOutdatedPaths, listPairs, toPlainText } from './pairs.ts';

const prose = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } });
const fields = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'text', name: 'title', localized: true, label: 'Cím' }] }] },
  { type: 'richText', name: 'body', localized: true },
  { type: 'text', name: 'slug', localized: true },
  { type: 'text', name: 'phone' },
  { type: 'group', name: 'support', fields: [{ type: 'textarea', name: 'text', localized: true }] },
  { type: 'text', name: 'savedBy', localized: true, admin: { readOnly: true } },
] as unknown as ClientField[];

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
