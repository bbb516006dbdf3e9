import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload';
import { isRecord } from '../../platform/is-record.ts';

/** Fields whose columns are NOT NULL, with an empty text for a missing value (`platform/database/schema/required-columns.ts`). */
const EMPTY_WHEN_MISSING: ReadonlySet<string> = new Set(['altHu', 'altEn']);

function convertExists(condition: WhereField): WhereField {
  const { exists, ...others } = condition;
  if (exists === undefined) return condition;
  return { ...others, [exists === true || exists === 'true' ? 'not_equals' : 'equals']: '' };
}

/** The filter with ‘exists’ of a description as a comparison with the empty text. */
function convertWhere(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(convertWhere)];
      return [name, EMPTY_WHEN_MISSING.has(name) && isRecord(value) ? convertExists(value) : value];
    }),
  );
}

/** Lets lists be filtered by whether a description exists. The admin's lists drop a comparison with the empty text from their address. */
export const findMissingDescriptions: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: convertWhere(args.where) } : args;
