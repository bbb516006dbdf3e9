import { SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';

/** Whether this is a valid slug of a page. A page whose validation fails is the 404 page (specification, section 2). */
export function isSlug(value: string | undefined): value is string {
  return value !== undefined && SLUG_PATTERN.test(value);
}

/** The middleware names that a page may have. */
const MIDDLEWARE_NAMES = ['noindex'];

/** The effects of a page's middleware; an unknown name is the error 'Unknown middleware' (specification, section 8). */
export function readMiddleware(names: readonly string[]): { indexable: boolean; isKnown: boolean } {
  return { indexable: !names.includes('noindex'), isKnown: names.every((name) => MIDDLEWARE_NAMES.includes(name)) };
}
