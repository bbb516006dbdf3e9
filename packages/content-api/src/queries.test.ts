import { describe, expect, test } from 'vitest';
import { picture } from './fixtures/index.ts';
import { EventsQuery } from './schemas/events.ts';
import {
  DEFAULT_LOCALE,
  Flag,
  getOtherLocale,
  ImageValue,
  ListQuery,
  list,
  repeatable,
  SlugParameter,
  Slugs,
} from './schemas/primitives.ts';

const parameter = (query: object) => EventsQuery.safeParse(query).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the question for a list', () => {
  test('is for the first twenty when it says nothing', () => expect(ListQuery.parse({})).toEqual({ limit: 20, page: 1 }));

  test.each([
    { limit: '1', page: '1' },
    { limit: '100', page: '10000' },
  ])('may be for %j', (query) => expect(ListQuery.parse(query)).toEqual({ limit: Number(query.limit), page: Number(query.page) }));

  test.each([
    { limit: '0' },
    { limit: '101' },
    { limit: '1.5' },
    { limit: '0x10' },
    { limit: '1e2' },
    { limit: '' },
    { limit: ' 5' },
    { limit: '+5' },
    { limit: 'x' },
    { page: '0' },
    { page: '10001' },
    { page: '-1' },
  ])('cannot be for %j', (query) => expect(ListQuery.safeParse(query).success).toBe(false));
});

describe('the question for programs', () => {
  test('may be for one day, for days in order, and from or until a day', () => {
    for (const days of [
      { from: '2026-12-01', to: '2026-12-01' },
      { from: '2026-12-01', to: '2026-12-02' },
      { from: '2026-12-01' },
      { to: '2026-12-01' },
    ])
      expect(EventsQuery.parse(days)).toMatchObject(days);
  });

  test('names the parameter that cannot be', () => {
    expect(parameter({ from: '2026-12-02', to: '2026-12-01' })).toEqual(['to']);
    expect(parameter({ from: '2026-02-30' })).toEqual(['from']);
    expect(parameter({ category: 'music' })).toEqual(['category']);
    expect(parameter({ time_of_day: 'night' })).toEqual(['time_of_day']);
    expect(parameter({ q: 'a'.repeat(201) })).toEqual(['q']);
  });

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('has a yes or no: %s', (text, value) => expect(Flag.parse(text)).toBe(value));

  test('may repeat a filter up to twenty times, and takes one for a list of one', () => {
    const values = repeatable(SlugParameter);
    expect([values.parse(undefined), values.parse('a'), values.parse(['a', 'b'])]).toEqual([undefined, ['a'], ['a', 'b']]);
    expect([20, 21].map((length) => values.safeParse(Array<string>(length).fill('a')).success)).toEqual([true, false]);
  });

  test.each([
    ['', false],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('has slugs of a length that a slug can have: %s', (slug, isOne) => expect(SlugParameter.safeParse(slug).success).toBe(isOne));
});

describe('an answer', () => {
  test('has no page before the first, and no fewer than none', () => {
    const answer = (meta: object) => list(Slugs).safeParse({ data: [], meta: { total: 0, page: 1, limit: 20, ...meta } }).success;
    expect([answer({}), answer({ total: -1 }), answer({ page: 0 }), answer({ limit: 0 })]).toEqual([true, false, false, false]);
  });

  test('has a slug or none, never an empty one', () => {
    expect([
      Slugs.safeParse({ hu: 'a', en: null }).success,
      Slugs.safeParse({ hu: '', en: 'a' }).success,
      Slugs.safeParse({ hu: 'a', en: '' }).success,
    ]).toEqual([true, false, false]);
  });

  test('has pictures with a size and a colour that browsers know', () => {
    const value = picture('to', 'A tó');
    expect(ImageValue.safeParse(value).success).toBe(true);
    expect(ImageValue.safeParse({ ...value, colour: 'red' }).success).toBe(false);
    expect(ImageValue.safeParse({ ...value, sm: { ...value.sm, width: 0 } }).success).toBe(false);
    expect(ImageValue.safeParse({ ...value, sm: { ...value.sm, src: '' } }).success).toBe(false);
  });
});

test('the language of the site is Hungarian, and the other one is English', () => {
  expect([DEFAULT_LOCALE, getOtherLocale('hu'), getOtherLocale('en')]).toEqual(['hu', 'en', 'hu']);
});
