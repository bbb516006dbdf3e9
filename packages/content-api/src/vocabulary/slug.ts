// Without zod, because browsers import it.
/** Words of lower-case ASCII letters and digits, joined by single hyphens: the slug of an item, the anchor of a section, the key of a price. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Maximum characters of a stored slug. */
export const MAX_SLUG_LENGTH = 120;
/** Maximum characters of a slug in a request; a longer one is answered as invalid, not as unknown. */
export const MAX_REQUESTED_SLUG_LENGTH = 200;
