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

/** Days before the first start: news of a site that has just been made is recent. */
const daysAgo = z.int().min(0);

/** What the archive tells of happened on its day, whenever the site is made. */
export const article = z.strictObject({ ...articleFields, publishedOn: z.iso.date() });
export const newsItem = z.strictObject({
  ...articleFields,
  daysAgo,
  category: z.string(),
  highlighted: z.literal(true).exactOptional(),
  relatedTopLocation: z.string().exactOptional(),
});
export const pressRelease = z.strictObject({ ...articleFields, daysAgo, attachments: z.array(documentNamed).exactOptional() });

export type SeedArticle = z.infer<typeof article>;
export type SeedNewsItem = z.infer<typeof newsItem>;
export type SeedPressRelease = z.infer<typeof pressRelease> & { contact: Text };
