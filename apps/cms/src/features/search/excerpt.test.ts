import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

const countMarks = (sought: RegExp) => (text: string) =>
  [...text.matchAll(sought)].map((found): [number, number] => [found.index, found.index + found[0].length]);
const none = countMarks(/(?!)/g);

test('an excerpt is cut between words', () => {
  expect(cutExcerpt({ lead: '', text: 'szó '.repeat(100).trim() }, none).text).toMatch(/szó…$/);
  expect(cutExcerpt({ lead: 'Rövid', text: 'Hosszú' }, none)).toEqual({ text: 'Rövid', marks: [] });
  expect(cutExcerpt({ lead: '', text: 'x'.repeat(500) }, none).text).toHaveLength(181);
});

test('the excerpt shows the part with the matched words and their positions', () => {
  const text = `${'lomb '.repeat(200)}a ballon és megint a ballon emelkedik ${'ág '.repeat(200)}`;
  const found = cutExcerpt({ lead: 'Másról szól', text }, countMarks(/ballon/g));
  expect(found.text).toMatch(/^… .*…$/);
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['ballon', 'ballon']);
});

test('the excerpt begins and ends with whole words around most matches', () => {
  const text = `ballon ${'lombkorona '.repeat(40)}ballon és léghajó ${'sétány '.repeat(60)}`;
  const found = cutExcerpt({ lead: '', text }, countMarks(/ballon|léghajó/g));
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['ballon', 'léghajó']);
  const words = found.text.replace(/^… |…$/g, '').split(' ');
  expect(words.filter((word) => !['lombkorona', 'ballon', 'és', 'léghajó', 'sétány'].includes(word))).toEqual([]);
});

test('a lead with matches is shown', () => {
  const found = cutExcerpt({ lead: 'A ballonról', text: 'ballon '.repeat(90) }, countMarks(/ballon/g));
  expect(found).toEqual({ text: 'A ballonról', marks: [[2, 8]] });
});

test('distant matches of a long text are not combined', () => {
  const text = `ballon ${'lomb '.repeat(200)}ballon`;
  const found = cutExcerpt({ lead: '', text }, countMarks(/ballon/g));
  expect(found.text.startsWith('ballon lomb')).toBe(true);
  expect(found.marks).toEqual([[0, 6]]);
});

test('matches far into a long text are ignored', () => {
  const far = `${'lomb '.repeat(5_000)}ballon`;
  expect(cutExcerpt({ lead: 'Lombok', text: far }, countMarks(/ballon/g))).toEqual({ text: 'Lombok', marks: [] });
  const many = cutExcerpt({ lead: '', text: `${'lomb ballon '.repeat(300)}${'ballon '.repeat(40)}` }, countMarks(/ballon/g));
  expect(many.text).toMatch(/^lomb ballon lomb/);
});
