import type { CollectionBeforeOperationHook, CollectionConfig, NumberField } from 'payload';
import { label } from '../fields/labels.ts';
import { createContentCollection } from '../publishing/content-collection.ts';
import { getNextNumber } from './reorder.ts';
import { reorderEndpoint } from './reorder-endpoint.ts';

/** Where a document stands in its list. Nobody types it: it is moved in the list (`reorder.ts`). */
const orderField: NumberField = {
  name: 'order',
  type: 'number',
  label: label('Sorrend', 'Order'),
  // The database's; `placeLast` gives the number.
  defaultValue: 100,
  access: { update: () => false },
  admin: { hidden: true, components: { Cell: '/platform/list-order/admin/OrderCell.tsx#OrderCell' } },
};

/** What is new, a copy too, comes last. Whoever is not asked for rights, such as the seed, may give another number. */
const placeLast: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create' || !('data' in args)) return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (overrideAccess === true && !isCopy && 'order' in args.data) return args;
  return { ...args, data: { ...args.data, order: await getNextNumber(req, collection.slug) } };
};

const ORDER_NOTICE = '/platform/list-order/admin/OrderNotice.tsx#OrderNotice';

/** Contents whose list editors put in order, which is the order on the site. */
export function createOrderedContent(options: Omit<Parameters<typeof createContentCollection>[0], 'sort'>): CollectionConfig {
  const collection = createContentCollection({ ...options, sort: 'order', listLinks: [...(options.listLinks ?? []), ORDER_NOTICE] });
  return {
    ...collection,
    fields: [...collection.fields, orderField],
    endpoints: [...(collection.endpoints || []), reorderEndpoint(collection.slug)],
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), placeLast] },
  };
}
