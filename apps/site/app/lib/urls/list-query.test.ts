import { describe, expect, test } from 'vitest';
import { countPages, parseSearchText } from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the query of a list', () => {
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
