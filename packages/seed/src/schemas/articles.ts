import { z } from 'zod';
import { documentNamed } from './documents.ts';
import { key, picture, prose, slug, type Text, text } from './primitives.ts';

const articleFields = {
  key,
  title: text,
  slug,
  /** One or two sentences for cards. */
  lead: text,
  author: text.exactOptional(),
  picture,
  gallery: z.array(picture).exactOptional(),
  body: prose,
};

/**
 * An article about a day is dated by that day, whenever the site is made. A seasonal article has a day of the year (MM-DD): the latest one
 * before the first start. Other articles may be recent: a number of days before the first start.
 */
export const publication = z.union([
  z.iso.date(),
  z.strictObject({ yearly: z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u, 'is no day of every year, MM-DD') }),
  z.strictObject({ daysAgo: z.int().min(0) }),
]);
export type SeedPublication = z.infer<typeof publication>;

export const article = z.strictObject({ ...articleFields, publishedOn: z.iso.date() });
export const newsItem = z.strictObject({
  ...articleFields,
  publishedOn: publication,
  category: z.string(),
  highlighted: z.literal(true).exactOptional(),
  relatedTopLocation: z.string().exactOptional(),
});
export const pressRelease = z.strictObject({
  ...articleFields,
  publishedOn: publication,
  attachments: z.array(documentNamed).exactOptional(),
});

export type SeedArticle = z.infer<typeof article>;
export type SeedNewsItem = z.infer<typeof newsItem>;
export type SeedPressRelease = z.infer<typeof pressRelease> & { contact: Text };
