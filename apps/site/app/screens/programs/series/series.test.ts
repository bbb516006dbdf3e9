import { occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { createEvent } from '../test-event.ts';
import { listComingDates, splitByTime, toSeriesTeaser } from './series.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');
const event = (name: string, start_date: string, end_date: string | null = null) => ({
  name,
  status: 'scheduled' as const,
  start_date,
  occurrences: [occurrence(start_date, end_date)],
});

describe('the events of a series', () => {
  test('are sorted by time, past ones from the latest back', () => {
    const { coming, past } = splitByTime(
      [
        event('in May', '2027-05-01T18:00:00+02:00'),
        event('last week', '2026-11-13T18:00:00+01:00', '2026-11-13T20:00:00+01:00'),
        event('tonight', '2026-11-20T18:00:00+01:00'),
        event('last year', '2025-11-13T18:00:00+01:00'),
        event('on now', '2026-11-20T11:00:00+01:00', '2026-11-20T13:00:00+01:00'),
      ],
      now,
    );
    expect(coming.map(({ name }) => name)).toEqual(['on now', 'tonight', 'in May']);
    expect(past.map(({ name }) => name)).toEqual(['last week', 'last year']);
  });

  test('are future while any of their dates is', () => {
    const weekly = { ...event('weekly', '2026-11-13T18:00:00+01:00'), occurrences: [] };
    const occurrences = ['13', '27'].map((day) => occurrence(`2026-11-${day}T18:00:00+01:00`, `2026-11-${day}T20:00:00+01:00`));
    expect(splitByTime([{ ...weekly, occurrences }], now).coming).toHaveLength(1);
    expect(splitByTime([{ ...weekly, occurrences: occurrences.slice(0, 1) }], now).past).toHaveLength(1);
  });

  test('count without those of which no date takes place, which stay in the list', () => {
    const [walk, concert] = [event('walk', '2026-11-21T10:00:00+01:00'), event('concert', '2026-11-22T10:00:00+01:00')];
    const off = concert.occurrences.map((date) => ({ ...date, status: 'cancelled' as const }));
    const split = (...events: Parameters<typeof splitByTime>[0]) => {
      const { coming, count } = splitByTime(events, now);
      return [coming.length, count];
    };
    expect(split(walk, concert)).toEqual([2, 2]);
    expect(split(walk, { ...concert, occurrences: off })).toEqual([2, 1]);
    expect(split({ ...walk, status: 'cancelled' }, { ...concert, occurrences: off })).toEqual([2, 0]);
  });

  test('are compared as instants, whatever their offsets', () => {
    const { coming } = splitByTime([event('later', '2026-11-21T10:00:00+01:00'), event('earlier', '2026-11-21T10:30:00+02:00')], now);
    expect(coming.map(({ name }) => name)).toEqual(['earlier', 'later']);
  });
});

test('a series is linked in the language of the page', () => {
  const series = {
    id: 2,
    slug: 'dance-house',
    slugs: { hu: 'tanchaz', en: 'dance-house' },
    language: 'en' as const,
    updated_at: '2026-11-02T08:00:00+01:00',
    title: 'Dance house',
    lead: 'Every Friday',
    media: {},
    coming: 0,
    next_start: null,
  };
  expect(toSeriesTeaser(series, 'en', now)).toEqual({
    id: 2,
    url: '/en/program-series/dance-house',
    title: 'Dance house',
    lead: 'Every Friday',
    picture: null,
    coming: 0,
    next: null,
  });
});

describe('the dates of a series', () => {
  const dates = ['21', '22', '23'].map((day, index) =>
    occurrence(`2026-11-${day}T10:00:00+01:00`, `2026-11-${day}T11:00:00+01:00`, false, index === 1 ? { status: 'cancelled' } : {}),
  );
  const list = (event: Parameters<typeof createEvent>[0], locale: 'hu' | 'en' = 'hu') =>
    listComingDates(
      { events: [createEvent({ ...event, occurrences: dates })] },
      { locale, park: getPark({ places: null, balloon: null }, now), messages: getMessages(locale) },
    ).map(({ date }) => [date.text, date.textLang, date.isOff]);

  test('have their hours', () => {
    expect(list({})).toEqual([
      ['nov. 21. szo. 10:00–11:00', undefined, false],
      ['nov. 22. v. 10:00–11:00', undefined, true],
      ['nov. 23. h. 10:00–11:00', undefined, false],
    ]);
  });

  test('of an event whose date is only text are one line with it, beside those that do not take place, without hours', () => {
    const inWords = { text_date_only: true, date: 'Minden fagyos reggel' };
    expect(list(inWords)).toEqual([
      ['Minden fagyos reggel', undefined, false],
      ['nov. 22. v.', undefined, true],
    ]);
    expect(list({ ...inWords, untranslated: ['date'] }, 'en')[0]).toEqual(['Minden fagyos reggel', 'hu', false]);
  });
});
