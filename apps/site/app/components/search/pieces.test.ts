import type { Marks } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { splitAtMarks } from './pieces.ts';

/** The pieces, with the marked ones in brackets. */
const formatPieces = (text: string, marks: Marks) =>
  splitAtMarks(text, marks)
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');

describe('splitAtMarks', () => {
  test.each<[string, Marks, string]>([
    ['Felszállt a ballon', [[12, 18]], 'Felszállt a [ballon]'],
    [
      'Ballonok a Ligetben',
      [
        [0, 8],
        [11, 19],
      ],
      '[Ballonok] a [Ligetben]',
    ],
    ['Semmi ilyesmi', [], 'Semmi ilyesmi'],
    ['🎈 ballon', [[3, 9]], '🎈 [ballon]'],
    ['', [[0, 3]], ''],
  ])('%s', (text, marks, expected) => {
    expect(formatPieces(text, marks)).toBe(expected);
  });

  test.each<[string, Marks, string]>([
    ['end beyond the text', [[12, 99]], 'Felszállt a [ballon]'],
    ['begin beyond it', [[40, 99]], 'Felszállt a ballon'],
    [
      'overlap',
      [
        [0, 9],
        [4, 18],
      ],
      '[Felszállt][ a ballon]',
    ],
    [
      'lie within another',
      [
        [0, 18],
        [12, 18],
      ],
      '[Felszállt a ballon]',
    ],
    [
      'are in the wrong order',
      [
        [12, 18],
        [0, 9],
      ],
      'Felszállt a [ballon]',
    ],
    [
      'are empty or turned around',
      [
        [3, 3],
        [9, 2],
      ],
      'Felszállt a ballon',
    ],
  ])('keeps the whole text for ranges that %s', (_, marks, expected) => {
    expect(formatPieces('Felszállt a ballon', marks)).toBe(expected);
    expect(splitAtMarks('Felszállt a ballon', marks).join('')).toBe('Felszállt a ballon');
  });
});
