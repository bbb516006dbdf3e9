import type { Field, SanitizedCollectionConfig, SanitizedConfig } from 'payload';

/** What editors filter by: choices, switches, days, and other contents. Texts are what the search is for. */
const FILTERED = new Set(['select', 'relationship', 'checkbox', 'date', 'radio']);
/** What is the same for many at once. Dates and texts are each document's own. */
const CHANGED_AT_ONCE = new Set(['select', 'relationship', 'checkbox']);
/** What puts many documents under headings that tell something: Payload heads choices and switches by their values ('cancelled', 'no'). */
const GROUPED = 'relationship';
/** Marks a text that is the same for many all the same, such as who made a day's pictures. */
export const SAME_FOR_MANY = { sameForMany: true } as const;
/** Of Payload's own. */
const OWN_FILTERS = new Set(['_status', 'createdAt', 'updatedAt', 'filename', 'width', 'height']);

interface Place {
  /** In a row or a group of others: it says nothing without them. */
  isInner: boolean;
  /** In a group that no editor knows. */
  isNameless: boolean;
  title: string | undefined;
}

const isHidden = ({ admin }: Field) => Boolean(admin && 'hidden' in admin && admin.hidden);
const isReadOnly = ({ admin }: Field) => Boolean(admin && 'readOnly' in admin && admin.readOnly);
/** Payload has made its name out of an inner one, in English. */
const isNameless = (field: Field) =>
  field.type !== 'tabs' && 'label' in field && typeof field.label === 'string' && !('name' in field && field.name === 'id');
/** A text that is the same in many rows, such as who did it. */
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

function settleAll(fields: readonly Field[], place: Place): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) settleAll(tab.fields, { ...place, isInner: place.isInner || 'name' in tab });
    } else if (field.type === 'row' || field.type === 'collapsible') {
      settleAll(field.fields, place);
    } else {
      settle(field, place);
      if (field.type === 'array' || field.type === 'group')
        settleAll(field.fields, {
          ...place,
          isInner: place.isInner || 'name' in field,
          isNameless: place.isNameless || isNameless(field),
        });
    }
  }
}

const isGrouped = ({ type, admin }: { type: string; admin?: object | undefined }) =>
  type === GROUPED && !(admin && 'disableGroupBy' in admin && admin.disableGroupBy);

function settleCollection({ admin, fields, flattenedFields, trash }: SanitizedCollectionConfig): void {
  settleAll(fields, { isInner: false, isNameless: false, title: admin.useAsTitle });
  if (trash && flattenedFields.some(isGrouped)) admin.groupBy = true;
}

/**
 * Leaves in the filters, the columns and the change of many at once only what editors know by its name: not the numbers, addresses and inner values
 * by which the service keeps things. After Payload has added its own fields.
 */
export function withEditorsFields(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) settleCollection(collection);
  return config;
}
