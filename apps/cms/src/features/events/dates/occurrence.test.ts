import { occurrence } from '@liget/content-api/fixtures';
import { expect, it, test } from 'vitest';
import type { Event } from '../../../payload-types.ts';
import { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { findCurrentOccurrence, readOccurrences, readOccurrenceTimes, readRainDate } from './occurrence.ts';

const reading = { locale: 'hu', place: 'events 1', warn: () => {} } as const;
const at = (iso: string) => Temporal.Instant.from(iso);
const createOccurrence = (fields: unknown, openEnded = false) => readOccurrenceTimes(new DocumentReader(fields, reading), openEnded);

it('a single all-day occurrence has no end, and a longer one ends on its last day', () => {
  expect(createOccurrence({ start: '2026-11-27T23:00:00Z', end: '2026-11-28T10:00:00Z', allDay: true })).toEqual({
    start_date: '2026-11-28T00:00:00+01:00',
    end_date: null,
    all_day: true,
    until: '2026-11-29T00:00:00+01:00',
  });
  expect(createOccurrence({ start: '2026-11-28T09:00:00Z', end: '2026-11-29T09:00:00Z', allDay: true })).toEqual({
    start_date: '2026-11-28T00:00:00+01:00',
    end_date: '2026-11-29T00:00:00+01:00',
    all_day: true,
    until: '2026-11-30T00:00:00+01:00',
  });
});

it('an occurrence without a known end has none', () => {
  expect(createOccurrence({ start: '2020-01-01T09:00:00Z' }, true)).toMatchObject({ end_date: null, until: null });
  expect(createOccurrence({ start: '2026-11-20T17:00:00Z' })).toMatchObject({ end_date: null });
  expect(createOccurrence({ start: '2020-01-01T09:00:00Z', end: '2020-01-02T09:00:00Z' }, true)).toMatchObject({ end_date: null });
});

test('a changed date has its reason in its language, or else in the other one, and its own time or place', () => {
  const location = { id: 4, title: 'Promenád', slug: 'promenad' };
  const [first, second, third] = ['2026-11-20T17:00:00.000Z', '2026-11-27T17:00:00.000Z', '2026-12-04T17:00:00.000Z'];
  const newStart = '2026-11-28T09:00:00.000Z';
  const event = {
    changedDates: [
      { original: first, status: 'cancelled', note: { hu: 'Vihar lesz.', en: 'A storm is coming.' } },
      { original: second, status: 'rescheduled', newStart, note: { hu: 'Vihar lesz.' }, location, ticketUrl: 'https://jegy.example/uj' },
    ],
    occurrences: [
      { id: 'a', start: first, status: 'cancelled', originalStart: first },
      { id: 'm', start: second, status: 'moved', originalStart: second },
      { id: 'b', start: newStart, status: 'rescheduled', originalStart: second },
      { id: 'c', start: third },
    ],
  };
  const readDates = (locale: 'hu' | 'en') => readOccurrences(new DocumentReader<Event>(event, { ...reading, locale }));
  const expected = [
    occurrence('2026-11-20T18:00:00+01:00', null, false, { id: 'a', status: 'cancelled', status_note: 'Vihar lesz.' }),
    occurrence('2026-11-27T18:00:00+01:00', null, false, {
      id: 'm',
      status: 'moved',
      status_note: 'Vihar lesz.',
      new_start: '2026-11-28T10:00:00+01:00',
    }),
    occurrence('2026-11-28T10:00:00+01:00', null, false, {
      id: 'b',
      status: 'rescheduled',
      status_note: 'Vihar lesz.',
      previous_start: '2026-11-27T18:00:00+01:00',
      location: expect.objectContaining({ id: 4, title: 'Promenád' }),
      ticket_url: 'https://jegy.example/uj',
    }),
    occurrence('2026-12-04T18:00:00+01:00', null, false, { id: 'c' }),
  ];
  expect(readDates('hu')).toEqual(expected.map((date) => ({ ...date, untranslated: [] })));
  expect(readDates('en').map(({ status_note, untranslated }) => [status_note, untranslated])).toEqual([
    ['A storm is coming.', []],
    ['Vihar lesz.', ['status_note']],
    ['Vihar lesz.', ['status_note']],
    [null, []],
  ]);
});

it('findCurrentOccurrence returns the current date, else the next, else the last, preferring those that take place', () => {
  const dates = ['2026-11-27', '2026-11-20', '2026-11-13'].map((day) => occurrence(`${day}T18:00:00+01:00`, `${day}T20:00:00+01:00`));
  const formatOccurrence = (iso: string, occurrences = dates) =>
    findCurrentOccurrence({ status: 'scheduled' }, occurrences, at(iso))?.start_date;
  expect(formatOccurrence('2026-11-20T18:00:00Z')).toBe('2026-11-20T18:00:00+01:00');
  expect(formatOccurrence('2026-11-20T19:00:00Z')).toBe('2026-11-27T18:00:00+01:00');
  expect(formatOccurrence('2027-01-01T00:00:00Z')).toBe('2026-11-27T18:00:00+01:00');
  expect(formatOccurrence('2026-11-20T18:00:00Z', [])).toBeUndefined();
  const cancelled = dates.map((date, place) => (place === 1 ? { ...date, status: 'cancelled' as const } : date));
  expect(formatOccurrence('2026-11-20T18:00:00Z', cancelled)).toBe('2026-11-27T18:00:00+01:00');
  expect(formatOccurrence('2026-11-20T18:00:00Z', cancelled.slice(1))).toBe('2026-11-20T18:00:00+01:00');
});

test.each([
  ['on the day of the first date', { start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' }, '2026-12-01T10:00:00+01:00'],
  ['before the first date', { start: '2026-11-30T09:00:00Z' }, undefined],
  ['that ends before it starts', { start: '2026-12-02T09:00:00Z', end: '2026-12-02T08:00:00Z' }, undefined],
])('readRainDate reads a rain date %s only if it may be published', (_, rainDate, expected) => {
  const occurrences = [
    occurrence('2026-11-20T18:00:00+01:00', null, false, { status: 'rescheduled', previous_start: '2026-12-01T18:00:00+01:00' }),
    occurrence('2026-12-05T18:00:00+01:00', null),
  ];
  expect(readRainDate(new DocumentReader<Event>({ rainDate }, reading), occurrences)?.start_date).toBe(expected);
});
