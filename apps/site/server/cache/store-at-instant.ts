import { createDraftCredential, DRAFT_MENU_HEADER, INSTANT_HEADER } from '@liget/content-api/preview';
import { type ContentStore, createContentStore, type StoreOptions } from '../../app/content/store.ts';

interface PreviewedContent {
  instant: Temporal.Instant;
  /** The id of a menu that is read as its newest version. */
  draftMenu: number | undefined;
}

/**
 * A store of the contents at an instant, for the preview of one editor; it shares nothing with the store for visitors. Without the shared
 * secret the service answers as of now.
 */
export function createContentStoreAt(
  { instant, draftMenu }: PreviewedContent,
  options: Omit<StoreOptions, 'circuits' | 'clock' | 'saved'>,
): ContentStore {
  const { previewSecret, fetch = globalThis.fetch } = options;
  if (previewSecret === undefined) return createContentStore(options);
  return createContentStore({
    ...options,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${createDraftCredential(previewSecret)}`);
      headers.set(INSTANT_HEADER, instant.toString());
      if (draftMenu !== undefined) headers.set(DRAFT_MENU_HEADER, String(draftMenu));
      return fetch(input, { ...init, headers });
    },
  });
}
