import type { ClientField } from 'payload';
import { describe, expect, test } from 'vitest';
import { buildBody, isMissing, listPairs, toPlainText } from './pairs.ts';

const prose = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } });
const fields = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'text', name: 'title', localized: true, label: 'Cím' }] }] },
  { type: 'richText', name: 'body', localized: true },
  { type: 'text', name: 'slug', localized: true },
  { type: 'text', name: 'phone' },
  { type: 'group', name: 'support', fields: [{ type: 'textarea', name: 'text', localized: true }] },
  { type: 'text', name: 'savedBy', localized: true, admin: { readOnly: true } },
] as unknown as ClientField[];

describe('the two languages of a document', () => {
  const pairs = listPairs(fields, {
    title: { hu: 'Fák', en: 'Trees' },
    body: { hu: prose('Szöveg') },
    phone: '1',
    support: { text: { hu: 'Kérdés?' } },
  });

  test('stand beside each other, text by text, in the form’s order', () => {
    expect(pairs.map(({ path, kind }) => `${path.join('.')} ${kind}`)).toEqual(['title line', 'body prose', 'support.text lines']);
    expect(pairs[0]).toMatchObject({ hu: 'Fák', en: 'Trees' });
  });

  test('lack what is there in Hungarian alone', () => {
    expect(pairs.filter(isMissing).map(({ path }) => path.at(-1))).toEqual(['body', 'text']);
    expect(isMissing({ hu: prose(' '), en: undefined })).toBe(false);
  });

  test('are sent back at their places', () => {
    expect(
      buildBody([
        { path: ['title'], value: 'Oaks' },
        { path: ['support', 'text'], value: 'Why?' },
        { path: ['support', 'title'], value: 'Help' },
      ]),
    ).toEqual({ title: 'Oaks', support: { text: 'Why?', title: 'Help' } });
  });
});

test('rich text is read as words', () => {
  const two = ['Egy', 'Kettő'].map((text) => ({
    type: 'paragraph',
    children: [{ type: 'text', text }, { type: 'linebreak' }, { text: '!' }],
  }));
  expect(toPlainText(prose('Egy'))).toBe('Egy');
  expect(toPlainText({ root: { type: 'root', children: two } })).toBe('Egy\n!\nKettő\n!');
  expect(toPlainText('Egy')).toBe('Egy');
  expect(toPlainText(null)).toBe('');
});
