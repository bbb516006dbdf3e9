import type { ApiError, Locale } from '@liget/content-api';
import type * as z from 'zod';
import { describeBadParameter } from './bad-parameter.ts';

export type ParsedQuery<Query> = { ok: true; query: Query } | { ok: false; error: ApiError };

/** Databases refuse text with this character. */
const NULL_BYTE = '\u0000';

/** One value, or all of a repeated parameter. */
function getValues(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Parses a query by the contract. Unknown parameters are ignored; an invalid value is refused with its parameter's name. */
export function parseQuery<Query>(schema: z.ZodType<Query>, search: URLSearchParams, locale: Locale): ParsedQuery<Query> {
  const values = getValues(search);
  const parsed = schema.safeParse(values);
  const [issue] = parsed.error?.issues ?? [];
  const refused = issue
    ? String(issue.path[0] ?? '')
    : Object.keys(values).find((name) => [values[name]].flat().some((value) => value?.includes(NULL_BYTE)));
  if (parsed.success && refused === undefined) return { ok: true, query: parsed.data };
  const parameter = refused ?? '';
  return {
    ok: false,
    error: { error: { code: 'bad_parameter', message: describeBadParameter(locale, schema, parameter, issue), parameter } },
  };
}

/** Canonical text of a query: the same whatever the order of its parameters. */
export function canonicalizeQuery(query: object): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    entries.map(([key, value]) => [key, Array.isArray(value) ? [...new Set(value)].toSorted((a, b) => (a < b ? -1 : 1)) : value]),
  );
}
