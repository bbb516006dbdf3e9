import { describe, expect, test } from 'vitest';
import { createGuard, createQueryReader } from './query-reader.ts';

const read = (text: string) => createQueryReader(new URLSearchParams(text));

describe('the reader of a query', () => {
  test.each([
    ['', 1, []],
    ['page=', 1, []],
    ['page=3', 3, []],
    ['page=0', 1, ['0']],
    ['page=-1', 1, ['-1']],
    ['page=1.5', 1, ['1.5']],
    ['page=99999', 1, ['99999']],
    ['page=abc', 1, ['abc']],
    ['page=2&page=3', 2, ['3']],
  ])('reads %s as page %i and notes %j', (text, page, unused) => {
    const reader = read(text);
    expect([reader.readPage(), reader.unused]).toEqual([page, unused.map((value) => ({ name: 'page', value }))]);
  });

  test.each([
    ['', undefined, []],
    ['year=2024', 2024, []],
    ['year=24', undefined, ['24']],
    ['year=1899', undefined, ['1899']],
    ['year=9999', undefined, ['9999']],
    ['year=2024x', undefined, ['2024x']],
  ])('reads %s as year %s and notes %j', (text, year, unused) => {
    const reader = read(text);
    expect([reader.readYear(), reader.unused.map(({ value }) => value)]).toEqual([year, unused]);
  });

  test.each([
    ['category=a-park-elete', 'a-park-elete'],
    ['category=%3Cscript%3E', undefined],
    [`category=${'a'.repeat(201)}`, undefined],
    ['category=%00', undefined],
  ])('reads only valid slugs: %s', (text, slug) => {
    const reader = read(text);
    expect([reader.readSlug('category'), reader.unused.length]).toEqual([slug, slug === undefined ? 1 : 0]);
  });

  test('reads the values of a vocabulary, each once, and twenty values at most', () => {
    const reader = read('tab=press&tab=toString&tab=press&tab=news');
    expect(reader.readAll('tab', createGuard(['news', 'press']))).toEqual(['press', 'news']);
    expect(reader.unused).toEqual([{ name: 'tab', value: 'toString' }]);
    const many = read(Array.from({ length: 30 }, (_, index) => `type=t${index}`).join('&'));
    expect([many.readAll('type', (value): value is string => value !== '').length, many.unused.length]).toEqual([20, 10]);
  });
});
