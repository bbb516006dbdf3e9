import { describe, expect, test } from 'vitest';
import { countPages, parsePage, parseSearchText, parseSlug, parseYear } from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the query of a list', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=99999', 1],
    ['page=abc', 1],
  ])('%s is page %i', (text, page) => {
    expect(parsePage(query(text))).toBe(page);
  });

  test.each([
    ['year=2024', 2024],
    ['year=24', undefined],
    ['year=1899', undefined],
    ['year=9999', undefined],
    ['year=2024x', undefined],
    ['', undefined],
  ])('%s is year %s', (text, year) => {
    expect(parseYear(query(text))).toBe(year);
  });

  test('accepts only valid slugs', () => {
    expect(parseSlug(query('category=a-park-elete'), 'category')).toBe('a-park-elete');
    expect(parseSlug(query('category=%3Cscript%3E'), 'category')).toBeUndefined();
    expect(parseSlug(query(`category=${'a'.repeat(201)}`), 'category')).toBeUndefined();
  });

  test('cuts long search texts and reports it', () => {
    expect(parseSearchText(query('q=+ballon+'))).toEqual({ text: 'ballon', isCut: false });
    expect(parseSearchText(query(`q=${'a'.repeat(201)}`))).toEqual({ text: 'a'.repeat(200), isCut: true });
    expect(parseSearchText(query(`q=${encodeURIComponent(`${'a'.repeat(199)}🎈🎈`)}`))).toEqual({ text: 'a'.repeat(199), isCut: true });
  });

  test('removes characters that nobody can search for', () => {
    expect(parseSearchText(query('q=a%00b%0ac'))).toEqual({ text: 'a b c', isCut: false });
    expect(parseSearchText(query('q=%E2%80%8B+%E2%80%AE'))).toEqual({ text: '', isCut: false });
    expect(parseSearchText(query('q=bal%C2%ADlon%EF%BB%BF'))).toEqual({ text: 'ballon', isCut: false });
    expect(parseSearchText(query(''))).toEqual({ text: '', isCut: false });
  });

  test('countPages returns at least one', () => {
    expect([countPages(0, 20), countPages(20, 20), countPages(21, 20)]).toEqual([1, 1, 2]);
  });
});
