import { describe, expect, test } from 'vitest';
import { marked } from './marks.ts';

/** The pieces with the marked ones in brackets. */
const shown = (text: string, question: string) =>
  marked(text, question)
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');

describe('where the searched words stand in a result', () => {
  test.each([
    ['Felszállt a ballon', 'ballon', 'Felszállt a [ballon]'],
    ['A BALLONNAL a park fölé', 'ballon', 'A [BALLONNAL] a park fölé'],
    ['Szabadtéri program a Ligetben', 'programok', 'Szabadtéri [program] a Ligetben'],
    ['Zenelo szokokut', 'zenélő szökőkút', '[Zenelo] [szokokut]'],
    ['Öreg fákat ültettek', 'fák', 'Öreg [fákat] ültettek'],
    ['A vár és a Városliget', 'vár', 'A [vár] és a Városliget'],
    ['2 km-es futókör', '2 km', '[2] [km]-es futókör'],
    ['Guided walks in the park', 'walk park', 'Guided [walks] in the [park]'],
  ])('%s, asked for %s', (text, question, expected) => {
    expect(shown(text, question)).toBe(expected);
  });

  test.each([
    ['Semmi ilyesmi', 'ballon'],
    ['Üres kérdés', ''],
    ['Írásjel: (a+)+$', '(a+)+$ .*'.replace('a', '')],
  ])('%s stays one plain piece for %s', (text, question) => {
    expect(marked(text, question)).toEqual([text]);
  });

  test('nothing of the text is lost', () => {
    const text = 'A ballon, a Ballon-kilátó és a ballonos nap.';
    expect(marked(text, 'ballon').join('')).toBe(text);
  });
});
