import type { Locale } from '@liget/content-api';
import { type ItemCollection, listStaticScreens, type StaticScreenId } from '@liget/content-api/screens';
import type { Payload, PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { type Reference, readReference } from '../urls/named.ts';

export const FORMER = 'former-addresses';

/** Where visitors go instead who know the address of something that is gone; `null`: nowhere, they are told that it is not found. */
export type Successor = { screen: StaticScreenId } | { page: Reference } | null;

/** An address under which something was public. */
export interface Former {
  id: number;
  path: string;
  locale: Locale;
  /** What it was; `null` when that was deleted for good. */
  document: Reference | null;
  successor: Successor;
}

const isStaticScreenId = (value: unknown): value is StaticScreenId => listStaticScreens().some((id) => id === value);

function former(stored: Record<string, unknown>): Former {
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
  return docs.map(former);
}

export const whereDocument = ({ relationTo, value }: { relationTo: ItemCollection; value: number }): Where => ({
  and: [{ 'document.relationTo': { equals: relationTo } }, { 'document.value': { equals: value } }],
});

const toStoredSuccessor = (successor: Successor) => ({
  screen: successor && 'screen' in successor ? successor.screen : null,
  page: successor && 'page' in successor ? successor.page : null,
});

/** Keeps addresses of a document, which it has or had; of two documents the last one has it. A new one gets the answer of the others. */
export async function remember(
  payload: Payload,
  document: Reference,
  paths: readonly { locale: Locale; path: string }[],
  req?: PayloadRequest,
): Promise<void> {
  if (paths.length === 0) return;
  const own = await findFormer(payload, whereDocument(document), req);
  const known = await findFormer(payload, { path: { in: paths.map(({ path }) => path) } }, req);
  const successor = own.find((one) => one.successor !== null)?.successor ?? null;
  for (const { locale, path } of paths) {
    const row = known.find((one) => one.path === path);
    const data = { path, locale, document, ...toStoredSuccessor(successor) };
    if (row) await payload.update({ collection: FORMER, id: row.id, depth: 0, data, ...joinTransaction(req) });
    else await payload.create({ collection: FORMER, depth: 0, data, ...joinTransaction(req) });
  }
}

/** Takes addresses back that live again; those with an answer stay for the day when they go once more. */
export async function release(payload: Payload, document: Reference, paths: readonly string[], req?: PayloadRequest): Promise<void> {
  if (paths.length === 0) return;
  const known = await findFormer(payload, { path: { in: [...paths] } }, req);
  const isOwn = ({ document: of }: Former) => of?.relationTo === document.relationTo && of.value === document.value;
  await deleteFormerPaths(
    payload,
    known.filter((one) => !isOwn(one) || one.successor === null),
    req,
  );
}

export async function deleteFormerPaths(payload: Payload, rows: readonly Former[], req?: PayloadRequest): Promise<void> {
  if (rows.length === 0) return;
  await payload.delete({ collection: FORMER, where: { id: { in: rows.map(({ id }) => id) } }, depth: 0, ...joinTransaction(req) });
}

/** Answers where visitors of a document go instead: one answer for all of its addresses. */
export async function answer(payload: Payload, document: Reference, successor: Successor, req?: PayloadRequest): Promise<void> {
  await payload.update({
    collection: FORMER,
    where: whereDocument(document),
    depth: 0,
    data: toStoredSuccessor(successor),
    ...joinTransaction(req),
  });
}
