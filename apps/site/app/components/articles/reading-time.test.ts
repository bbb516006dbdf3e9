import { describe, expect, test } from 'vitest';
import { estimateReadingMinutes } from './reading-time.ts';

const words = (count: number) => `<p>${'szó '.repeat(count)}</p>`;

describe('the reading time of an article', () => {
  test('is at least a minute', () => {
    expect(estimateReadingMinutes('', 'hu')).toBe(1);
    expect(estimateReadingMinutes(words(20), 'en')).toBe(1);
  });

  test('counts words, rounded to whole minutes, at a lower speed in Hungarian', () => {
    expect(estimateReadingMinutes(words(660), 'hu')).toBe(4);
    expect(estimateReadingMinutes(words(660), 'en')).toBe(3);
  });

  test('ignores markup', () => {
    const marked = `<h2 id="a-b-c">${'<strong class="x y z">szó</strong>&nbsp;'.repeat(180)}</h2>`;
    expect(estimateReadingMinutes(marked, 'hu')).toBe(1);
  });
});
