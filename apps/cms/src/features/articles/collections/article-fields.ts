import type { Field } from 'payload';
import { text } from '../../../platform/fields/basics.ts';
import { lead, picture, prose, title } from '../../../platform/fields/content-fields.ts';
import { articleDate } from '../../../platform/fields/dates/article-date.ts';
import { label } from '../../../platform/fields/labels.ts';
import { requireText } from '../../../platform/fields/required/required-content.ts';
import { slug } from '../../../platform/fields/slugs/address-slug.ts';

export const createArticleFields = (date = label('A cikk dátuma', 'Date on the article'), content: readonly string[] = []): Field[] => [
  title(),
  lead(),
  picture('picture', label('Vezető kép', 'Lead picture'), { use: 'head' }),
  requireText(prose(), { or: ['gallery', ...content] }),
  picture('gallery', label('További képek', 'More pictures'), { many: true, use: 'gallery' }),
  slug(),
  articleDate(date),
];

export const createAuthorField = () => text('author', label('Szerző', 'Author'), { localized: true, sidebar: true });

export const ARTICLE_COLUMNS = ['title', 'publishedOn', '_status'];
