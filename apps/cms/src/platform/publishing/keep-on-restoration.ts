import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Gives a restored version the present values of the fields that the user may not change, such as the position in a list. Payload leaves them out,
 * so that the database stores their default or nothing.
 */
export const keepOnRestoration: CollectionBeforeChangeHook<Record<string, unknown> & { id: number }> = ({
  collection,
  context,
  data,
  originalDoc,
}) => {
  if (context['isRestoringVersion'] !== true) return data;
  const leftOut = collection.flattenedFields.filter(({ access, name }) => access?.update && data[name] === undefined);
  return { ...data, ...Object.fromEntries(leftOut.map(({ name }) => [name, originalDoc?.[name]])) };
};
