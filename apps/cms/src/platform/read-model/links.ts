import { getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import { getReferenceKey, readReference } from '../urls/named.ts';
import { type ItemUrls, resolveUrls } from '../urls/resolve-urls.ts';
import type { DocumentReader } from './document-reader.ts';
import type { ReadContext } from './published.ts';

/** What `linkFields('url', …)` stores. */
export interface StoredLink {
  url?: string | null;
  urlPage?: unknown;
  urlScreen?: string | null;
}
type Read = DocumentReader<StoredLink>;

/** Where the chosen items are now, by `getReferenceKey`. */
export type Places = ReadonlyMap<string, ItemUrls>;

/** Where the items are that these links chose: asked for all of them together, because each collection costs a query. */
export function resolveLinks({ payload }: ReadContext, links: readonly Read[]): Promise<Places> {
  return resolveUrls(
    payload,
    links.flatMap((read) => readReference(read.value('urlPage')) ?? []),
  );
}

/**
 * The address that was chosen, in the reader's language. `undefined` when nothing was chosen and the typed address counts; `null` when what was chosen is
 * not on the site: then there is no link.
 */
export function getChosenUrl(read: Read, places: Places): string | null | undefined {
  const page = readReference(read.value('urlPage'));
  if (page) return places.get(getReferenceKey(page))?.paths[read.locale] ?? null;
  const screen = listStaticScreens().find((id) => id === read.value('urlScreen'));
  return screen && getScreenPath(screen, read.locale, {});
}

/** The address in the reader's language; a typed one of the other language stands in, for an untranslated text is shown with its link. */
export function toLink(read: Read, places: Places): string | null {
  const chosen = getChosenUrl(read, places);
  return chosen === undefined ? read.textOrNull('url') : chosen;
}
