import type { ClientField } from 'payload';
import type { Label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { toProseText } from '../prose-text.ts';

type Data = Record<string, unknown>;

/** One text in both languages. */
export interface Pair {
  path: string[];
  label: unknown;
  kind: 'line' | 'lines' | 'prose';
  hu: unknown;
  en: unknown;
}

const KINDS: Partial<Record<ClientField['type'], Pair['kind']>> = { text: 'line', textarea: 'lines', richText: 'prose' };

const inLanguage = (value: unknown, locale: keyof Label): unknown => (isRecord(value) ? value[locale] : undefined);

/** The translated texts of a document that was read in all languages, in the order of the form, without those within rows. */
export function listPairs(fields: readonly ClientField[], data: Data, path: string[] = []): Pair[] {
  return fields.flatMap((field): Pair[] => {
    const { admin } = field;
    if (admin && (('hidden' in admin && admin.hidden) || ('readOnly' in admin && admin.readOnly))) return [];
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const parent = 'name' in tab && tab.name ? data[tab.name] : data;
        return listPairs(tab.fields, isRecord(parent) ? parent : {}, 'name' in tab && tab.name ? [...path, tab.name] : path);
      });
    }
    if (field.type === 'group' && 'name' in field && field.name) {
      const parent = data[field.name];
      return listPairs(field.fields, isRecord(parent) ? parent : {}, [...path, field.name]);
    }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') return listPairs(field.fields, data, path);
    const kind = KINDS[field.type];
    if (!kind || !('name' in field) || !('localized' in field) || !field.localized || field.name === 'slug') return [];
    const value = data[field.name];
    return [{ path: [...path, field.name], label: field.label, kind, hu: inLanguage(value, 'hu'), en: inLanguage(value, 'en') }];
  });
}

/** The text of a value: plain text as it is, rich text without its markup. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isRecord(value) ? toProseText(value['root']) : '';
}

export const isMissing = ({ hu, en }: Pick<Pair, 'hu' | 'en'>) => toPlainText(hu).trim() !== '' && toPlainText(en).trim() === '';

/** The request body: the values at their paths. */
export function buildBody(changes: readonly { path: string[]; value: unknown }[]): Data {
  const body: Data = {};
  for (const { path, value } of changes) {
    let parent = body;
    for (const step of path.slice(0, -1)) {
      const next = parent[step];
      const child: Data = isRecord(next) ? next : {};
      parent[step] = child;
      parent = child;
    }
    parent[path.at(-1) ?? ''] = value;
  }
  return body;
}
