import type { Locale, SearchResult } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { dedupeImages, listTabCounts, parseTab, type ResultTeaser, toResultTeaser } from './search.ts';

describe('the tabs of the search', () => {
  test('one is chosen by the address, if it exists', () => {
    expect(parseTab(new URLSearchParams('tab=press'))).toBe('press');
    expect(parseTab(new URLSearchParams('tab=toString'))).toBeUndefined();
    expect(parseTab(new URLSearchParams(''))).toBeUndefined();
  });

  test('each has a count, also when the answer leaves it out', () => {
    const counts = listTabCounts({ tabs: [{ key: 'press', count: 3 }] });
    expect(counts).toHaveLength(8);
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ tab: 'press', count: 3 }]);
  });
});

describe('a search result', () => {
  const now = Temporal.Instant.from('2026-11-22T12:00:00+01:00');
  const wording = (locale: Locale) => ({ locale, now, messages: getMessages(locale) });
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

  test('is addressed and dated in words', () => {
    expect(toResultTeaser(article, wording('hu'))).toEqual({
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

  test('says where the words that were found stand', () => {
    expect(toResultTeaser({ ...article, title_marks: [[0, 3]], excerpt_marks: [[5, 8]] }, wording('hu'))).toMatchObject({
      title: ['', 'Fák', ''],
      excerpt: ['Öreg ', 'fák', ' a tónál'],
    });
  });

  test('leads to the parts of its page, if it has one', () => {
    const sections = [{ title: 'A tó fái', title_marks: [[5, 8]] as [number, number][], anchor: 'to' }];
    expect(toResultTeaser({ ...article, sections }, wording('en')).sections).toEqual([
      { url: '/en/magazine/trees#to', title: ['A tó ', 'fái', ''] },
    ]);
    const nowhere = { ...target, slugs: { hu: null, en: null } };
    expect(toResultTeaser({ ...article, sections, target: nowhere }, wording('en'))).toMatchObject({ url: null, sections: [] });
  });

  test.each([
    ['2026-11-28T19:00:00+01:00', 'hu', 'november 28., szombat, 19:00'],
    ['2026-11-28T19:00:00+01:00', 'en', 'Saturday 28 November, 19:00'],
    ['2026-11-28T00:00:00+01:00', 'hu', 'november 28., szombat'],
    ['2027-01-02T10:00:00+01:00', 'hu', '2027. január 2., 10:00'],
  ] as const)('says of a program when it is to be seen next: %s in %s', (date, locale, words) => {
    expect(toResultTeaser({ ...program, date }, wording(locale))).toMatchObject({ date: words, isNext: true });
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
  ] as const)('promises no date that does not take place: %s in %s', (state, locale, date, statusText) => {
    const found = toResultTeaser({ ...program, date: '2026-12-08T14:00:00+01:00', state }, wording(locale));
    expect(found).toMatchObject({ date, statusText, day: '2026-12-08', isNext: statusText !== null || state === undefined });
  });

  test('says of what is off neither that it is on or over nor how long it lasts, and without a date that it is off', () => {
    const off = { ...program, state: 'cancelled', is_on_now: true, is_over: true, lasting: { until: null } } as const;
    const changes = { isOn: false, isOver: false, isNext: false };
    expect(toResultTeaser(off, wording('hu'))).toMatchObject({ ...changes, date: 'Elmarad: november 1., vasárnap, 09:00' });
    expect(toResultTeaser({ ...off, date: null }, wording('hu'))).toMatchObject({ ...changes, date: 'Elmarad', day: null });
  });

  test('says only the day of a date without hours, by the park’s clock', () => {
    const day = { ...program, date: '2026-12-07T23:00:00Z', all_day: true } as const;
    expect(toResultTeaser(day, wording('hu'))).toMatchObject({ date: 'december 8., kedd', day: '2026-12-08', isNext: true });
    const noon = { ...day, date: '2026-12-08T12:00:00+01:00', state: 'cancelled' } as const;
    expect(toResultTeaser(noon, wording('hu')).date).toBe('Elmarad: december 8., kedd');
  });

  test('says of a program that is over when it was', () => {
    expect(toResultTeaser({ ...program, is_over: true }, wording('hu'))).toMatchObject({
      date: '2026. november 1.',
      isNext: false,
      isOver: true,
    });
  });

  test('says of a program that it is on while a date with hours takes place, and of what lasts until when', () => {
    const begun = { ...program, date: '2026-11-22T12:00:00+01:00' };
    expect(toResultTeaser({ ...begun, is_on_now: true }, wording('hu'))).toMatchObject({ isOn: true, isNext: false });
    // Its house may be closed at this hour.
    expect(toResultTeaser({ ...begun, lasting: { until: '2026-12-30T18:00:00+01:00' } }, wording('hu'))).toMatchObject({
      date: 'december 30-ig',
      day: '2026-12-30',
      isOn: false,
      isNext: false,
    });
    expect(toResultTeaser({ ...begun, lasting: { until: null } }, wording('en'))).toMatchObject({ date: 'ongoing', day: null });
    expect(toResultTeaser(begun, wording('hu'))).toMatchObject({ date: '2026. november 22.', isOn: false, isNext: false });
    const coming = toResultTeaser({ ...program, date: '2026-11-22T12:01:00+01:00' }, wording('hu'));
    expect([coming.isOn, coming.isNext]).toEqual([false, true]);
  });

  test('shows a picture that an earlier one shows no more', () => {
    const source = (src: string) => ({ src, width: 480, height: 320 });
    const picture = (src: string) => ({ original: source(src) }) as ResultTeaser['image'];
    const plain = toResultTeaser(article, wording('hu'));
    const results = [picture('/a.jpg'), null, picture('/b.jpg'), picture('/a.jpg')].map((image) => ({ ...plain, image }));
    expect(dedupeImages(results).map(({ image }) => image?.original.src ?? null)).toEqual(['/a.jpg', null, '/b.jpg', null]);
  });

  test('may have no date', () => {
    expect(toResultTeaser({ ...program, date: null }, wording('en'))).toMatchObject({
      url: '/en/programs-in-varosliget/trees',
      date: null,
      day: null,
      isNext: false,
    });
  });
});
