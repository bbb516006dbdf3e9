import * as z from 'zod';
import {
  FileValue,
  Flag,
  Html,
  Id,
  ImageValue,
  Instant,
  ListMeta,
  ListQuery,
  Media,
  PageItem,
  repeatable,
  SlugParameter,
  wholeNumber,
} from './primitives.ts';

export const NewsCategory = z.object({ id: Id, name: z.string(), slug: z.string() });
export type NewsCategory = z.infer<typeof NewsCategory>;

const Article = PageItem.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  published_at: Instant,
});

export const NewsItem = Article.extend({ is_highlighted: z.boolean(), category: NewsCategory.nullable() });
export type NewsItem = z.infer<typeof NewsItem>;
export const NewsDetail = NewsItem.extend({
  html: Html,
  author: z.string().nullable(),
  gallery: z.array(ImageValue),
  related: z.array(NewsItem),
});
export type NewsDetail = z.infer<typeof NewsDetail>;
export const NewsQuery = ListQuery.extend({
  is_highlighted: Flag.optional(),
  category: repeatable(SlugParameter),
  q: z.string().trim().max(200).optional(),
});

/** A list of articles by year. `years`: those that have articles, newest first, whatever the query. */
export function listByYear<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: ListMeta.extend({ years: z.array(z.number().int()).default([]) }) });
}

export const ArchiveArticle = Article;
export type ArchiveArticle = z.infer<typeof ArchiveArticle>;
export const ArchiveDetail = Article.extend({ html: Html, author: z.string().nullable(), gallery: z.array(ImageValue) });
export type ArchiveDetail = z.infer<typeof ArchiveDetail>;
export const ArchiveQuery = ListQuery.extend({
  year: wholeNumber(1900, 2200),
  q: z.string().trim().max(200).optional(),
});

export const PressRelease = Article;
export type PressRelease = z.infer<typeof PressRelease>;
export const PressReleaseDetail = Article.extend({
  html: Html,
  contact: z.string().nullable(),
  attachments: z.array(FileValue),
});
export type PressReleaseDetail = z.infer<typeof PressReleaseDetail>;
export const PressReleasesQuery = ListQuery.extend({
  year: wholeNumber(1900, 2200),
  q: z.string().trim().max(200).optional(),
});
