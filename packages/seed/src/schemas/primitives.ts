import path from 'node:path';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import { z } from 'zod';
import { parsePictureName } from '../pictures.ts';

/** The folder of the Markdown files. */
export const CONTENT = path.resolve(import.meta.dirname, '../../content');

const nonEmptyText = z.string().min(1);

const plainText = nonEmptyText.regex(/^(?!.*(?:\]\(|\*\*))/s, 'has Markdown, which this field would show as it is');

/** In both languages, without Markdown. */
export const text = z.strictObject({ hu: plainText, en: plainText });
/** Markdown: paragraphs, ## and ### headings, lists, links, **bold**, > quotes. */
export const prose = z.strictObject({ hu: nonEmptyText, en: nonEmptyText });
const slugText = z.string().max(MAX_SLUG_LENGTH).regex(SLUG_PATTERN, 'is not written as an address is');
export const slug = z.strictObject({ hu: slugText, en: slugText });
/** The name of the item's folder, by which others refer to it. */
export const key = slugText;
export const anchor = z.string().max(60).regex(SLUG_PATTERN, 'is not written as an address is');

export const picture = z.string().transform((name, context) => {
  const spec = parsePictureName(name);
  if (spec) return spec;
  context.addIssue(`there is no picture "${name}"; a name is scene-season-time-number, as balloon-summer-gold-1`);
  return z.NEVER;
});

export const fact = z.strictObject({ label: text, value: text });
/** [latitude, longitude] in degrees, WGS 84. */
export const position = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
/** A time of day in Budapest, 'HH:mm'. */
export const time = z.templateLiteral([z.number(), ':', z.number()]);

export const accessibilityFeature = z.enum([
  'step_free',
  'sign_language',
  'hearing_loop',
  'relaxed',
  'audio_description',
  'accessible_restroom',
  'assistance_dogs',
]);

export type Text = z.infer<typeof text>;
export type Prose = Text;
export type SeedFact = z.infer<typeof fact>;
export type SeedTime = `${number}:${number}`;
/** The needs of the filters. */
export const need = z.enum(['child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free']);
export type Need = z.infer<typeof need>;
export type AccessibilityFeature = z.infer<typeof accessibilityFeature>;
