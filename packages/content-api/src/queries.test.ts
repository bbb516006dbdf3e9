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

describe('ListQuery', () => {
  test('defaults to the first twenty items', () => expect(ListQuery.parse({})).toEqual({ limit: 20, page: 1 }));

  test.each([
    { limit: '1', page: '1' },
    { limit: '100', page: '10000' },
  ])('accepts %j', (query) => expect(ListQuery.parse(query)).toEqual({ limit: Number(query.limit), page: Number(query.page) }));

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
  ])('rejects %j', (query) => expect(ListQuery.safeParse(query).success).toBe(false));
});

describe('EventsQuery', () => {
  test('accepts one day, a range of days in order, and open ranges', () => {
    for (const days of [
      { from: '2026-12-01', to: '2026-12-01' },
      { from: '2026-12-01', to: '2026-12-02' },
      { from: '2026-12-01' },
      { to: '2026-12-01' },
    ])
      expect(EventsQuery.parse(days)).toMatchObject(days);
  });

  test('names the invalid parameter', () => {
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
  ])('reads flags: %s', (text, value) => expect(Flag.parse(text)).toBe(value));

  test('repeats a filter up to twenty times, and reads a single value as a list', () => {
    const values = repeatable(SlugParameter);
    expect([values.parse(undefined), values.parse('a'), values.parse(['a', 'b'])]).toEqual([undefined, ['a'], ['a', 'b']]);
    expect([20, 21].map((length) => values.safeParse(Array<string>(length).fill('a')).success)).toEqual([true, false]);
  });

  test.each([
    ['', false],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('limits the length of slugs: %s', (slug, isOne) => expect(SlugParameter.safeParse(slug).success).toBe(isOne));
});

describe('an answer', () => {
  test('has no page number below 1 and no negative total', () => {
    const answer = (meta: object) => list(Slugs).safeParse({ data: [], meta: { total: 0, page: 1, limit: 20, ...meta } }).success;
    expect([answer({}), answer({ total: -1 }), answer({ page: 0 }), answer({ limit: 0 })]).toEqual([true, false, false, false]);
  });

  test('has a slug or null, never an empty one', () => {
    expect([
      Slugs.safeParse({ hu: 'a', en: null }).success,
      Slugs.safeParse({ hu: '', en: 'a' }).success,
      Slugs.safeParse({ hu: 'a', en: '' }).success,
    ]).toEqual([true, false, false]);
  });

  test('has images with a size and a colour that browsers support', () => {
    const value = picture('to', 'A tó');
    expect(ImageValue.safeParse(value).success).toBe(true);
    expect(ImageValue.safeParse({ ...value, colour: 'red' }).success).toBe(false);
    expect(ImageValue.safeParse({ ...value, sm: { ...value.sm, width: 0 } }).success).toBe(false);
    expect(ImageValue.safeParse({ ...value, sm: { ...value.sm, src: '' } }).success).toBe(false);
  });
});

test('getOtherLocale swaps Hungarian and English', () => {
  expect([DEFAULT_LOCALE, getOtherLocale('hu'), getOtherLocale('en')]).toEqual(['hu', 'en', 'hu']);
});
