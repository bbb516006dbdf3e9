import { APIError, type CollectionBeforeValidateHook, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload';
import { isRecord } from '../is-record.ts';

type Collection = SanitizedConfig['collections'][number];

const PREFERENCES = 'payload-preferences';
const MAX_BYTES = 64 * 1024;
const MAX_KEY_LENGTH = 200;
/** Payload stores one for each document that an editor opens. */
export const MAX_PREFERENCES = 1000;

function refuseLarge(key: unknown, value: unknown): void {
  const bytes = Buffer.byteLength(JSON.stringify(value ?? null));
  const isLongKey = typeof key === 'string' && key.length > MAX_KEY_LENGTH;
  if (bytes > MAX_BYTES || isLongKey) throw new APIError('This preference is too large.', 413);
}

/** Deletes the oldest preferences of the sender above the number that an account may have. */
async function deleteOldest(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  if (!user) return;
  const where = { and: [{ 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: user.collection } }] };
  const { totalDocs } = await payload.db.count({ collection: PREFERENCES, where, req });
  if (totalDocs <= MAX_PREFERENCES) return;
  const limit = totalDocs - MAX_PREFERENCES;
  const { docs } = await payload.db.find<{ id: number }>({ collection: PREFERENCES, where, sort: 'updatedAt', limit, req });
  await payload.db.deleteMany({ collection: PREFERENCES, where: { id: { in: docs.map(({ id }) => id) } }, req });
}

const checkSize: CollectionBeforeValidateHook = ({ data }) => {
  refuseLarge(data?.['key'], data?.['value']);
  return data;
};

/** Payload's endpoint for one key writes without hooks. */
const boundEndpoint = ({ handler, ...endpoint }: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: async (req) => {
    const body: unknown = await req.json?.().catch(() => ({}));
    req.json = async () => body;
    refuseLarge(req.routeParams?.['key'], isRecord(body) ? (body['value'] ?? body) : body);
    const response = await handler(req);
    await deleteOldest(req);
    return response;
  },
});

/** Bounds what an account stores as preferences (Payload 3.90): the bytes of each, and their number. */
export function boundPreferences(collection: Collection): void {
  collection.hooks.beforeValidate.push(checkSize);
  collection.hooks.afterChange.push(async ({ doc, operation, req }) => {
    if (operation === 'create') await deleteOldest(req);
    return doc;
  });
  if (collection.endpoints === false) return;
  collection.endpoints = collection.endpoints.map((endpoint) =>
    endpoint.method === 'post' && endpoint.path === '/:key' ? boundEndpoint(endpoint) : endpoint,
  );
}
