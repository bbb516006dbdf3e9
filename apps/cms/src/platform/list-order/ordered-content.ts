import type { CollectionBeforeOperationHook, CollectionConfig, NumberField } from 'payload';
import { label } from '../fields/labels.ts';
import { createContentCollection } from '../publishing/content-collection.ts';
import { getNextNumber } from './reorder.ts';
import { reorderEndpoint } from './reorder-endpoint.ts';

/** The position in the list. It is changed by moving in the list (`reorder.ts`), not typed. */
const orderField: NumberField = {
  name: 'order',
  type: 'number',
  label: label('Sorrend', 'Order'),
  // A default for the database; `placeLast` sets the real number.
  defaultValue: 100,
  access: { update: () => false },
  admin: { hidden: true, components: { Cell: '/platform/list-order/admin/OrderCell.tsx#OrderCell' } },
};

/** Puts new documents and copies at the end. Code without access control, such as the seed, may set another number. */
const placeLast: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create' || !('data' in args)) return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (overrideAccess === true && !isCopy && 'order' in args.data) return args;
  return { ...args, data: { ...args.data, order: await getNextNumber(req, collection.slug) } };
};

const ORDER_NOTICE = '/platform/list-order/admin/OrderNotice.tsx#OrderNotice';

/** A collection with an order that editors set and the site uses. */
export function createOrderedContent(options: Omit<Parameters<typeof createContentCollection>[0], 'sort'>): CollectionConfig {
  const collection = createContentCollection({ ...options, sort: 'order', listLinks: [...(options.listLinks ?? []), ORDER_NOTICE] });
  return {
    ...collection,
    fields: [...collection.fields, orderField],
    endpoints: [...(collection.endpoints || []), reorderEndpoint(collection.slug)],
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), placeLast] },
  };
}
