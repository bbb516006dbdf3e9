import type { PayloadRequest } from 'payload';
import { label } from '../../fields/labels.ts';
import { getReferenceKey, isItemCollection, readReference } from '../../urls/named.ts';
import { getPathKey } from '../../urls/path-key.ts';
import { getPaths, resolveItemUrls, resolveUrls } from '../../urls/resolve-urls.ts';
import type { PublishError } from './publish-check.ts';

/** Redirects from the document's current or future path. */
async function checkRedirect(req: PayloadRequest, collection: string, id: number): Promise<PublishError[]> {
  if (!isItemCollection(collection)) return [];
  const urls = await resolveItemUrls(req.payload, { relationTo: collection, value: id }, undefined, { evenHidden: true });
  const paths = new Map((urls ? getPaths(urls) : []).map(({ path, locale }) => [getPathKey(path), locale]));
  if (paths.size === 0) return [];
  const { docs } = await req.payload.find({ collection: 'redirects', depth: 0, pagination: false, select: { from: true, to: true } });
  return docs.flatMap(({ from, to }): PublishError[] => {
    const locale = paths.get(getPathKey(String(from)));
    if (!locale) return [];
    const message = label(
      `A címén átirányítás van, ezért nem látható: ${String(from)} → ${String(to)}. Adjon meg másik webcímet, vagy törölje az átirányítást.`,
      `Its address is redirected, so it cannot be seen: ${String(from)} → ${String(to)}. Choose another web address, or remove the redirect.`,
    );
    return [{ severity: 'warning', message, at: { field: 'slug', locale } }];
  });
}

/** A chosen link target that is not public: the link is not shown. */
async function checkLink(req: PayloadRequest, collection: string, id: number): Promise<PublishError[]> {
  const hasChoice = req.payload.collections[collection]?.config.flattenedFields.some(({ name }) => name === 'urlPage');
  if (!hasChoice) return [];
  const document: unknown = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
  const page = typeof document === 'object' && document !== null && 'urlPage' in document ? readReference(document.urlPage) : null;
  if (!page || (await resolveUrls(req.payload, [page])).has(getReferenceKey(page))) return [];
  const message = label(
    'A kiválasztott tartalom nem látszik a honlapon, ezért ez most hivatkozás nélkül jelenik meg.',
    'The chosen item is not on the site, so this is shown without its link.',
  );
  return [{ severity: 'warning', message, at: { field: 'urlPage' } }];
}

/** The errors of a document's path and of its links. */
export async function checkUrl(req: PayloadRequest, collection: string, id: number): Promise<PublishError[]> {
  return [...(await checkRedirect(req, collection, id)), ...(await checkLink(req, collection, id))];
}
