import { expect, test } from 'vitest';
import { DocumentReader } from './document-reader.ts';
import { markUntranslated, readPageItem } from './page-item.ts';

interface Sample {
  updatedAt: string;
  title: string;
  price?: string;
  organizer?: string;
  statusNote?: string;
}

const EVENT = {
  id: 7,
  slug: { hu: 'osz', en: 'autumn' },
  updatedAt: '2026-11-20T09:00:00.000Z',
  title: { hu: 'Ősz', en: 'Autumn' },
  price: { hu: '500 Ft', en: '' },
  organizer: { en: 'The park' },
  statusNote: { hu: null, en: null },
};

test('an item names the fields whose text is only in the other language, without those that are empty', () => {
  const listNames = (locale: 'hu' | 'en') => {
    const read = new DocumentReader<Sample>(EVENT, { locale, place: 'events 7', warn: () => {} });
    return readPageItem(read, read.language('title'), { price: 'price', organizer: 'organizer', status_note: 'statusNote' }).untranslated;
  };
  expect({ en: listNames('en'), hu: listNames('hu') }).toEqual({ en: ['price'], hu: ['organizer'] });
});

test('a part says nothing of its texts when all are in the requested language', () => {
  const read = new DocumentReader<Sample>(EVENT, { locale: 'en', place: 'events 7', warn: () => {} });
  expect(markUntranslated(read, { title: 'title', status_note: 'statusNote' })).toEqual({});
  expect(markUntranslated(read, { title: 'title', price: 'price' })).toEqual({ untranslated: ['price'] });
});
