import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';

const StoredRedirect = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
});
type StoredRedirect = z.output<typeof StoredRedirect>;

/** All redirects except the one with this id. */
export async function loadOtherRedirects(req: PayloadRequest, id: unknown): Promise<StoredRedirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...(id === undefined || id === null ? {} : { where: { id: { not_equals: id } } }),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { from: true, to: true, status: true },
    ...joinTransaction(req),
  });
  return docs.map((document) => StoredRedirect.parse(document));
}

/** Only permanent redirects are shortened: the target of a temporary one will change. */
export const isPermanent = ({ status }: { status?: unknown }): boolean => status === '301';
