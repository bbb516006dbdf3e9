import type { Field } from 'payload';

export const LONGEST = 10_000;

/** Shown by the desk; here for the list, its search and its filters. */
export const showInListOnly = <Kind extends Field>(field: Kind): Kind => ({
  ...field,
  admin: { ...field.admin, condition: () => false },
});
