import { isRecord } from '../../is-record.ts';

/** The ids of a value with one related document or many, whether they were loaded or not; others are left out. */
export const readIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const id = Number(isRecord(one) ? one['id'] : one);
    return Number.isSafeInteger(id) && id > 0 ? [id] : [];
  });
