import type { ArchiveArticle, NewsCategory, NewsDetail, NewsItem, ParsedEndpointQuery } from '@liget/content-api';
import type { Where } from 'payload';
import type * as Stored from '../../payload-types.ts';
import { startOfDay, toStoredText } from '../../platform/read-model/dates.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { getProperSlug, listUntranslated, readPageItem } from '../../platform/read-model/page-item.ts';
import { getImage, toFileValue, toImages, toMedia } from '../../platform/read-model/pictures/pictures.ts';
import { findAll, findBySlug, findPage, findSome, mapSkippingInvalid, type ReadContext } from '../../platform/read-model/published.ts';
import { toHtml } from '../../platform/read-model/rich-text/rich-text.ts';
import { findFoldedMatches, type TitledCollection } from '../search/title-match.ts';

const NEWEST = ['-publishedOn', '-id'];
const RELATED_NEWS = 3;

const ARTICLE_TEXTS = { lead: 'lead', html: 'body' } as const;

type Article = Stored.News | Stored.ArchiveArticle | Stored.PressRelease;

function toArticle(read: DocumentReader<Article>, ...keys: ('hero' | 'image')[]): ArchiveArticle {
  return {
    ...readPageItem(read, read.language('title'), ARTICLE_TEXTS),
    title: read.text('title'),
    lead: read.textOrEmpty('lead'),
    media: toMedia(getImage(read), 'lead', ...keys),
    published_at: read.date('publishedOn'),
  };
}

function toNewsCategory(read: DocumentReader<Stored.NewsCategory>): NewsCategory {
  return { id: read.id, name: read.text('name'), slug: getProperSlug(read) };
}

function toNewsItem(read: DocumentReader<Stored.News>): NewsItem {
  const category = read.relation('category');
  return { ...toArticle(read), is_highlighted: read.flag('highlighted'), category: category && toNewsCategory(category) };
}

function getDetail(read: DocumentReader<Stored.News | Stored.ArchiveArticle>) {
  const article = toArticle(read, 'hero', 'image');
  return {
    ...article,
    untranslated: [...(article.untranslated ?? []), ...listUntranslated(read, { author: 'author' })],
    html: toHtml(read, 'body'),
    author: read.textOrNull('author'),
    gallery: toImages(read.relations('gallery')),
  };
}

/** The instant at which a year begins in Budapest, as stored. */
const getYearStart = (year: number) => toStoredText(startOfDay(`${String(year).padStart(4, '0')}-01-01`));

function buildYearCondition(year: number | undefined): Where[] {
  if (year === undefined) return [];
  return [{ publishedOn: { greater_than_equal: getYearStart(year) } }, { publishedOn: { less_than: getYearStart(year + 1) } }];
}

type ByYear = 'archive-articles' | 'press-releases';

/** The years that have articles, newest first: each is that of the newest article before the one found last. */
async function listYears(context: ReadContext, collection: ByYear, before?: number): Promise<number[]> {
  const where: Where = { and: before === undefined ? [] : [{ publishedOn: { less_than: getYearStart(before) } }] };
  const [newest] = await findSome(context, collection, 1, { where, sort: NEWEST, depth: 0 });
  if (!newest) return [];
  const year = Number(newest.date('publishedOn').slice(0, 4));
  return [year, ...(await listYears(context, collection, year))];
}

async function listByYear(
  context: ReadContext,
  collection: ByYear,
  { year, q, ...paging }: ParsedEndpointQuery<'archive' | 'pressReleases'>,
) {
  const where: Where = { and: [...buildYearCondition(year), ...(await buildTextCondition(context, collection, q))] };
  const { items, meta } = await findPage(context, collection, paging, { where, sort: NEWEST });
  return {
    data: mapSkippingInvalid(items, (read) => toArticle(read)),
    meta: { ...meta, years: await listYears(context, collection) },
  };
}

async function buildTextCondition(context: ReadContext, collection: TitledCollection, q: string | undefined): Promise<Where[]> {
  return q ? [{ id: { in: await findFoldedMatches(context.payload, collection, q) } }] : [];
}

async function findRelatedNews(context: ReadContext, read: DocumentReader<Stored.News>): Promise<NewsItem[]> {
  const category = read.relation('category');
  const where: Where = { and: [{ id: { not_equals: read.id } }, ...(category ? [{ category: { equals: category.id } }] : [])] };
  return mapSkippingInvalid(await findSome(context, 'news', RELATED_NEWS, { where, sort: NEWEST }), toNewsItem);
}

const getNewsDetail = async (context: ReadContext, read: DocumentReader<Stored.News>): Promise<NewsDetail> => ({
  ...toNewsItem(read),
  ...getDetail(read),
  related: await findRelatedNews(context, read),
});

export const articles = {
  newsCategories: async (request) => ({
    data: mapSkippingInvalid(await findAll(request, 'news-categories', { depth: 0 }), toNewsCategory),
  }),

  news: async (request) => {
    const { is_highlighted, category, q } = request.query;
    const where: Where = {
      and: [
        ...(is_highlighted === undefined ? [] : [{ highlighted: { equals: is_highlighted } }]),
        ...(category?.length ? [{ 'category.slug': { in: category } }] : []),
        ...(await buildTextCondition(request, 'news', q)),
      ],
    };
    const { items, meta } = await findPage(request, 'news', request.query, { where, sort: NEWEST });
    return { data: mapSkippingInvalid(items, toNewsItem), meta };
  },

  newsItem: async (request) => {
    const read = await findBySlug(request, 'news', request.slug);
    return read && { data: await getNewsDetail(request, read) };
  },

  archive: (request) => listByYear(request, 'archive-articles', request.query),

  archiveArticle: async (request) => {
    const read = await findBySlug(request, 'archive-articles', request.slug);
    return read && { data: getDetail(read) };
  },

  pressReleases: (request) => listByYear(request, 'press-releases', request.query),

  pressRelease: async (request) => {
    const read = await findBySlug(request, 'press-releases', request.slug);
    if (!read) return null;
    const article = toArticle(read, 'hero', 'image');
    return {
      data: {
        ...article,
        untranslated: [...(article.untranslated ?? []), ...listUntranslated(read, { contact: 'contact' })],
        html: toHtml(read, 'body'),
        contact: read.textOrNull('contact'),
        attachments: read.relations('attachments').map(toFileValue),
      },
    };
  },
} satisfies Partial<Handlers>;
