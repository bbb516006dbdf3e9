import type { Locale } from '@liget/content-api';
import { type ItemCollection, listStaticScreens, type StaticScreenId } from '@liget/content-api/screens';
import type { Payload, PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../database/transactions/transaction.ts';
import { type Reference, readReference } from '../urls/named.ts';

export const FORMER = 'former-addresses';

/** The redirect target after a document is gone; `null` for none: visitors get 404. */
export type Successor = { screen: StaticScreenId } | { page: Reference } | null;

/** A path under which a document was public. */
export interface Former {
  id: number;
  path: string;
  locale: Locale;
  /** The document; `null` when it was deleted permanently. */
  document: Reference | null;
  successor: Successor;
}

const isStaticScreenId = (value: unknown): value is StaticScreenId => listStaticScreens().some((id) => id === value);

function readFormer(stored: Record<string, unknown>): Former {
  const page = readReference(stored['page']);
  const { screen } = stored;
  return {
    id: Number(stored['id']),
    path: String(stored['path']),
    locale: stored['locale'] === 'en' ? 'en' : 'hu',
    document: readReference(stored['document']),
    successor: page ? { page } : isStaticScreenId(screen) ? { screen } : null,
  };
}

export async function findFormer(payload: Payload, where: Where, req?: PayloadRequest): Promise<Former[]> {
  const { docs } = await payload.find({
    collection: FORMER,
    where,
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  return docs.map(readFormer);
}

export const whereDocument = ({ relationTo, value }: { relationTo: ItemCollection; value: number }): Where => ({
  and: [{ 'document.relationTo': { equals: relationTo } }, { 'document.value': { equals: value } }],
});

const toStoredSuccessor = (successor: Successor) => ({
  screen: successor && 'screen' in successor ? successor.screen : null,
  page: successor && 'page' in successor ? successor.page : null,
});

/** Stores present or former paths of a document; a path belongs to its latest document. New paths get the redirect target of the others. */
export async function storeFormerPaths(
  payload: Payload,
  document: Reference,
  paths: readonly { locale: Locale; path: string }[],
  req?: PayloadRequest,
): Promise<void> {
  if (paths.length === 0) return;
  const own = await findFormer(payload, whereDocument(document), req);
  const existing = await findFormer(payload, { path: { in: paths.map(({ path }) => path) } }, req);
  const successor = own.find((one) => one.successor !== null)?.successor ?? null;
  for (const { locale, path } of paths) {
    const row = existing.find((one) => one.path === path);
    const data = { path, locale, document, ...toStoredSuccessor(successor) };
    if (row) await payload.update({ collection: FORMER, id: row.id, depth: 0, data, ...joinTransaction(req) });
    else await payload.create({ collection: FORMER, depth: 0, data, ...joinTransaction(req) });
  }
}

/** Deletes former paths that exist again; a document's own ones with a redirect target stay for its next unpublication. */
export async function deleteExistingPaths(
  payload: Payload,
  document: Reference,
  paths: readonly string[],
  req?: PayloadRequest,
): Promise<void> {
  if (paths.length === 0) return;
  const existing = await findFormer(payload, { path: { in: [...paths] } }, req);
  const isOwn = ({ document: owner }: Former) => owner?.relationTo === document.relationTo && owner.value === document.value;
  await deleteFormerPaths(
    payload,
    existing.filter((one) => !isOwn(one) || one.successor === null),
    req,
  );
}

export async function deleteFormerPaths(payload: Payload, rows: readonly Former[], req?: PayloadRequest): Promise<void> {
  if (rows.length === 0) return;
  await payload.delete({ collection: FORMER, where: { id: { in: rows.map(({ id }) => id) } }, depth: 0, ...joinTransaction(req) });
}

/** Sets the redirect target of a document, for all of its paths. */
export async function setSuccessor(payload: Payload, document: Reference, successor: Successor, req?: PayloadRequest): Promise<void> {
  await payload.update({
    collection: FORMER,
    where: whereDocument(document),
    depth: 0,
    data: toStoredSuccessor(successor),
    ...joinTransaction(req),
  });
}
