import type { ArticleTeaser } from '../../components/articles/article.ts';

export interface ArchiveYear {
  year: string;
  articles: ArticleTeaser[];
}

/** Articles under the years that they appeared in, both in the order given. */
export function groupByYear(articles: readonly ArticleTeaser[]): ArchiveYear[] {
  const years = new Map<string, ArchiveYear>();
  for (const article of articles) {
    const year = article.day.slice(0, 4);
    const found = years.get(year) ?? { year, articles: [] };
    found.articles.push(article);
    years.set(year, found);
  }
  return [...years.values()];
}
