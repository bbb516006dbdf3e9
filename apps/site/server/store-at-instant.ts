import { createDraftCredential, INSTANT_HEADER } from '@liget/content-api/preview';
import { type ContentStore, createContentStore, type StoreOptions } from '../app/content/store.ts';

/**
 * A store of the contents at another instant, for the preview of one editor; it shares nothing with the store for visitors. Without the shared
 * secret the service answers as of now.
 */
export function createContentStoreAt(instant: Temporal.Instant, options: Omit<StoreOptions, 'circuits' | 'clock' | 'saved'>): ContentStore {
  const { previewSecret, fetch = globalThis.fetch } = options;
  if (previewSecret === undefined) return createContentStore(options);
  return createContentStore({
    ...options,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${createDraftCredential(previewSecret)}`);
      headers.set(INSTANT_HEADER, instant.toString());
      return fetch(input, { ...init, headers });
    },
  });
}
