import { expect, test } from 'vitest';
import { groupByYear } from './years.ts';

const article = (id: number, day: string) => ({ id, day, url: `/archivum/${id}`, title: `${id}`, lead: '', date: day, image: null });

test('groupByYear puts articles under their years, the newest year first, in the given order', () => {
  const years = groupByYear([article(4, '2024-05-11'), article(3, '2022-05-23'), article(2, '2022-05-04'), article(1, '2020-12-01')]);
  expect(years.map(({ year, articles }) => [year, articles.map(({ id }) => id)])).toEqual([
    ['2024', [4]],
    ['2022', [3, 2]],
    ['2020', [1]],
  ]);
});

test('groupByYear returns nothing for no articles', () => {
  expect(groupByYear([])).toEqual([]);
});
