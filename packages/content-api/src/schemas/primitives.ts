import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { MAX_REQUESTED_SLUG_LENGTH } from '../vocabulary/slug.ts';

/** The two languages of the site; Hungarian is the default and has no path prefix. */
export const LOCALES = ['hu', 'en'] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;
export const DEFAULT_LOCALE: Locale = 'hu';

export function getOtherLocale(locale: Locale): Locale {
  return locale === 'hu' ? 'en' : 'hu';
}

/** An item's slug in each language; `null` where it has not been translated. */
export const Slugs = z.object({ hu: z.string().min(1).nullable(), en: z.string().min(1).nullable() });
export type Slugs = z.infer<typeof Slugs>;

export const Id = z.number().int().positive();

/** A calendar day in Europe/Budapest, 'YYYY-MM-DD'. */
export const Day = z.iso.date();

/** An instant as ISO 8601 with the offset of Europe/Budapest, for example '2026-11-22T18:00:00+01:00'. */
export const Instant = z.iso.datetime({ offset: true });

/** HTML that the content service has made from an editor's rich text and sanitised. */
export const Html = z.string();

export const ImageRendition = z.object({
  src: z.string().min(1),
  /** CSS pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type ImageRendition = z.infer<typeof ImageRendition>;

export const ImageSizes = z.object({
  /** For pictures beside a line of text on phones; 3:4 has none. */
  xs: ImageRendition.optional(),
  sm: ImageRendition,
  md: ImageRendition,
  lg: ImageRendition,
});
export type ImageSizes = z.infer<typeof ImageSizes>;

/** '#rrggbb' in lower case. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/;
/** Shown while a picture without a colour of its own loads. */
export const FALLBACK_COLOUR = '#e3f3d3';

/** The names of the fields whose text is in the other language, because the requested one has none. Without it `language` holds for all. */
export const Untranslated = z.array(z.string()).optional();

const OneImage = ImageSizes.extend({
  default: ImageSizes.optional(),
  '3_2': ImageSizes.optional(),
  '3_4': ImageSizes.optional(),
  '1_1': ImageSizes.optional(),
  /** A JPEG of 1200 × 630 pixels for social networks. */
  share: ImageRendition.optional(),
  alt: lenient(z.string(), { substitute: '' }),
  caption: z.string().nullable(),
  /** Left out when there is no such field, because a page has many images. */
  untranslated: Untranslated,
  credit: z.string().nullable(),
  licence: z.string().nullable(),
  /** The uploaded file, for downloads and for browsers that cannot show WebP. */
  original: ImageRendition.extend({ mime_type: z.string(), file_size: z.number().int().nonnegative(), file_name: z.string() }),
  /** A colour that is shown while the picture loads, '#rrggbb'. */
  colour: lenient(z.string().regex(COLOUR_PATTERN), { substitute: FALLBACK_COLOUR }),
});
/** One picture: the sizes of the whole image, the crops, and its texts for readers. */
export const ImageValue = OneImage.extend({
  /** Other pictures of the same subject: if this picture was already shown on a page, the first one that was not replaces it. */
  alternates: z.array(OneImage).optional(),
});
export type ImageValue = z.infer<typeof ImageValue>;

/** Specification, section 3, "Media image value". */
export const Media = z.object({
  image: ImageValue.optional(),
  lead: ImageValue.optional(),
  lead_image: ImageValue.optional(),
  hero: ImageValue.optional(),
  hero_image: ImageValue.optional(),
  header_image: ImageValue.optional(),
});
export type Media = z.infer<typeof Media>;
// Specification, section 8.
const INVALID_MEDIA = 'Invalid media value';
for (const schema of [OneImage, ImageValue]) lenient(schema, { logMessage: INVALID_MEDIA });
lenient(Media, { logMessage: INVALID_MEDIA, substitute: {} });

/** A file that a visitor can download. */
export const FileValue = z.object({
  url: z.string().min(1),
  title: z.string(),
  /** Left out when there is no such field. */
  untranslated: Untranslated,
  file_name: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  file_size: z.number().int().nonnegative(),
});
export type FileValue = z.infer<typeof FileValue>;

/** The properties of every item with a page. */
export const PageItem = z.object({
  id: Id,
  slug: z.string().min(1),
  slugs: Slugs,
  /** The language of the texts, which differs from the requested one while a translation is missing. */
  language: Locale,
  untranslated: Untranslated,
  updated_at: Instant,
});

export const ListMeta = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  limit: z.number().int().positive(),
});
export type ListMeta = z.infer<typeof ListMeta>;

export const ApiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** The invalid query parameter or field. */
    parameter: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ApiError = z.infer<typeof ApiError>;

export const MAX_LIMIT = 100;
export const DEFAULT_LIMIT = 20;

/** A whole number in decimal digits only: `0x10` and `1e2` are invalid. */
function acceptDecimal<Schema extends z.ZodType>(number: Schema) {
  return z.preprocess((value) => (typeof value === 'string' ? (/^-?\d{1,15}$/.test(value) ? +value : Number.NaN) : value), number);
}
const createNumberSchema = (least: number, most: number) => z.number().int().min(least).max(most);
export const wholeNumber = (least: number, most: number) => acceptDecimal(createNumberSchema(least, most).optional());

/** Query parameters of every list. */
export const ListQuery = z.object({
  limit: acceptDecimal(createNumberSchema(1, MAX_LIMIT).default(DEFAULT_LIMIT)),
  page: acceptDecimal(createNumberSchema(1, 10_000).default(1)),
});

/** One value or several by repeating the parameter. */
export function repeatable<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined ? undefined : Array.isArray(value) ? value : [value]),
    z.array(item).max(20).optional(),
  );
}

export const SlugParameter = z.string().min(1).max(MAX_REQUESTED_SLUG_LENGTH);

/** '1' or 'true' is yes, '0' or 'false' is no. */
export const Flag = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true');

export function list<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: ListMeta });
}

export function one<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item });
}
