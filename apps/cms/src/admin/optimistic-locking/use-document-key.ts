import { useDocumentInfo } from '@payloadcms/ui';
import { isStoredId } from '../../platform/admin-ui/is-stored-id.ts';
import { getDocumentKey, getGlobalKey } from '../../platform/optimistic-locking/based-on.ts';

/** The key of the open document, 'events/5' or 'globals/balloon'; `null` for a new one. */
export function useDocumentKey(): string | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return getGlobalKey(globalSlug);
  return collectionSlug && isStoredId(id) ? getDocumentKey(collectionSlug, id) : null;
}
