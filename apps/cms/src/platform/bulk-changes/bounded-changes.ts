import { getTranslation } from '@payloadcms/translations';
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Collection,
  type CollectionSlug,
  commitTransaction,
  deleteOperation,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  parseParams,
  type SanitizedConfig,
  updateOperation,
} from 'payload';
import { isTransactionUsable } from '../database/sql/sql.ts';
import { inEditorLanguage } from '../editor-language.ts';
import { label } from '../fields/labels.ts';
import { changeHandlers } from '../rights/payload-endpoints.ts';
import { RefusalError } from '../rights/refusal-error.ts';
import type { BulkError } from './bulk-result.ts';
import { lockDocuments } from './lock-documents.ts';

/** Documents of one change of several: it is one transaction, and other writes wait for it, at most 30 s. */
export const MAX_DOCUMENTS = 300;

const TOO_MANY = label(
  `Egyszerre legfeljebb ${MAX_DOCUMENTS} elem módosítható vagy törölhető. Szűkítse a kijelölést.`,
  `At most ${MAX_DOCUMENTS} items can be changed or deleted at once. Select fewer.`,
);
const INTERRUPTED = label(
  'Közben más is mentett valamit, és a két mentés egymásra várt. Próbálja újra.',
  'Somebody else saved something meanwhile, and the two saves waited for each other. Try again.',
);
const NOTHING_CHANGED = label('Egyik elem sem változott.', 'No item was changed.');
const CONFLICT = 409;
const UNNAMED_ERROR = 'Something went wrong.';

type Method = 'patch' | 'delete';
type Params = ReturnType<typeof parseParams>;
type Id = number | string;
interface Result {
  docs: unknown[];
  errors: BulkError[];
}

const SUCCESS = { patch: 'general:updatedCountSuccessfully', delete: 'general:deletedCountSuccessfully' } as const;
const FAILURE = { patch: 'error:unableToUpdateCount', delete: 'error:unableToDeleteCount' } as const;

/** Payload selects what is to be moved to the trash by its newest version, too. */
const isTrashing = ({ data }: PayloadRequest): boolean => Boolean(data?.['deletedAt']);

/** The documents that a change names and that its sender may read; the operations check the right to change each. */
async function findIds(req: PayloadRequest, slug: CollectionSlug, { draft, limit, sort, trash, where }: Params): Promise<Id[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    depth: 0,
    draft: draft || isTrashing(req),
    limit: limit ? Math.min(limit, MAX_DOCUMENTS + 1) : MAX_DOCUMENTS + 1,
    overrideAccess: false,
    pagination: false,
    req,
    select: {},
    trash: trash ?? false,
    where: where ?? {},
    ...(sort ? { sort } : {}),
  });
  if (docs.length > MAX_DOCUMENTS) throw new RefusalError(inEditorLanguage(TOO_MANY, req), 400);
  return docs.map(({ id }) => id);
}

interface Change {
  req: PayloadRequest;
  collection: Collection;
  method: Method;
  params: Params;
}

/** Takes from an address only what Payload's own endpoints take: an operation accepts more, such as `overrideAccess`. */
function changePart({ req, collection, method, params }: Change, ids: readonly Id[]): Promise<Result> {
  const {
    depth,
    draft = false,
    overrideLock = false,
    populate,
    publishAllLocales,
    select,
    trash = false,
    unpublishAllLocales = false,
  } = params;
  const args = {
    collection,
    overrideLock,
    req,
    trash,
    where: { id: { in: [...ids] } },
    ...(depth === undefined ? {} : { depth }),
    ...(populate === undefined ? {} : { populate }),
    ...(select === undefined ? {} : { select }),
  };
  if (method === 'delete') return deleteOperation(args);
  const published = publishAllLocales === undefined ? {} : { publishAllLocales };
  return updateOperation({ ...args, ...published, data: req.data ?? {}, draft, unpublishAllLocales });
}

/**
 * Changes all of them in one transaction, one after another: each is in memory with its versions and texts of all languages, and when one ends the
 * transaction, Payload writes those that are still under way outside of it.
 */
async function changeAll(req: PayloadRequest, collection: Collection, method: Method): Promise<Result> {
  const params = parseParams(req.query);
  const isOwner = await initTransaction(req);
  try {
    const ids = await findIds(req, collection.config.slug, params);
    // Payload deletes an uploaded file when the first operation ends. With a file, its operation changes one document after another.
    const parts = req.file || ids.length === 0 ? [ids] : ids.map((id) => [id]);
    const result: Result = { docs: [], errors: [] };
    await lockDocuments(req, collection.config.slug, ids);
    // An operation without documents still refuses users who may not change this collection.
    for (const part of parts) {
      const { docs, errors } = await changePart({ req, collection, method, params }, part);
      result.docs.push(...docs);
      result.errors.push(...errors);
      // A commit would end it without an error, and without a change.
      if (errors.length > 0 && !(await isTransactionUsable(req.payload, req)))
        throw new RefusalError(inEditorLanguage(INTERRUPTED, req), CONFLICT);
    }
    if (isOwner) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The answer of Payload's own endpoint. */
function toResponse(req: PayloadRequest, { config }: Collection, method: Method, { docs, errors }: Result): Response {
  const total = docs.length + errors.length;
  const named = getTranslation(config.labels[total === 1 ? 'singular' : 'plural'], req.i18n);
  const message =
    errors.length === 0
      ? req.t(SUCCESS[method], { count: docs.length, label: named })
      : req.t(FAILURE[method], { count: errors.length, label: named, total });
  const shown = errors.map((error) => (error.isPublic ? error : { ...error, message: UNNAMED_ERROR }));
  return Response.json({ docs, errors: shown, message }, { status: errors.length === 0 ? 200 : 400 });
}

/** A refusal of the whole change, in the form that the admin's dialogs read. */
const toRefusal = (req: PayloadRequest, { message, status }: RefusalError): Response =>
  Response.json({ docs: [], errors: [{ message }], message: inEditorLanguage(NOTHING_CHANGED, req) }, { status });

const createHandler =
  (slug: string, method: Method, original: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const collection = req.payload.collections[slug];
    // Payload refuses what names no documents.
    if (!collection || !req.query['where']) return original(req);
    if (method === 'patch') {
      await addDataAndFileToRequest(req);
      addLocalesToRequestFromData(req);
    }
    try {
      return toResponse(req, collection, method, await changeAll(req, collection, method));
    } catch (error) {
      if (error instanceof RefusalError) return toRefusal(req, error);
      throw error;
    }
  };

/**
 * Bounds changes of several documents. Payload (3.90) processes all of them at once, however many: 287 images took 300 MB of memory.
 */
export function withBoundedChanges(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    changeHandlers(collection, ({ handler, method, path }) =>
      path === '/' && (method === 'patch' || method === 'delete') ? createHandler(collection.slug, method, handler) : null,
    );
  }
  return config;
}
