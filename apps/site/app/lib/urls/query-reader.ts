import { MAX_REQUESTED_SLUG_LENGTH, SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import { parseSearchText } from './list-query.ts';

/** A value of the query that the screen cannot use. */
export interface UnusedValue {
  name: string;
  value: string;
}

const MAX_VALUES = 20;

export const isSlug = (value: string): value is string => value.length <= MAX_REQUESTED_SLUG_LENGTH && SLUG_PATTERN.test(value);
const isPage = (value: string): value is string => /^[1-9]\d{0,3}$/.test(value);
/** A year between the content API's bounds. */
const isYear = (value: string): value is string => /^\d{4}$/.test(value) && Number(value) >= 1900 && Number(value) <= 2200;

/** A guard for the values of a vocabulary. */
export const createGuard =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((each) => each === value);

/**
 * Reads the query of a screen. A screen never fails because of its query: values that it cannot use are left out and noted in `unused`, so that
 * the page can name them (`formatQueryNotices`). Empty values come from the empty fields of a form.
 */
export function createQueryReader(query: URLSearchParams) {
  const unused: UnusedValue[] = [];
  /** The valid values of a parameter, each once, `most` at most. */
  function readAll<Value extends string>(name: string, isValid: (value: string) => value is Value, most = MAX_VALUES): Value[] {
    const values = [...new Set(query.getAll(name).filter((value) => value !== ''))];
    const valid = values.filter((value) => isValid(value)).slice(0, most);
    const used = new Set<string>(valid);
    unused.push(...values.filter((value) => !used.has(value)).map((value) => ({ name, value })));
    return valid;
  }
  const readOne = <Value extends string>(name: string, isValid: (value: string) => value is Value): Value | undefined =>
    readAll(name, isValid, 1).at(0);
  return {
    unused,
    readAll,
    readOne,
    readSlug: (name: string) => readOne(name, isSlug),
    /** The requested page, from 1 to 9999. */
    readPage: () => Number(readOne('page', isPage) ?? 1),
    readYear(): number | undefined {
      const year = readOne('year', isYear);
      return year === undefined ? undefined : Number(year);
    },
    /** The typed text of a search (`parseSearchText`). */
    readText: () => parseSearchText(query),
  };
}

export type QueryReader = ReturnType<typeof createQueryReader>;
