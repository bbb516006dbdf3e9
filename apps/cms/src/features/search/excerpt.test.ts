import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

const marksIn = (sought: RegExp) => (text: string) =>
  [...text.matchAll(sought)].map((found): [number, number] => [found.index, found.index + found[0].length]);
const none = marksIn(/(?!)/g);

test('an excerpt is cut between words', () => {
  expect(cutExcerpt({ lead: '', text: 'szó '.repeat(100).trim() }, none).text).toMatch(/szó…$/);
  expect(cutExcerpt({ lead: 'Rövid', text: 'Hosszú' }, none)).toEqual({ text: 'Rövid', marks: [] });
  expect(cutExcerpt({ lead: '', text: 'x'.repeat(500) }, none).text).toHaveLength(181);
});

test('the piece of the text in which the words stand is shown, with their places in it', () => {
  const text = `${'lomb '.repeat(200)}a ballon és megint a ballon emelkedik ${'ág '.repeat(200)}`;
  const found = cutExcerpt({ lead: 'Másról szól', text }, marksIn(/ballon/g));
  expect(found.text).toMatch(/^… .*…$/);
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['ballon', 'ballon']);
});

test('it begins and ends with whole words, where most of them stand', () => {
  const text = `ballon ${'lombkorona '.repeat(40)}ballon és léghajó ${'sétány '.repeat(60)}`;
  const found = cutExcerpt({ lead: '', text }, marksIn(/ballon|léghajó/g));
  expect(found.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['ballon', 'léghajó']);
  const words = found.text.replace(/^… |…$/g, '').split(' ');
  expect(words.filter((word) => !['lombkorona', 'ballon', 'és', 'léghajó', 'sétány'].includes(word))).toEqual([]);
});

test('a lead that answers stays', () => {
  const found = cutExcerpt({ lead: 'A ballonról', text: 'ballon '.repeat(90) }, marksIn(/ballon/g));
  expect(found).toEqual({ text: 'A ballonról', marks: [[2, 8]] });
});

test('marks at both ends of a long text do not pull it apart', () => {
  const text = `ballon ${'lomb '.repeat(200)}ballon`;
  const found = cutExcerpt({ lead: '', text }, marksIn(/ballon/g));
  expect(found.text.startsWith('ballon lomb')).toBe(true);
  expect(found.marks).toEqual([[0, 6]]);
});

test('what stands far behind in a text is not looked for', () => {
  const far = `${'lomb '.repeat(5_000)}ballon`;
  expect(cutExcerpt({ lead: 'Lombok', text: far }, marksIn(/ballon/g))).toEqual({ text: 'Lombok', marks: [] });
  const many = cutExcerpt({ lead: '', text: `${'lomb ballon '.repeat(300)}${'ballon '.repeat(40)}` }, marksIn(/ballon/g));
  expect(many.text).toMatch(/^lomb ballon lomb/);
});
