import { expect, it } from 'vitest';
import * as z from 'zod';
import { DocumentReader } from './document-reader.ts';

const complaints: string[] = [];
function reader(fields: unknown, locale: 'hu' | 'en' = 'en') {
  return new DocumentReader(fields, { locale, place: 'news 7', warn: (message) => complaints.push(message) });
}

it('gives a text in the language asked for, else in the other one', () => {
  const fields = { title: { hu: 'Ősz', en: 'Autumn' }, lead: { hu: 'Sárga levelek' }, code: 'plain' };
  expect(reader(fields).text('title')).toBe('Autumn');
  expect(reader(fields, 'hu').text('title')).toBe('Ősz');
  expect(reader(fields).text('lead')).toBe('Sárga levelek');
  expect(reader(fields).text('code')).toBe('plain');
});

it('takes an empty translation for a missing one', () => {
  expect(reader({ title: { hu: 'Ősz', en: '' } }).text('title')).toBe('Ősz');
  expect(reader({ title: { hu: 'Ősz', en: '' } }).language()).toBe('hu');
  expect(reader({ title: { hu: 'Ősz', en: 'Autumn' } }).language()).toBe('en');
});

it('names the document and the field that it cannot answer from', () => {
  expect(() => reader({ title: { hu: null } }).text('title')).toThrow('news 7, field title: is missing');
  expect(() => reader({ title: 12 }).text('title')).toThrow('news 7, field title: is number, not text');
  expect(() =>
    reader({ rows: [{ start: 'soon' }] })
      .rows('rows')[0]
      ?.date('start'),
  ).toThrow('news 7 rows[0], field start: is not a date');
  expect(() => reader({ status: 'gone' }).choice('status', z.enum(['here']))).toThrow('"gone" is not allowed');
  expect(() => reader('text')).toThrow('news 7 is not a document');
});

it('gives both slugs, null for the missing one', () => {
  expect(reader({ slug: { hu: 'osz' } }).slugs()).toEqual({ hu: 'osz', en: null });
  expect(reader({}).slugs()).toEqual({ hu: null, en: null });
});

it('follows a relation only when it was loaded', () => {
  expect(reader({ category: 3 }).relation('category')).toBeNull();
  expect(reader({ category: 3 }).relationId('category')).toBe(3);
  expect(
    reader({ category: { id: 3, name: { en: 'Nature' } } })
      .relation('category')
      ?.text('name'),
  ).toBe('Nature');
  expect(
    reader({ projects: [1, { id: 2 }] })
      .relations('projects')
      .map(({ id }) => id),
  ).toEqual([2]);
});

it('reads numbers that a database gives as text', () => {
  expect(reader({ order: '12' }).number('order')).toBe(12);
  expect(reader({ order: null }).numberOrNull('order')).toBeNull();
});
