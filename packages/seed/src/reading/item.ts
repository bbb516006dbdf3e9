import path from 'node:path';
import type { z } from 'zod';
import { combineFactsAndTexts, isFields, joinLanguages } from './join.ts';
import { checkFiles, type Fields, readFields, readOrder, readTextFile, wrong } from './source-files.ts';

/**
 * Converts the Markdown below the front matter to fields. `facts` is the content of `item.yaml`. Throws a RangeError for invalid Markdown.
 */
export type Body = (markdown: string, facts: Fields) => Fields;

export interface ItemShape<Schema extends z.ZodType> {
  /** The schema of the whole item: its `key`, the fields of `item.yaml`, and the texts as `{ hu, en }`. */
  schema: Schema;
  body: Body;
  /** Texts of a single language are plain values, not `{ hu }`. */
  languages?: readonly ['hu', 'en'] | readonly ['hu'];
}

/** The Markdown as the field of that name; no field when it is empty. Its headings are ## and ###, because # is the page's own title. */
export const bodyAs =
  (name: string): Body =>
  (markdown) => {
    if (/^# /m.test(markdown)) throw new RangeError('has a # heading, which is for pages with sections');
    return markdown === '' ? {} : { [name]: markdown };
  };

/** Reads one item of a folder with `item.yaml`, `hu.md` and `en.md`. Throws an error that names the file and the field. */
export function readItem<Schema extends z.ZodType>(
  folder: string,
  { schema, body, languages = ['hu', 'en'] }: ItemShape<Schema>,
): z.output<Schema> {
  checkFiles(folder);
  const facts = readFields(path.join(folder, 'item.yaml'));
  const [hu, en] = languages.map((language) => readTexts(path.join(folder, `${language}.md`), body, facts));
  const value = withFileInErrors(folder, () => combineFactsAndTexts(facts, languages.length === 1 ? hu : joinLanguages(hu, en)));
  const item = { key: path.basename(folder), ...(isFields(value) && value) };
  const result = schema.safeParse(item);
  if (result.success) return result.data;
  const sources = { 'item.yaml': facts, 'hu.md': hu, 'en.md': en };
  throw new Error(result.error.issues.map((issue) => createError(folder, issue, item, sources).message).join('\n'));
}

/** All items of a folder, in the order of its `order.yaml`. */
export function readItems<Schema extends z.ZodType>(folder: string, shape: ItemShape<Schema>): z.output<Schema>[] {
  return readOrder(folder).map((name) => readItem(path.join(folder, name), shape));
}

function readTexts(file: string, body: Body, facts: Fields): Fields {
  const { fields, markdown } = readTextFile(file);
  const below = withFileInErrors(file, () => body(markdown, facts));
  const duplicate = Object.keys(below).find((name) => name in fields);
  if (duplicate !== undefined) throw wrong(file, `${duplicate} stands in the front matter and below it`);
  return { ...fields, ...below };
}

function withFileInErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof RangeError ? wrong(file, error.message) : error;
  }
}

const at = (value: unknown, names: readonly PropertyKey[]): unknown =>
  names.reduce<unknown>((parent, name) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined), value);

/** The file that has the wrong value, or that lacks it; the folder when it is unknown. */
function createError(folder: string, issue: z.core.$ZodIssue, item: Fields, sources: Record<string, unknown>): Error {
  const last = issue.path.at(-1);
  const names = last === 'hu' || last === 'en' ? issue.path.slice(0, -1) : issue.path;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const places = Object.keys(sources).filter((file) => at(sources[file], [...names, ...unknown]) !== undefined);
  const place = names === issue.path ? (places.length === 1 ? places[0] : undefined) : `${String(last)}.md`;
  const message = at(item, issue.path) === undefined ? 'is missing' : issue.message;
  return wrong(place ? path.join(folder, place) : folder, `${names.join('.') || 'the item'}: ${message}`);
}
