import type { ArticleTeaser } from '../../components/articles/article.ts';

export interface ArchiveYear {
  year: string;
  articles: ArticleTeaser[];
}

/** Groups articles by the year of their date; years and articles keep the given order. */
export function groupByYear(articles: readonly ArticleTeaser[]): ArchiveYear[] {
  const years = new Map<string, ArchiveYear>();
  for (const article of articles) {
    const year = article.day.slice(0, 4);
    const section = years.get(year) ?? { year, articles: [] };
    section.articles.push(article);
    years.set(year, section);
  }
  return [...years.values()];
}
