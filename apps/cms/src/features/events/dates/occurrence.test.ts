import { expect, it } from 'vitest';
import { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { currentOccurrence, occurrence, storedOccurrence } from './occurrence.ts';

const read = (fields: unknown) => new DocumentReader(fields, { locale: 'hu', place: 'events 1', warn: () => {} });
const at = (iso: string) => Temporal.Instant.from(iso);
const made = (fields: unknown, openEnded = false) => {
  const value = storedOccurrence(read(fields), openEnded);
  if (!value) throw new Error('no occurrence');
  return value;
};

it('ends an all-day occurrence of one day nowhere, and a longer one on its last day', () => {
  const day = made({ start: '2026-11-27T23:00:00Z', end: '2026-11-28T10:00:00Z', allDay: true });
  expect(occurrence(day)).toEqual({
    start_date: '2026-11-28T00:00:00+01:00',
    end_date: null,
    all_day: true,
    until: '2026-11-29T00:00:00+01:00',
  });
  const weekend = made({ start: '2026-11-28T09:00:00Z', end: '2026-11-29T09:00:00Z', allDay: true });
  expect(occurrence(weekend)).toEqual({
    start_date: '2026-11-28T00:00:00+01:00',
    end_date: '2026-11-29T00:00:00+01:00',
    all_day: true,
    until: '2026-11-30T00:00:00+01:00',
  });
  expect(weekend.until.toString()).toBe('2026-11-29T23:00:00Z');
});

it('has no end when none is known or there is none', () => {
  const endless = made({ start: '2020-01-01T09:00:00Z' }, true);
  expect(occurrence(endless)).toMatchObject({ end_date: null, until: null });
  expect(made({ start: '2026-11-20T17:00:00Z' }).end_date).toBeNull();
  expect(made({ start: '2020-01-01T09:00:00Z', end: '2020-01-02T09:00:00Z' }, true)).toMatchObject({ end_date: null });
});

it('shows the occurrence that is on, else the next one, else the last one', () => {
  const three = ['2026-11-27', '2026-11-20', '2026-11-13'].map((day) => made({ start: `${day}T17:00:00Z`, end: `${day}T19:00:00Z` }));
  const shown = (iso: string) => currentOccurrence(three, at(iso))?.start_date;
  expect(shown('2026-11-20T18:00:00Z')).toBe('2026-11-20T18:00:00+01:00');
  expect(shown('2026-11-20T19:00:00Z')).toBe('2026-11-27T18:00:00+01:00');
  expect(shown('2027-01-01T00:00:00Z')).toBe('2026-11-27T18:00:00+01:00');
  expect(currentOccurrence([], at('2026-11-20T18:00:00Z'))).toBeUndefined();
});
