/** Whether a value is missing: null, undefined or ''. A text of spaces is set; `isFilled` (fields/values/is-filled.ts) asks for content. */
export const isUnset = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';
