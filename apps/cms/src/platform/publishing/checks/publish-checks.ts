import type { Locale } from '@liget/content-api';
import type { PlaceHours } from '@liget/park';
import { type Label, label } from '../../fields/labels.ts';
import { isFilled } from '../../fields/values/is-filled.ts';
import type { PublishError } from './publish-check.ts';

/** A document with all languages in its localised fields, and its picture loaded. */
export type Document = Record<string, unknown>;

export const createWarning = (hu: string, en: string, field?: string, locale?: Locale): PublishError => ({
  severity: 'warning',
  message: label(hu, en),
  ...(field ? { at: { field, ...(locale ? { locale } : {}) } } : {}),
});

/** Whether a localised field has a text in a language. */
export function inLanguage(document: Document, field: string, language: keyof Label): boolean {
  const value = document[field];
  return typeof value === 'object' && value !== null && isFilled((value as Record<string, unknown>)[language]);
}

/** Messages for missing texts by field, with the fields' labels. */
const TEXTS: [field: string, hu: string, en: string][] = [
  ['title', 'cím', 'title'],
  ['name', 'név', 'name'],
  ['lead', 'bevezető', 'lead'],
  ['body', 'szöveg', 'text'],
];

function findMissingTexts(document: Document, has: (field: string) => boolean): PublishError[] {
  const texts = TEXTS.filter(([field]) => has(field));
  const [named] = texts;
  if (named && !inLanguage(document, named[0], 'hu'))
    return [
      {
        severity: 'error',
        message: label('Nincs magyar címe vagy neve.', 'It has no Hungarian title or name.'),
        at: { field: named[0], locale: 'hu' },
      },
    ];
  const english = texts.filter(([field]) => inLanguage(document, field, 'hu') && !inLanguage(document, field, 'en'));
  const problems: PublishError[] = [];
  const [first] = english;
  if (first && (first[0] === 'title' || first[0] === 'name')) {
    problems.push(
      createWarning(
        'Nincs angol változata; az angol oldalon magyarul, figyelmeztetéssel jelenik meg.',
        'It has no English version; the English site shows it in Hungarian, with a notice.',
        first[0],
        'en',
      ),
    );
  } else if (english.length > 0) {
    const listNames = (language: 1 | 2) => english.map((text) => text[language]).join(', ');
    problems.push(createWarning(`Angolul hiányzik: ${listNames(1)}.`, `Missing in English: ${listNames(2)}.`, first?.[0], 'en'));
  }
  if (has('lead') && !inLanguage(document, 'lead', 'hu'))
    problems.push(
      createWarning(
        'Nincs bevezetője, pedig az látszik a kártyákon és a keresőkben.',
        'It has no lead, which cards and search engines show.',
        'lead',
        'hu',
      ),
    );
  return problems;
}

function findMissingPicture(document: Document, has: (field: string) => boolean): PublishError[] {
  if (!has('picture')) return [];
  const { picture } = document;
  if (picture === null || picture === undefined) return [createWarning('Nincs képe.', 'It has no picture.', 'picture')];
  return [];
}

export interface Circumstances {
  now: Temporal.Instant;
  /** The opening hours of an event's place; `null` when it has no place or they are unknown. */
  place: PlaceHours | null;
}

/** The additional checks of a collection. */
export type CollectionChecks = (document: Document, circumstances: Circumstances) => PublishError[];

/** The checks of every document; `has` tells which fields its collection has. */
export const checkDocument = (document: Document, has: (field: string) => boolean): PublishError[] => [
  ...findMissingTexts(document, has),
  ...findMissingPicture(document, has),
];

/** Missing English texts of these fields are reported together, and not at all if there is no English text. */
const CHECKED_TEXT_FIELDS = new Set(TEXTS.map(([field]) => field));

/** Merges both lists, without field errors that are reported already. */
export function mergeFieldChecks(
  checkErrors: readonly PublishError[],
  ofFields: readonly PublishError[],
  hasEnglish: boolean,
): PublishError[] {
  const fieldsWithErrors = new Set(checkErrors.filter(({ severity }) => severity === 'error').map(({ at }) => at?.field));
  const news = ofFields.filter(({ severity, at, parts }) => {
    if (severity === 'error') return !fieldsWithErrors.has(at?.field);
    // Whatever is not about a missing translation.
    if (parts) return true;
    return hasEnglish && !CHECKED_TEXT_FIELDS.has(at?.field ?? '');
  });
  return [...checkErrors, ...news].toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'));
}

/** Whether two errors are at one field; one without a language is about both. */
const isAtSameField = ({ at: one }: PublishError, { at: other }: PublishError) =>
  one !== undefined && one.field === other?.field && (!one.locale || !other.locale || one.locale === other.locale);

/** Adds the errors of images, in place of those that the fields' validators report: they link to the image. */
export function mergeImageChecks(errors: readonly PublishError[], ofImages: readonly PublishError[]): PublishError[] {
  const isRepeated = (error: PublishError) => ofImages.some((image) => error.message.hu.endsWith(`: ${image.message.hu}`));
  return [...errors.filter((error) => !isRepeated(error)), ...ofImages];
}

/** Adds the warnings about links, except about a link that the field itself refuses. */
export function mergeUrlChecks(errors: readonly PublishError[], ofUrls: readonly PublishError[]): PublishError[] {
  const isRefused = (warning: PublishError) => errors.some((error) => error.severity === 'error' && isAtSameField(error, warning));
  return [...errors, ...ofUrls.filter((warning) => !isRefused(warning))];
}

/** Whether a document has an English version. */
export const hasEnglish = (document: Document) => inLanguage(document, 'title', 'en') || inLanguage(document, 'name', 'en');
