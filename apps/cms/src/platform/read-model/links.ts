import { getScreenPath, listStaticScreens } from '@liget/content-api/screens';
import { getReferenceKey, readReference } from '../urls/named.ts';
import { type ItemUrls, resolveUrls } from '../urls/resolve-urls.ts';
import type { DocumentReader } from './document-reader.ts';
import type { ReadContext } from './published.ts';

/** The stored fields of `linkFields('url', …)`. */
export interface StoredLink {
  url?: string | null;
  urlPage?: unknown;
  urlScreen?: string | null;
}
type LinkReader = DocumentReader<StoredLink>;

/** The current paths of chosen items, by `getReferenceKey`. */
export type ResolvedUrls = ReadonlyMap<string, ItemUrls>;

/** Loads the paths of all chosen items together, because each collection costs a query. */
export function resolveLinks({ payload }: ReadContext, links: readonly LinkReader[]): Promise<ResolvedUrls> {
  return resolveUrls(
    payload,
    links.flatMap((read) => readReference(read.value('urlPage')) ?? []),
  );
}

/**
 * The path of the chosen item in the language of the reader. `undefined` when nothing is chosen and the typed URL applies; `null` when the chosen
 * item is not public: then there is no link.
 */
export function getChosenUrl(read: LinkReader, urls: ResolvedUrls): string | null | undefined {
  const page = readReference(read.value('urlPage'));
  if (page) return urls.get(getReferenceKey(page))?.paths[read.locale] ?? null;
  const screen = listStaticScreens().find((id) => id === read.value('urlScreen'));
  return screen && getScreenPath(screen, read.locale, {});
}

/**
 * The URL in the requested language; the typed URL of the other language is the fallback, because untranslated texts are shown with their links.
 */
export function toLink(read: LinkReader, urls: ResolvedUrls): string | null {
  const chosen = getChosenUrl(read, urls);
  return chosen === undefined ? read.textOrNull('url') : chosen;
}
