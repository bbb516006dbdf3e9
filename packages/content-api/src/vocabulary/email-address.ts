// Without zod, because browsers import it.
/** Catches typing errors in an e-mail address; the content service decides whether it is valid (`Email` in `schemas/forms.ts`). */
export const LIKELY_EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Maximum length in characters (RFC 5321: a path of 256 with its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;
