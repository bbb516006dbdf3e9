import { describe, expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => `<p>${'szó '.repeat(count)}</p>`;

describe('the reading time of an article', () => {
  test('is a minute at least', () => {
    expect(readingMinutes('', 'hu')).toBe(1);
    expect(readingMinutes(words(20), 'en')).toBe(1);
  });

  test('counts words, rounded to whole minutes, more slowly in Hungarian', () => {
    expect(readingMinutes(words(660), 'hu')).toBe(4);
    expect(readingMinutes(words(660), 'en')).toBe(3);
  });

  test('does not count what is only markup', () => {
    const marked = `<h2 id="a-b-c">${'<strong class="x y z">szó</strong>&nbsp;'.repeat(180)}</h2>`;
    expect(readingMinutes(marked, 'hu')).toBe(1);
  });
});
