import { slugify } from '../../fields/slug.ts';

/** What a text can take from the park's data, and how many names follow it: decision 65. */
export const PLACEHOLDERS = {
  /** Of a place: the hours of its weeks, in words. */
  nyitvatartas: [1, 1],
  /** From one place or point of the map to another: minutes on foot, the number alone. */
  gyalog: [2, 2],
  /** Of the list of prices. */
  ar: [1, 1],
  /** Of the company, or of a service. */
  telefon: [0, 1],
  email: [0, 1],
  /** When somebody answers that telephone. */
  'telefon-ideje': [0, 1],
} as const satisfies Record<string, readonly [least: number, most: number]>;
export type PlaceholderName = keyof typeof PLACEHOLDERS;

export interface Placeholder {
  /** As it stands in the text. */
  written: string;
  /** `null`: there is no such placeholder. */
  name: PlaceholderName | null;
  args: readonly string[];
}

const WORD = String.raw`[\p{L}\d][\p{L}\d-]*`;
const PATTERN = new RegExp(String.raw`\{\s*(${WORD}(?:\s*:\s*${WORD})*)\s*\}`, 'gu');

const isName = (text: string): text is PlaceholderName => Object.hasOwn(PLACEHOLDERS, text);

function parse(written: string, inner: string): Placeholder {
  // Hungarian letters may be typed as they are spoken: {ár:…} is {ar:…}.
  const [name = '', ...args] = inner.split(':').map(slugify);
  return { written, name: isName(name) ? name : null, args };
}

/** Whether a text may have one; quick, for texts that have none. */
export const mayHavePlaceholder = (text: string): boolean => text.includes('{');

export function findPlaceholders(text: string): Placeholder[] {
  return mayHavePlaceholder(text) ? [...text.matchAll(PATTERN)].map(([written, inner = '']) => parse(written, inner)) : [];
}

export function replacePlaceholders(text: string, replace: (placeholder: Placeholder) => string): string {
  return mayHavePlaceholder(text) ? text.replace(PATTERN, (written, inner: string) => replace(parse(written, inner))) : text;
}
