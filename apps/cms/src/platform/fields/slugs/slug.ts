import { MAX_SLUG_LENGTH } from '@liget/content-api/vocabulary/slug';

/** Letters that Unicode decomposition does not split into a base letter and an accent. */
const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', '&': ' ' };

/** Makes a slug: lower-case ASCII words joined by hyphens, at most `MAX_SLUG_LENGTH` characters. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđł&]/g, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
