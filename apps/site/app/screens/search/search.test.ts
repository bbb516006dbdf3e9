import type { Locale, SearchResult } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { dedupeImages, listTabCounts, type ResultTeaser, toResultTeaser } from './search.ts';

describe('the tabs of the search', () => {
  test('have a count, also when the answer leaves it out', () => {
    const counts = listTabCounts({ tabs: [{ key: 'press', count: 3 }] });
    expect(counts).toHaveLength(8);
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ tab: 'press', count: 3 }]);
  });
});

describe('a search result', () => {
  const now = Temporal.Instant.from('2026-11-22T12:00:00+01:00');
  const createContext = (locale: Locale) => ({ locale, now, messages: getMessages(locale) });
  const target = { screen: 'magazineArticle', slugs: { hu: 'fak', en: 'trees' }, parent: null } as const;
  const article: SearchResult = {
    tab: 'news',
    title: 'Fák',
    title_marks: [],
    excerpt: 'Öreg fák a tónál',
    excerpt_marks: [],
    date: '2026-11-01T09:00:00+01:00',
    is_over: false,
    is_on_now: false,
    lasting: null,
    image: null,
    target,
    sections: [],
  };
  const program = { ...article, tab: 'events', target: { ...target, screen: 'program' } } as const;

  test('has a URL and a date as text', () => {
    expect(toResultTeaser(article, createContext('hu'))).toEqual({
      url: '/magazin/fak',
      tab: 'news',
      title: ['Fák'],
      excerpt: ['Öreg fák a tónál'],
      date: '2026. november 1.',
      day: '2026-11-01',
      isNext: false,
      isOn: false,
      isOver: false,
      statusText: null,
      image: null,
      sections: [],
    });
  });

  test('marks the matching words', () => {
    expect(toResultTeaser({ ...article, title_marks: [[0, 3]], excerpt_marks: [[5, 8]] }, createContext('hu'))).toMatchObject({
      title: ['', 'Fák', ''],
      excerpt: ['Öreg ', 'fák', ' a tónál'],
    });
  });

  test('links to sections of its page, if it has one', () => {
    const sections = [{ title: 'A tó fái', title_marks: [[5, 8]] as [number, number][], anchor: 'to' }];
    expect(toResultTeaser({ ...article, sections }, createContext('en')).sections).toEqual([
      { url: '/en/magazine/trees#to', title: ['A tó ', 'fái', ''] },
    ]);
    const nowhere = { ...target, slugs: { hu: null, en: null } };
    expect(toResultTeaser({ ...article, sections, target: nowhere }, createContext('en'))).toMatchObject({ url: null, sections: [] });
  });

  test.each([
    ['2026-11-28T19:00:00+01:00', 'hu', 'november 28., szombat, 19:00'],
    ['2026-11-28T19:00:00+01:00', 'en', 'Saturday 28 November, 19:00'],
    ['2026-11-28T00:00:00+01:00', 'hu', 'november 28., szombat'],
    ['2027-01-02T10:00:00+01:00', 'hu', '2027. január 2., 10:00'],
  ] as const)('has the next date of an event: %s in %s', (date, locale, words) => {
    expect(toResultTeaser({ ...program, date }, createContext(locale))).toMatchObject({ date: words, isNext: true });
  });

  test.each([
    ['cancelled', 'hu', 'Elmarad: december 8., kedd, 14:00', null],
    ['cancelled', 'en', 'Cancelled: Tuesday 8 December, 14:00', null],
    ['postponed', 'hu', 'Elhalasztva · Eredeti időpont: december 8., kedd, 14:00', null],
    ['postponed', 'en', 'Postponed · Original date: Tuesday 8 December, 14:00', null],
    ['moved', 'hu', 'Áthelyezve · Eredeti időpont: december 8., kedd, 14:00', null],
    ['sold_out', 'hu', 'december 8., kedd, 14:00', 'Megtelt'],
    ['relocated', 'hu', 'december 8., kedd, 14:00', 'Más helyszínen'],
    ['rescheduled', 'en', 'Tuesday 8 December, 14:00', 'New date'],
    [undefined, 'hu', 'december 8., kedd, 14:00', null],
  ] as const)('has no date that does not take place: %s in %s', (state, locale, date, statusText) => {
    const teaser = toResultTeaser({ ...program, date: '2026-12-08T14:00:00+01:00', state }, createContext(locale));
    expect(teaser).toMatchObject({ date, statusText, day: '2026-12-08', isNext: statusText !== null || state === undefined });
  });

  test('shows the state of a cancelled event, without current or lasting dates, also without a date', () => {
    const off = { ...program, state: 'cancelled', is_on_now: true, is_over: true, lasting: { until: null } } as const;
    const changes = { isOn: false, isOver: false, isNext: false };
    expect(toResultTeaser(off, createContext('hu'))).toMatchObject({ ...changes, date: 'Elmarad: november 1., vasárnap, 09:00' });
    expect(toResultTeaser({ ...off, date: null }, createContext('hu'))).toMatchObject({ ...changes, date: 'Elmarad', day: null });
  });

  test('shows only the day of a date without times, in the park’s time zone', () => {
    const day = { ...program, date: '2026-12-07T23:00:00Z', all_day: true } as const;
    expect(toResultTeaser(day, createContext('hu'))).toMatchObject({ date: 'december 8., kedd', day: '2026-12-08', isNext: true });
    const noon = { ...day, date: '2026-12-08T12:00:00+01:00', state: 'cancelled' } as const;
    expect(toResultTeaser(noon, createContext('hu')).date).toBe('Elmarad: december 8., kedd');
  });

  test('shows when a past event was', () => {
    expect(toResultTeaser({ ...program, is_over: true }, createContext('hu'))).toMatchObject({
      date: '2026. november 1.',
      isNext: false,
      isOver: true,
    });
  });

  test('shows the editor’s words for an event that has no other date, until it is over', () => {
    const inWords = { ...program, date: '2026-12-08T10:00:00+01:00', date_text: 'Minden fagyos reggel' };
    expect(toResultTeaser(inWords, createContext('hu'))).toMatchObject({ date: 'Minden fagyos reggel', day: null, isNext: false });
    expect(toResultTeaser({ ...inWords, is_over: true }, createContext('hu'))).toMatchObject({ date: '2026. december 8.' });
  });

  test('marks an event as on while a timed date takes place, and shows the end of a lasting one', () => {
    const begun = { ...program, date: '2026-11-22T12:00:00+01:00' };
    expect(toResultTeaser({ ...begun, is_on_now: true }, createContext('hu'))).toMatchObject({ isOn: true, isNext: false });
    // Its place may be closed at this time.
    expect(toResultTeaser({ ...begun, lasting: { until: '2026-12-30T18:00:00+01:00' } }, createContext('hu'))).toMatchObject({
      date: 'december 30-\u2060ig',
      day: '2026-12-30',
      isOn: false,
      isNext: false,
    });
    expect(toResultTeaser({ ...begun, lasting: { until: null } }, createContext('en'))).toMatchObject({ date: 'ongoing', day: null });
    expect(toResultTeaser(begun, createContext('hu'))).toMatchObject({ date: '2026. november 22.', isOn: false, isNext: false });
    const coming = toResultTeaser({ ...program, date: '2026-11-22T12:01:00+01:00' }, createContext('hu'));
    expect([coming.isOn, coming.isNext]).toEqual([false, true]);
  });

  test('shows an alternate when an earlier result shows the same picture', () => {
    const source = (src: string) => ({ src, width: 480, height: 320 });
    const picture = (src: string) => ({ original: source(src) }) as ResultTeaser['image'];
    const plain = toResultTeaser(article, createContext('hu'));
    const results = [picture('/a.jpg'), null, picture('/b.jpg'), picture('/a.jpg')].map((image) => ({ ...plain, image }));
    expect(dedupeImages(results).map(({ image }) => image?.original.src ?? null)).toEqual(['/a.jpg', null, '/b.jpg', null]);
  });

  test('may have no date', () => {
    expect(toResultTeaser({ ...program, date: null }, createContext('en'))).toMatchObject({
      url: '/en/programs-in-varosliget/trees',
      date: null,
      day: null,
      isNext: false,
    });
  });
});
