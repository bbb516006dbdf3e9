import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarDay, eventTimes, getNoonAfter, instantAt, occurrenceAt, publishedAt } from './dates.ts';
import { readSeedContent } from './seed-content.ts';

/** An instant by wall time in Budapest. */
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Budapest').toInstant();
const day = (date: string) => Temporal.PlainDate.from(date);
const friday = at('2026-11-20T21:55');

afterEach(() => vi.unstubAllEnvs());

describe('seed days', () => {
  test('count from the day of the first start in Budapest, not in UTC', () => {
    expect(calendarDay(0, at('2026-11-21T00:30')).toString()).toBe('2026-11-21');
    expect(calendarDay(-1, at('2026-11-21T00:30')).toString()).toBe('2026-11-20');
    expect(calendarDay(42, at('2026-12-31T23:30')).toString()).toBe('2027-02-11');
  });

  test.each([
    ['Monday', '2026-11-16'],
    ['Tuesday', '2026-11-17'],
    ['Wednesday', '2026-11-18'],
    ['Thursday', '2026-11-19'],
    ['Friday', '2026-11-20'],
    ['Saturday', '2026-11-21'],
    ['Sunday', '2026-11-22'],
  ])('weeks run from Monday to Sunday when the first start is on a %s', (_, date) => {
    const now = at(`${date}T23:30`);
    expect(calendarDay({ weekday: 1, week: 0 }, now).toString()).toBe('2026-11-16');
    expect(calendarDay({ weekday: 7, week: 0 }, now).toString()).toBe('2026-11-22');
    expect(calendarDay({ weekday: 3, week: 1 }, now).toString()).toBe('2026-11-25');
    expect(calendarDay({ weekday: 5, week: -2 }, now).toString()).toBe('2026-11-06');
  });

  test('the week at the end of a year reaches into the next year', () => {
    expect(calendarDay({ weekday: 6, week: 0 }, at('2026-12-31T12:00')).toString()).toBe('2027-01-02');
    expect(calendarDay({ weekday: 1, week: 0 }, at('2027-01-01T12:00')).toString()).toBe('2026-12-28');
  });
});

describe('times of day', () => {
  test('are in Budapest’s time zone, in winter and in summer', () => {
    expect(instantAt(day('2026-11-20'), '19:30')).toBe('2026-11-20T18:30:00.000Z');
    expect(instantAt(day('2026-07-20'), '19:30')).toBe('2026-07-20T17:30:00.000Z');
  });

  test('stay the same over clock changes', () => {
    expect(instantAt(day('2026-03-28'), '10:00')).toBe('2026-03-28T09:00:00.000Z');
    expect(instantAt(day('2026-03-29'), '10:00')).toBe('2026-03-29T08:00:00.000Z');
    expect(instantAt(day('2026-10-24'), '10:00')).toBe('2026-10-24T08:00:00.000Z');
    expect(instantAt(day('2026-10-25'), '10:00')).toBe('2026-10-25T09:00:00.000Z');
  });

  test('that a clock change skips or repeats are one instant', () => {
    expect(instantAt(day('2026-03-29'), '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(instantAt(day('2026-10-25'), '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('occurrences', () => {
  test('without times are all-day', () => {
    expect(occurrenceAt({ day: 1 }, friday)).toEqual({ start: '2026-11-20T23:00:00.000Z', allDay: true });
  });

  test('may have no end', () => {
    expect(occurrenceAt({ day: 1, start: '08:00' }, friday)).toEqual({ start: '2026-11-21T07:00:00.000Z', allDay: false });
  });

  test('that end after midnight end on the next day', () => {
    expect(occurrenceAt({ day: 0, start: '22:00', end: '00:30' }, friday)).toEqual({
      start: '2026-11-20T21:00:00.000Z',
      end: '2026-11-20T23:30:00.000Z',
      allDay: false,
    });
  });

  test('are sorted', () => {
    const { occurrences, interval } = eventTimes(
      {
        kind: 'occurrences',
        occurrences: [
          { day: 9, start: '10:00' },
          { day: 2, start: '10:00' },
        ],
      },
      friday,
    );
    expect(occurrences.map(({ start }) => start)).toEqual(['2026-11-22T09:00:00.000Z', '2026-11-29T09:00:00.000Z']);
    expect(interval).toBe(false);
  });
});

describe('longer events', () => {
  test('a span is one interval from the first day to the last', () => {
    expect(eventTimes({ kind: 'span', from: 0, to: 2 }, friday)).toEqual({
      occurrences: [{ start: '2026-11-19T23:00:00.000Z', end: '2026-11-21T23:00:00.000Z', allDay: true }],
      interval: true,
      openEnded: false,
      textDateOnly: false,
    });
  });

  test('a span with times begins with the first and ends with the last, also over a clock change', () => {
    const { occurrences } = eventTimes({ kind: 'span', from: 0, to: 1, daily: { start: '10:00', end: '18:00' } }, at('2026-10-24T12:00'));
    expect(occurrences).toEqual([{ start: '2026-10-24T08:00:00.000Z', end: '2026-10-25T17:00:00.000Z', allDay: false }]);
  });

  test('an open one has no end', () => {
    expect(eventTimes({ kind: 'open', from: -3 }, friday)).toMatchObject({
      occurrences: [{ start: '2026-11-16T23:00:00.000Z', allDay: true }],
      interval: true,
      openEnded: true,
    });
  });

  test('a text has bounds for the lists', () => {
    expect(eventTimes({ kind: 'text', from: -1, to: 365 }, friday)).toMatchObject({
      occurrences: [{ start: '2026-11-18T23:00:00.000Z', end: '2027-11-19T23:00:00.000Z' }],
      textDateOnly: true,
      openEnded: false,
    });
  });

  test('a span that ends before it begins is refused', () => {
    expect(() => eventTimes({ kind: 'span', from: 3, to: 2 }, friday)).toThrow('before it begins');
  });
});

describe('publication', () => {
  test('is at nine, and today’s is never in the future', () => {
    expect(publishedAt({ daysAgo: 3 }, friday)).toBe('2026-11-17T08:00:00.000Z');
    expect(publishedAt({ daysAgo: 0 }, at('2026-11-20T06:00'))).toBe('2026-11-20T05:00:00.000Z');
  });

  test('on a day of the year is on the latest such day that is not after the first start', () => {
    const yearly = (day: string) => publishedAt({ yearly: day }, friday);
    expect(['11-19', '11-20', '11-21', '05-09'].map(yearly)).toEqual([
      '2026-11-19T08:00:00.000Z',
      '2026-11-20T08:00:00.000Z',
      '2025-11-21T08:00:00.000Z',
      '2026-05-09T07:00:00.000Z',
    ]);
    expect(publishedAt({ yearly: '11-20' }, at('2026-11-20T06:00'))).toBe('2026-11-20T05:00:00.000Z');
  });

  test('a whole day is stored as its noon', () => {
    expect(getNoonAfter(20, friday)).toBe('2026-12-10T11:00:00.000Z');
  });
});

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('the machine’s time zone has no effect (%s)', (zone) => {
  vi.stubEnv('TZ', zone);
  const sundayNight = at('2026-11-22T23:30');
  expect(occurrenceAt({ day: { weekday: 7, week: 0 }, start: '23:00', end: '01:00' }, sundayNight)).toEqual({
    start: '2026-11-22T22:00:00.000Z',
    end: '2026-11-23T00:00:00.000Z',
    allDay: false,
  });
});

test('the archive’s articles about openings are dated by the opening days, whenever the site is made', () => {
  const { archive } = readSeedContent();
  const toDay = (key: string) => archive.find((article) => article.key === key)?.publishedOn;
  expect(['balloon-first-flight', 'ethnography-opened', 'traffic-park-reopened'].map(toDay)).toEqual([
    '2022-05-01',
    '2022-05-23',
    '2024-05-11',
  ]);
  for (const now of [at('2026-11-20T06:00'), at('2027-06-20T06:00')])
    expect(publishedAt('2022-05-01', now)).toBe('2022-05-01T07:00:00.000Z');
});

test('nothing is published after the first start, whatever the machine’s time', () => {
  const early = at('2019-01-01T06:00');
  const { archive, news, pressReleases, professionalDocuments } = readSeedContent();
  const days = [...archive, ...news, ...pressReleases, ...professionalDocuments].map((item) => publishedAt(item.publishedOn, early));
  expect(days.toSorted().at(-1)).toBe(new Date(early.epochMilliseconds).toISOString());
});

describe('a site made half a year or several years later', () => {
  const { news, pressReleases } = readSeedContent();
  const items = [...news, ...pressReleases];
  const [earlier, later] = [friday, at('2029-06-20T12:00')];
  const toDay = (key: string, now: Temporal.Instant) => {
    const item = items.find((each) => each.key === key);
    return item ? publishedAt(item.publishedOn, now).slice(0, 10) : '';
  };

  test('dates articles about a day by that day', () => {
    const facts = items.filter(({ publishedOn }) => typeof publishedOn === 'string').map(({ key }) => key);
    expect(facts).toEqual(expect.arrayContaining(['media-library', 'access-walk', 'ten-years-online']));
    expect(facts.map((key) => toDay(key, later))).toEqual(facts.map((key) => toDay(key, earlier)));
  });

  test('dates seasonal articles by the same day of the year', () => {
    const seasonal = items.filter(({ publishedOn }) => typeof publishedOn === 'object' && 'yearly' in publishedOn).map(({ key }) => key);
    expect(seasonal).toEqual(expect.arrayContaining(['leaves-stay', 'lake-and-ice', 'dawn-chorus', 'balloon-season', 'tree-inspection']));
    expect(seasonal.map((key) => toDay(key, later).slice(5))).toEqual(seasonal.map((key) => toDay(key, earlier).slice(5)));
  });

  test('has as recent only articles about neither a day nor a season', () => {
    const recent = items.filter(({ publishedOn }) => typeof publishedOn === 'object' && 'daysAgo' in publishedOn);
    expect(recent.map(({ key }) => key).toSorted()).toEqual([
      'garage-shower',
      'glass-panels',
      // It is about the start of the site, from which the other days are counted.
      'new-website',
      'painted-balloon',
      'playground-keeper',
      'rainy-day',
      'roof-garden',
      'sensory-gardener',
      'storage-centre',
      'two-avenues',
      'wind-reader',
      'with-a-dog',
    ]);
    const DATED =
      /(?<!\p{L})(?:tegnap|tavaly|idén|múlt (?:héten|hónapban)|az idei|ez az (?:ősz|év)|yesterday(?!’s)|last (?:week|month|year)|this (?:year|week|autumn|winter|spring|summer))(?!\p{L})/iu;
    const texts = recent.map(({ key, lead, body }) => ({ key, text: [lead.hu, lead.en, body.hu, body.en].join('\n') }));
    expect(texts.filter(({ text }) => DATED.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
