import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** A font whose letters are as wide as its size. */
const font = { widthOfTextAtSize: (text: string, size: number) => text.length * size };

test.each([
  ['fills each line with the words that fit', 'egy kettő három négy', ['egy kettő', 'három négy']],
  ['puts a word that is too wide alone in a line', 'a tükörfúrógépek b', ['a', 'tükörfúrógépek', 'b']],
  ['takes line breaks and repeated spaces as one space', 'egy\n kettő', ['egy kettő']],
  ['keeps words together that a non-breaking space joins', 'egy húsz 10\u00a0perc', ['egy húsz', '10\u00a0perc']],
  ['makes no line of an empty text', '', []],
])('wrapText %s', (_, text, lines) => {
  expect(wrapText(text, 22, { size: 2, font })).toEqual(lines);
});
