import type { Field, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { walkFields } from './values/walk-fields.ts';

/** Types of fields in filters: choices, switches, days and relations. Texts are found by the search. */
const FILTERED = new Set(['select', 'relationship', 'checkbox', 'date', 'radio']);
/** Types of fields in bulk edits. Dates and texts differ between documents. */
const CHANGED_AT_ONCE = new Set(['select', 'relationship', 'checkbox']);
/** Types of fields for grouping: Payload's headings of choices and switches would be raw values ('cancelled', 'no'). */
const GROUPED = 'relationship';
/** Marks a text that can be edited in bulk, for example the author of a day's pictures. */
export const SAME_FOR_MANY = { sameForMany: true } as const;
/** Payload's own fields that may filter lists. */
const OWN_FILTERS = new Set(['_status', 'createdAt', 'updatedAt', 'filename', 'width', 'height']);

interface Place {
  /** In a row or group of other fields, without which it has no meaning. */
  isInner: boolean;
  /** In a group without a label. */
  isNameless: boolean;
  title: string | undefined;
}

const isHidden = ({ admin }: Field) => Boolean(admin && 'hidden' in admin && admin.hidden);
const isReadOnly = ({ admin }: Field) => Boolean(admin && 'readOnly' in admin && admin.readOnly);
/** Payload derived its label from an internal name, in English. */
const isNameless = (field: Field) =>
  field.type !== 'tabs' && 'label' in field && typeof field.label === 'string' && !('name' in field && field.name === 'id');
/** A text that many rows share, such as the name of a user. */
const isMadeFilter = ({ custom }: Field) => custom?.['isFilter'] === true;
const isOfSeveral = (field: Field) => field.type === 'relationship' && Array.isArray(field.relationTo);

function settle(field: Field, place: Place): void {
  if (!('name' in field) || typeof field.name !== 'string') return;
  const { name, type } = field;
  const isFilter =
    OWN_FILTERS.has(name) ||
    name === place.title ||
    isMadeFilter(field) ||
    (FILTERED.has(type) && name !== 'deletedAt' && !isOfSeveral(field) && !isHidden(field));
  const isOfOne = !('hasMany' in field && field.hasMany);
  const isGroup = isFilter && !place.isInner && type === GROUPED && isOfOne;
  const isCommon = CHANGED_AT_ONCE.has(type) || field.custom?.['sameForMany'] === true;
  const isBulk = isCommon && !isReadOnly(field) && !isHidden(field) && !isOfSeveral(field) && !OWN_FILTERS.has(name);
  const { admin = {} } = field;
  Object.assign(field, {
    admin: {
      ...admin,
      ...(isFilter && !place.isInner ? {} : { disableListFilter: true }),
      ...(isGroup ? {} : { disableGroupBy: true }),
      ...(isBulk && !place.isInner ? {} : { disableBulkEdit: true }),
      ...(place.isNameless || isNameless(field) ? { disableListColumn: true } : {}),
    },
  });
}

const isGroupOrList = ({ type }: Field): boolean => type === 'array' || type === 'group';

function settleAll(fields: readonly Field[], title: string | undefined): void {
  for (const { field, path, parents } of walkFields(fields)) {
    if (parents.some(({ type }) => type === 'blocks')) continue;
    const isInner = path.length > 1;
    settle(field, { isInner, isNameless: parents.filter(isGroupOrList).some(isNameless), title });
  }
}

const isGrouped = ({ type, admin }: { type: string; admin?: object | undefined }) =>
  type === GROUPED && !(admin && 'disableGroupBy' in admin && admin.disableGroupBy);

function settleCollection({ admin, fields, flattenedFields, trash }: SanitizedCollectionConfig): void {
  settleAll(fields, admin.useAsTitle);
  if (trash && flattenedFields.some(isGrouped)) admin.groupBy = true;
}

/**
 * Removes fields without a label for editors (numbers, URLs, internal values) from filters, columns and bulk edits. Runs after Payload has added
 * its own fields.
 */
export function withEditorsFields(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) settleCollection(collection);
  return config;
}
