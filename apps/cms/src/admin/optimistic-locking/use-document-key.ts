import { useDocumentInfo } from '@payloadcms/ui';
import { documentKey, globalKey } from '../../platform/optimistic-locking/based-on.ts';

/** The open document, 'events/5' or 'globals/balloon'; `null` for a new one. */
export function useDocumentKey(): string | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return globalKey(globalSlug);
  return collectionSlug && id !== undefined ? documentKey(collectionSlug, id) : null;
}
