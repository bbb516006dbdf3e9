import type { CollectionConfig } from 'payload';
import { walkFields } from '../../platform/fields/values/walk-fields.ts';
import { inEnglishField } from './in-english.ts';
import { addOtherTitle } from './other-title.ts';
import { plannedColumns } from './planned-dates.ts';
import { createSearchTextField, searchWithoutAccents } from './search-text.ts';

const READY_LISTS = '/admin/list-search/ReadyLists.tsx#ReadyLists';

/** Whether its documents have a title in two languages. */
function isNamedTwice({ admin, fields }: CollectionConfig): boolean {
  const title = walkFields(fields).find(({ path }) => path.join('.') === admin?.useAsTitle)?.field;
  return title !== undefined && 'localized' in title && title.localized;
}

/** Adds accent-insensitive search to a list of personal data, which must not be copied into a search column. */
export function addAccentFreeSearch(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return { ...collection, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), searchWithoutAccents] } };
}

/** Adds search in both languages, ready-made lists and the columns for scheduled dates to a collection. */
export function withListSearch(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, versions, hooks } = collection;
  const title = admin?.useAsTitle ?? 'id';
  const isNamed = isNamedTwice(collection);
  const columns = admin?.defaultColumns ?? [title];
  const translated = isNamed && Boolean(versions);
  return addAccentFreeSearch({
    ...collection,
    hooks: { ...hooks, ...(isNamed ? { afterOperation: [...(hooks?.afterOperation ?? []), addOtherTitle(title)] } : {}) },
    admin: {
      ...admin,
      listSearchableFields: ['searchText'],
      defaultColumns: [...columns, ...(translated ? ['english'] : []), ...(versions ? ['appears', 'goes'] : [])],
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), ...(versions ? [READY_LISTS] : [])],
      },
    },
    fields: [
      ...fields,
      createSearchTextField(admin?.listSearchableFields ?? [title]),
      ...(translated ? [inEnglishField(title)] : []),
      ...(versions ? plannedColumns : []),
    ],
  });
}
