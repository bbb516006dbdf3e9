import { LOCALES, type Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { isRecord } from '../../is-record.ts';
import { type Fields } from '../document-reader.ts';
import type { PlaceholderText } from './park-data.ts';
import { resolvePlaceholder } from './resolve.ts';
import { findPlaceholders, mayHavePlaceholder, type Placeholder, type PlaceholderName, replacePlaceholders } from './syntax.ts';

/** Text for data that no longer exist; never the placeholder itself. */
const WITHOUT_DATA: Record<PlaceholderName, PlaceholderText> = {
  nyitvatartas: { hu: 'a helyszínen kiírt időben', en: 'at the hours posted there' },
  gyalog: { hu: 'néhány', en: 'a few' },
  ar: { hu: 'a helyszínen kiírt áron', en: 'at the price posted there' },
  telefon: { hu: 'a Kapcsolat oldalon álló számon', en: 'the number on the Contact page' },
  email: { hu: 'a Kapcsolat oldalon álló címen', en: 'the address on the Contact page' },
  'telefon-ideje': { hu: 'a Kapcsolat oldalon álló időben', en: 'at the hours on the Contact page' },
};

const toKey = ({ name, args }: Placeholder) => [name, ...args].join(':');

/** Whether any text below a value may have a placeholder. It runs for every document that is read, so it allocates nothing. */
function hasBraces(value: unknown): boolean {
  if (typeof value === 'string') return mayHavePlaceholder(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasBraces);
  for (const key in value) if (hasBraces(Reflect.get(value, key))) return true;
  return false;
}

/** Replaces every text in a language below a value by the result of `map`. */
function mapTexts(value: Fields | unknown[], locale: Locale | null, map: (text: string, locale: Locale) => string): void {
  const isLocalised = !Array.isArray(value) && LOCALES.some((one) => one in value);
  for (const [key, inner] of Object.entries(value)) {
    const language = isLocalised ? (LOCALES.find((one) => one === key) ?? locale) : locale;
    if (typeof inner === 'string') {
      if (language === null || !mayHavePlaceholder(inner)) continue;
      Reflect.set(value, key, map(inner, language));
    } else if (Array.isArray(inner) || isRecord(inner)) mapTexts(inner, language, map);
  }
}

async function chooseWords(
  payload: Payload,
  placeholders: readonly Placeholder[],
): Promise<(placeholder: Placeholder, locale: Locale) => string> {
  const texts = new Map<string, PlaceholderText>();
  for (const placeholder of placeholders) {
    const { name, written } = placeholder;
    const key = toKey(placeholder);
    // Braces around anything else are ordinary text.
    if (name === null || texts.has(key)) continue;
    const resolved = await resolvePlaceholder(payload, placeholder);
    if ('error' in resolved) payload.logger.warn(`The placeholder ${written} of a published text has no data: ${resolved.error.reason}`);
    texts.set(key, 'words' in resolved ? resolved.words : WITHOUT_DATA[name]);
  }
  return (placeholder, locale) => texts.get(toKey(placeholder))?.[locale] ?? (placeholder.args.length > 0 ? '' : placeholder.written);
}

/**
 * Fills the placeholders of documents that were read with `locale: 'all'` with the park's data, in each language and at any depth. Returns
 * the documents that had placeholders: they must be read again when other content changes, even if they were not saved.
 */
export async function fillPlaceholders(payload: Payload, documents: readonly unknown[]): Promise<ReadonlySet<unknown>> {
  const placeholders: Placeholder[] = [];
  const filled = new Set<unknown>();
  for (const document of documents) {
    if (!isRecord(document) || !hasBraces(document)) continue;
    const before = placeholders.length;
    mapTexts(document, null, (text) => {
      placeholders.push(...findPlaceholders(text));
      return text;
    });
    if (placeholders.length > before) filled.add(document);
  }
  if (filled.size === 0) return filled;
  const resolveText = await chooseWords(payload, placeholders);
  for (const document of filled) {
    if (isRecord(document))
      mapTexts(document, null, (text, locale) => replacePlaceholders(text, (placeholder) => resolveText(placeholder, locale)));
  }
  return filled;
}

/** Fills the placeholders of one text. */
export async function fillText(payload: Payload, text: string, locale: Locale): Promise<string> {
  const placeholders = findPlaceholders(text);
  if (placeholders.length === 0) return text;
  const resolveText = await chooseWords(payload, placeholders);
  return replacePlaceholders(text, (placeholder) => resolveText(placeholder, locale));
}
