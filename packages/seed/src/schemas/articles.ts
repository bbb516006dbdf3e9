import { z } from 'zod';
import { documentNamed } from './documents.ts';
import { key, picture, prose, slug, type Text, text } from './primitives.ts';

const articleFields = {
  key,
  title: text,
  slug,
  /** One or two sentences for cards. */
  lead: text,
  /** Days before the first start. */
  daysAgo: z.int().min(0),
  author: text.exactOptional(),
  picture,
  gallery: z.array(picture).exactOptional(),
  body: prose,
};

export const article = z.strictObject(articleFields);
export const newsItem = z.strictObject({
  ...articleFields,
  category: z.string(),
  highlighted: z.literal(true).exactOptional(),
  relatedTopLocation: z.string().exactOptional(),
});
export const pressRelease = z.strictObject({ ...articleFields, attachments: z.array(documentNamed).exactOptional() });

export type SeedArticle = z.infer<typeof article>;
export type SeedNewsItem = z.infer<typeof newsItem>;
export type SeedPressRelease = z.infer<typeof pressRelease> & { contact: Text };
