import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import type { EmailContent } from '../../../platform/email/templates/blocks.ts';

/** Payload's key-value table: a test does not change the issue, whose form may be open. */
const TABLE = 'payload-kv';
const toKey = (issue: number) => `newsletter-trial:${issue}`;

type Content = Omit<EmailContent, 'links'>;
const getDigest = (content: Content) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Stores that this content was sent as a test. */
export async function noteTrial(req: PayloadRequest, issue: number, content: Content): Promise<void> {
  const key = toKey(issue);
  const data = { key, data: { digest: getDigest(content) } };
  await req.payload.db.upsert({ collection: TABLE, data, where: { key: { equals: key } }, ...joinTransaction(req) });
}

/** Whether the issue's current content was sent as a test. */
export async function isTried(payload: Payload, issue: number, content: Content): Promise<boolean> {
  const row: unknown = await payload.db.findOne({ collection: TABLE, where: { key: { equals: toKey(issue) } } });
  const data = typeof row === 'object' && row !== null && 'data' in row ? row.data : null;
  return typeof data === 'object' && data !== null && 'digest' in data && data.digest === getDigest(content);
}
