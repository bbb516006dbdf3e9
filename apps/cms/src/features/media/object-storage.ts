import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionConfig, Plugin } from 'payload';
import type { Environment } from '../../platform/environment.ts';

/**
 * The plugin's column for direct uploads of browsers, which are not used here: it gives the database the same columns with and without a
 * bucket.
 */
const OBJECT_KEY = '_objectKey';
const COLLECTIONS = ['media', 'files', 'enquiry-attachments'];

const removeObjectKey = (collection: CollectionConfig): CollectionConfig =>
  COLLECTIONS.includes(collection.slug)
    ? { ...collection, fields: collection.fields.filter((field) => !('name' in field && field.name === OBJECT_KEY)) }
    : collection;

/**
 * Milliseconds without a byte after which a bucket counts as failed. The SDK would wait for ever, and an upload holds the transaction of its record,
 * for which other writes wait.
 */
const TIMEOUTS = { connect: 3_000, idle: 20_000 };
/** A retry included. */
const MAX_ATTEMPTS = 2;
/** The plugin's own agent has as many sockets. */
const AGENT = { keepAlive: true, maxSockets: 100 };

/** Stores uploads in the S3 bucket of the environment; without one they stay on the disk, and no plugin is needed. */
export function createObjectStorage(
  { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Environment,
  { connect, idle } = TIMEOUTS,
): Plugin[] {
  if (!S3_BUCKET) return [];
  const plugin = s3Storage({
    collections: Object.fromEntries(COLLECTIONS.map((slug) => [slug, true as const])),
    bucket: S3_BUCKET,
    config: {
      ...(S3_REGION ? { region: S3_REGION } : {}),
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: connect, socketTimeout: idle, httpAgent: AGENT, httpsAgent: AGENT },
    },
  });
  return [
    async (incoming) => {
      const config = await plugin(incoming);
      return { ...config, collections: (config.collections ?? []).map(removeObjectKey) };
    },
  ];
}
