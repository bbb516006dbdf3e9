const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** May this be the address of a page? A page whose validation fails is the 404 page (specification, section 2). */
export function isSlug(value: string | undefined): value is string {
  return value !== undefined && SLUG.test(value);
}

/** The middleware names that a page of the content may carry. */
const KNOWN = ['noindex'];

/** What a page's middleware does to it; a name that the site does not know is the error 'Unknown middleware' (specification, section 8). */
export function readMiddleware(names: readonly string[]): { indexable: boolean; isKnown: boolean } {
  return { indexable: !names.includes('noindex'), isKnown: names.every((name) => KNOWN.includes(name)) };
}
