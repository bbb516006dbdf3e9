import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { EmailContent } from '../../platform/email/templates/blocks.ts';

/** Payload's own table of keys and values: a trial changes nothing of the issue, whose form may stand open elsewhere. */
const TABLE = 'payload-kv';
const toKey = (issue: number) => `newsletter-trial:${issue}`;

type Content = Omit<EmailContent, 'links'>;
const getDigest = (content: Content) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Notes that this very content went out as a trial. */
export async function noteTrial(payload: Payload, issue: number, content: Content): Promise<void> {
  const key = toKey(issue);
  await payload.db.upsert({ collection: TABLE, data: { key, data: { digest: getDigest(content) } }, where: { key: { equals: key } } });
}

/** Whether somebody has had a trial of what the issue says now. */
export async function isTried(payload: Payload, issue: number, content: Content): Promise<boolean> {
  const found: unknown = await payload.db.findOne({ collection: TABLE, where: { key: { equals: toKey(issue) } } });
  const data = typeof found === 'object' && found !== null && 'data' in found ? found.data : null;
  return typeof data === 'object' && data !== null && 'digest' in data && data.digest === getDigest(content);
}
