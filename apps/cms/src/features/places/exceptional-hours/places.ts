import { type PayloadRequest, ValidationError } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { LOCKS } from '../../../platform/rights/payload-collections.ts';
import { ExceptionRow } from './exception-rows.ts';

export const PLACES = 'top-locations';
/** The default of Payload. */
const LOCK_DURATION_MS = 300_000;

/** The used fields of a stored place. */
const Place = z.object({
  id: z.number(),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ''),
  updatedAt: z.string(),
  _status: z.string().nullish(),
  exceptions: z
    .array(ExceptionRow)
    .nullish()
    .transform((rows) => rows ?? []),
});
export type Place = z.infer<typeof Place>;
export const readPlace = (document: unknown): Place => Place.parse(document);

/** The newest version of a place in one language without fallback; `null` when it does not exist. */
export async function loadNewestPlace(req: PayloadRequest, id: number, locale: 'hu' | 'en'): Promise<Place | null> {
  const place: unknown = await req.payload.findByID({
    collection: PLACES,
    id,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  return place ? readPlace(place) : null;
}

/** The name of another editor who has the form of this place open; `null` if there is none. */
export async function findHolder(req: PayloadRequest, id: number): Promise<string | null> {
  const since = new Date(Date.now() - LOCK_DURATION_MS).toISOString();
  const lock = await req.payload.db.findOne<{ id: number; user?: { value?: unknown } }>({
    collection: LOCKS,
    req,
    where: {
      and: [
        { 'document.relationTo': { equals: PLACES } },
        { 'document.value': { equals: id } },
        { 'user.value': { not_equals: req.user?.id } },
        { updatedAt: { greater_than: since } },
      ],
    },
  });
  const user = lock?.user?.value;
  if (!lock || (typeof user !== 'number' && typeof user !== 'string')) return null;
  const account = await req.payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...joinTransaction(req),
  });
  return String(account?.['name'] ?? '?');
}

export const formatLockHolder = (name: string): Label => label(`Most szerkeszti: ${name}.`, `Being edited by ${name}.`);

/** The first message of a refused save, with the name of its field; `null` for another error. */
export function findRefusedField(error: unknown): string | null {
  const [first] = error instanceof ValidationError ? error.data.errors : [];
  if (!first) return null;
  return `${typeof first.label === 'string' ? first.label : first.path}: ${first.message}`;
}
