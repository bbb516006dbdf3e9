import { slugify } from '../../fields/slugs/slug.ts';

/** The placeholders and their minimum and maximum number of arguments: decision 65. */
export const PLACEHOLDERS = {
  /** The weekly hours of a place, as a sentence. */
  nyitvatartas: [1, 1],
  /** Minutes on foot from one place or amenity to another; the number only. */
  gyalog: [2, 2],
  /** An entry of the price list. */
  ar: [1, 1],
  /** The telephone number of the company, or of a service. */
  telefon: [0, 1],
  email: [0, 1],
  /** The hours of that telephone number. */
  'telefon-ideje': [0, 1],
} as const satisfies Record<string, readonly [least: number, most: number]>;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

export interface Placeholder {
  /** The placeholder as written in the text. */
  written: string;
  /** `null` for an unknown placeholder. */
  name: PlaceholderName | null;
  args: readonly string[];
}

const WORD = String.raw`[\p{L}\d][\p{L}\d-]*`;
const PATTERN = new RegExp(String.raw`\{\s*(${WORD}(?:\s*:\s*${WORD})*)\s*\}`, 'gu');

const isName = (text: string): text is PlaceholderName => Object.hasOwn(PLACEHOLDERS, text);

function parse(written: string, inner: string): Placeholder {
  // Accents may be typed: {ár:…} is {ar:…}.
  const [name = '', ...args] = inner.split(':').map(slugify);
  return { written, name: isName(name) ? name : null, args };
}

/** Whether a text may have a placeholder; a fast check for texts without one. */
export const mayHavePlaceholder = (text: string): boolean => text.includes('{');

export function findPlaceholders(text: string): Placeholder[] {
  return mayHavePlaceholder(text) ? [...text.matchAll(PATTERN)].map(([written, inner = '']) => parse(written, inner)) : [];
}

export function replacePlaceholders(text: string, replace: (placeholder: Placeholder) => string): string {
  return mayHavePlaceholder(text) ? text.replace(PATTERN, (written, inner: string) => replace(parse(written, inner))) : text;
}
