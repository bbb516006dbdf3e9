import type { Redirect } from '@liget/content-api';
import { getScreenPath } from '@liget/content-api/screens';
import type { Payload } from 'payload';
import { getReferenceKey, type Reference } from '../urls/named.ts';
import { resolveUrls } from '../urls/resolve-urls.ts';
import { findFormer } from './former.ts';

/**
 * Redirects of former paths: to the document's current path (permanent), otherwise to the editors' target; permanent only when the document
 * cannot be restored. All of them end at an existing page, so that there are no chains. A few queries in total.
 */
export async function loadFormerRedirects(payload: Payload): Promise<Redirect[]> {
  const rows = await findFormer(payload, {});
  const references = rows.flatMap(({ document, successor }): Reference[] => [
    ...(document ? [document] : []),
    ...(successor && 'page' in successor ? [successor.page] : []),
  ]);
  const urls = await resolveUrls(payload, references);
  return rows.flatMap(({ path, locale, document, successor }): Redirect[] => {
    const present = document && urls.get(getReferenceKey(document))?.paths[locale];
    if (present) return present === path ? [] : [{ from: path, to: present, status: 301 }];
    if (!successor) return [];
    const to = 'page' in successor ? urls.get(getReferenceKey(successor.page))?.paths[locale] : getScreenPath(successor.screen, locale, {});
    return to && to !== path ? [{ from: path, to, status: document ? 302 : 301 }] : [];
  });
}
