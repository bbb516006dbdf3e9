import { expect, test } from 'vitest';
import { countProjects, selectFigures } from './figures.ts';

const year = (number: number, ...figures: [label: string, value: string][]) => ({
  year: number,
  title: '',
  html: '',
  picture: null,
  figures: figures.map(([label, value]) => ({ label, value })),
  projects: [],
});

test('selectFigures returns the numbers of the review, the latest years’ first, without texts and small numbers', () => {
  const review = {
    years: [
      year(2015, ['Architect', 'Sou Fujimoto']),
      year(2018, ['Reopened', '1'], ['Stations', '10']),
      year(2020, ['Sports ground', '3,5 ha'], ['Spaces', '800'], ['Plants', '35 000']),
      year(2022, ['Roof garden', '7 000 m²'], ['Balloon', 'about 150 m high']),
    ],
  };
  expect(selectFigures(review)).toEqual([
    { label: 'Roof garden', value: '7\u00a0000\u00a0m²' },
    { label: 'Sports ground', value: '3,5\u00a0ha' },
    { label: 'Spaces', value: '800' },
    { label: 'Plants', value: '35\u00a0000' },
  ]);
});

test('selectFigures returns at most five, each once', () => {
  const review = { years: [year(2020, ...['a', 'b', 'c', 'd', 'e', 'f', 'a'].map((label): [string, string] => [label, '100']))] };
  expect(selectFigures(review).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('countProjects counts finished and unfinished projects', () => {
  expect(countProjects([{ status: 'completed' }, { status: 'under_construction' }, { status: 'in_preparation' }])).toEqual({
    completed: 1,
    coming: 2,
  });
});
