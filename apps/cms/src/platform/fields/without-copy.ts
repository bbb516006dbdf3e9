import type { Field } from 'payload';

/** Fields that a copy of a document does not take over: they are about what has happened to the original. */
export const withoutCopy = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => Object.assign({ ...field }, { disableDuplicate: true }));
