import { expect, it } from 'vitest';
import * as z from 'zod';
import type * as Stored from '../../payload-types.ts';
import { DocumentReader } from './document-reader.ts';

interface Sample {
  title?: string;
  lead?: string;
  code?: string;
  status?: string;
  order?: number;
  rows?: { start: string }[];
  category?: number | { id: number; name: string };
  projects?: (number | { id: number })[];
}

const complaints: string[] = [];
function reader(fields: unknown, locale: 'hu' | 'en' = 'en') {
  return new DocumentReader<Sample>(fields, { locale, place: 'news 7', warn: (message) => complaints.push(message) });
}

it('returns a text in the requested language, otherwise in the other one', () => {
  const fields = { title: { hu: 'Ősz', en: 'Autumn' }, lead: { hu: 'Sárga levelek' }, code: 'plain' };
  expect(reader(fields).text('title')).toBe('Autumn');
  expect(reader(fields, 'hu').text('title')).toBe('Ősz');
  expect(reader(fields).text('lead')).toBe('Sárga levelek');
  expect(reader(fields).text('code')).toBe('plain');
});

it('treats an empty translation as missing', () => {
  expect(reader({ title: { hu: 'Ősz', en: '' } }).text('title')).toBe('Ősz');
  expect(reader({ title: { hu: 'Ősz', en: '' } }).language('title')).toBe('hu');
  expect(reader({ title: { hu: 'Ősz', en: 'Autumn' } }).language('title')).toBe('en');
});

it('names the document and the field in errors', () => {
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

it('returns both slugs, and null for a missing one', () => {
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

it('reads numbers that a database returns as text', () => {
  expect(reader({ order: '12' }).number('order')).toBe(12);
  expect(reader({ order: null }).numberOrNull('order')).toBeNull();
});

it('has typed field names for every document: a misspelt name does not compile', () => {
  const misspelt = (
    event: DocumentReader<Stored.Event>,
    picture: DocumentReader<Stored.Media>,
    page: DocumentReader<Stored.Page>,
    job: DocumentReader<Stored.CareerPosition>,
  ) => [
    // @ts-expect-error -- title
    event.text('titel'),
    // @ts-expect-error -- occurrences
    event.rows('occurences'),
    // @ts-expect-error -- start
    event.rows('occurrences').map((row) => row.date('begin')),
    // @ts-expect-error -- location
    event.relation('locaton'),
    // @ts-expect-error -- title, of a document that another one refers to
    event.relation('location')?.text('name'),
    // @ts-expect-error -- rainDate
    event.group('raindate'),
    // @ts-expect-error -- gallery
    event.relations('galery'),
    // @ts-expect-error -- free
    event.flag('isFree'),
    // @ts-expect-error -- accessibility
    event.choices('accessiblity', z.string()),
    // @ts-expect-error -- landscape_sm
    picture.group('sizes').group('landscape_small'),
    // @ts-expect-error -- width
    picture.numberOrNull('wide'),
    // @ts-expect-error -- not every building block has a title
    page.rows('sections').map((block) => block.text('title')),
    // @ts-expect-error -- a text is not a number
    job.number('title'),
    // @ts-expect-error -- workHours
    job.textOrEmpty('workhours'),
  ];
  expect(misspelt).toBeTypeOf('function');
});
