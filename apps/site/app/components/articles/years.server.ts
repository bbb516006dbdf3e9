import type { ScreenContent } from '../../content/screen-content.server.ts';
import { listYearsBetween } from './article.ts';

/** The years of all articles, from the dates of the newest and the oldest; empty if these cannot be read. */
export async function loadArticleYears(content: ScreenContent, endpoint: 'archive' | 'pressReleases'): Promise<number[]> {
  const newest = await content.optional(endpoint, { query: { limit: 1 } });
  if (!newest || newest.meta.total === 0) return [];
  const oldest = await content.optional(endpoint, { query: { limit: 1, page: newest.meta.total } });
  return listYearsBetween(newest.data[0]?.published_at, oldest?.data[0]?.published_at);
}
