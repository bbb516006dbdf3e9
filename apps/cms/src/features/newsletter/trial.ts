import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { EmailContent } from '../../platform/email/templates/blocks.ts';

/** Payload's key-value table: a test does not change the issue, whose form may be open. */
const TABLE = 'payload-kv';
const toKey = (issue: number) => `newsletter-trial:${issue}`;

type Content = Omit<EmailContent, 'links'>;
const getDigest = (content: Content) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Stores that this content was sent as a test. */
export async function noteTrial(payload: Payload, issue: number, content: Content): Promise<void> {
  const key = toKey(issue);
  await payload.db.upsert({ collection: TABLE, data: { key, data: { digest: getDigest(content) } }, where: { key: { equals: key } } });
}

/** Whether the issue's current content was sent as a test. */
export async function isTried(payload: Payload, issue: number, content: Content): Promise<boolean> {
  const row: unknown = await payload.db.findOne({ collection: TABLE, where: { key: { equals: toKey(issue) } } });
  const data = typeof row === 'object' && row !== null && 'data' in row ? row.data : null;
  return typeof data === 'object' && data !== null && 'digest' in data && data.digest === getDigest(content);
}
