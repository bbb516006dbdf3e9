import type { magazine as hungarian } from '../../hu/articles/magazine.ts';

export const magazine: typeof hungarian = {
  categories: 'Categories',
  allCategories: 'All categories',
  none: 'No news articles',
  noneHint: 'There is no article in this category yet. Have a look at the others.',
  allArticles: 'All articles',
  moreIn: 'More in {category}',
  related: 'Read this too',
  archive: 'Archive',
  toArchive: 'Older articles, by year',
};
