import type { archive as hungarian } from '../../hu/articles/archive.ts';

export const archive: typeof hungarian = {
  title: 'Archive',
  years: 'Choose a year',
  allYears: 'All years',
  count: '{count, plural, one {# article} other {# articles}}',
  countInYear: '{count, plural, one {# article} other {# articles}} from {year}',
  none: 'No news articles',
  noneHint: 'Choose another year, or have a look at the magazine.',
  allArticles: 'All archive articles',
  moreOfYear: 'More from {year}',
  toMagazine: 'The latest articles in the magazine',
};
