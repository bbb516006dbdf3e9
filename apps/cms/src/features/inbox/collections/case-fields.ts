import type { Field } from 'payload';

export const MAX_TEXT_LENGTH = 10_000;

/** A field for the list, its search and filters; the case's screen shows its value. */
export const showInListOnly = <Kind extends Field>(field: Kind): Kind => ({
  ...field,
  admin: { ...field.admin, condition: () => false },
});
