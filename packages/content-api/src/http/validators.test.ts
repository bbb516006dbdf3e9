import { describe, expect, test } from 'vitest';
import { isNotModified, isRangeOf } from './validators.ts';

const MOMENT = Date.UTC(2026, 10, 22, 12, 0, 0, 500);

describe('isNotModified and isRangeOf', () => {
  test.each([
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"ab"', false],
    ['', false],
  ])('If-None-Match: %s', (tags, expected) => {
    expect(isNotModified({ 'if-none-match': tags }, '"a"')).toBe(expected);
  });
  test('If-Modified-Since is compared by seconds, and only without If-None-Match', () => {
    const since = new Date(MOMENT).toUTCString();
    expect(isNotModified({ 'if-modified-since': since }, '"a"', MOMENT)).toBe(true);
    expect(isNotModified({ 'if-modified-since': since }, '"a"', MOMENT + 1000)).toBe(false);
    expect(isNotModified({ 'if-modified-since': since, 'if-none-match': '"b"' }, '"a"', MOMENT)).toBe(false);
    expect(isNotModified({}, '"a"', MOMENT)).toBe(false);
  });
});

test('a range is sent only to clients whose other parts are of the same content: by a strong tag, or by its time', () => {
  expect(isRangeOf(undefined, '"a"', MOMENT)).toBe(true);
  expect(isRangeOf('"a"', '"a"', MOMENT)).toBe(true);
  expect(isRangeOf('W/"a"', '"a"', MOMENT)).toBe(false);
  expect(isRangeOf(new Date(MOMENT).toUTCString(), '"a"', MOMENT)).toBe(true);
  expect(isRangeOf(new Date(MOMENT - 1000).toUTCString(), '"a"', MOMENT)).toBe(false);
});
