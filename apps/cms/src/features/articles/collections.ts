import type { CollectionConfig, Field } from 'payload';
import { slug } from '../../platform/fields/address-slug.ts';
import { checkbox, files, lead, picture, prose, relation, rows, text, textarea, title } from '../../platform/fields/basics.ts';
import { articleDate } from '../../platform/fields/dates/article-date.ts';
import { label } from '../../platform/fields/labels.ts';
import { content, GROUPS } from '../../platform/publishing/content-collection.ts';

const article = (date = label('A cikk dátuma', 'Date on the article')): Field[] => [
  title(),
  lead(),
  picture('picture', label('Vezető kép', 'Lead picture'), { use: 'head' }),
  prose(),
  picture('gallery', label('További képek', 'More pictures'), { many: true, use: 'gallery' }),
  slug(),
  articleDate(date),
];

const author = () => text('author', label('Szerző', 'Author'), { localized: true, sidebar: true });
const columns = ['title', 'publishedOn', '_status'];

const newsCategories: CollectionConfig = content({
  slug: 'news-categories',
  referredTo: true,
  singular: label('Magazinrovat', 'News category'),
  plural: label('Magazinrovatok', 'News categories'),
  group: GROUPS.stories,
  drafts: false,
  titleField: 'name',
  fields: [text('name', label('Név', 'Name'), { required: true, localized: true }), slug('name')],
});

const news: CollectionConfig = content({
  slug: 'news',
  singular: label('Magazincikk', 'News item'),
  plural: label('Magazincikkek', 'News'),
  group: GROUPS.stories,
  columns: ['title', 'category', 'publishedOn', '_status'],
  sort: '-publishedOn',
  fields: [
    ...article(),
    author(),
    relation('category', label('Rovat', 'Category'), 'news-categories', { sidebar: true }),
    relation('topLocation', label('Kapcsolódó hely', 'Related place'), 'top-locations', { sidebar: true }),
    checkbox('highlighted', label('Kiemelt', 'Highlighted'), { sidebar: true, index: true }),
  ],
});

const archiveArticles: CollectionConfig = content({
  slug: 'archive-articles',
  singular: label('Archív cikk', 'Archive article'),
  plural: label('Archívum', 'Archive'),
  group: GROUPS.stories,
  columns,
  sort: '-publishedOn',
  fields: [...article(), author()],
});

const pressReleases: CollectionConfig = content({
  slug: 'press-releases',
  singular: label('Sajtóközlemény', 'Press release'),
  plural: label('Sajtóközlemények', 'Press releases'),
  group: GROUPS.stories,
  columns,
  sort: '-publishedOn',
  fields: [
    ...article(label('A közlemény dátuma', 'Date on the release')),
    textarea('contact', label('Sajtókapcsolat', 'Press contact'), { localized: true }),
    files('attachments', label('Mellékletek', 'Attachments')),
  ],
});

const galleryCategories: CollectionConfig = content({
  slug: 'gallery-categories',
  referredTo: true,
  singular: label('Galériatéma', 'Gallery category'),
  plural: label('Galériatémák', 'Gallery categories'),
  group: GROUPS.stories,
  fields: [title(), slug(), lead(), picture('picture', label('Kép', 'Picture'), { use: 'head' })],
});

const galleries: CollectionConfig = content({
  slug: 'galleries',
  singular: label('Képgaléria', 'Gallery'),
  plural: label('Képgalériák', 'Galleries'),
  group: GROUPS.stories,
  columns: ['title', 'category', 'publishedOn', '_status'],
  sort: '-publishedOn',
  fields: [
    title(),
    lead(),
    rows(
      'items',
      label('Képek', 'Pictures'),
      [label('Kép', 'Picture'), label('Képek', 'Pictures')],
      [
        picture('picture', label('Kép', 'Picture'), { required: true, use: 'gallery' }),
        text('title', label('Cím', 'Title'), { localized: true }),
        textarea('description', label('Leírás', 'Description'), { localized: true }),
      ],
    ),
    slug(),
    relation('category', label('Galériatéma', 'Category'), 'gallery-categories', { required: true, sidebar: true }),
    articleDate(label('A galéria dátuma', 'Date on the gallery')),
  ],
});

export const storyCollections = [news, newsCategories, archiveArticles, pressReleases, galleries, galleryCategories];
