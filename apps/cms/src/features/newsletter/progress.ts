import type { Payload, Where } from 'payload';
import { issueKeys, KIND } from './dispatch.ts';
import { findIssue, type ISSUE_STATES } from './issue.ts';

/** How far a letter is, as its editor sees it. Numbers of recipients. */
export interface Progress {
  status: (typeof ISSUE_STATES)[number];
  /** Who has a letter in the queue, or had. */
  recipients: number;
  sent: number;
  waiting: number;
  /** Given up for any reason, and of these the ones whose mailbox does not exist. */
  givenUp: number;
  bounced: number;
}

/** `null` when there is no such letter. */
export async function progressOf(payload: Payload, id: number): Promise<Progress | null> {
  const issue = await findIssue(payload, id);
  if (!issue) return null;
  const count = async (...more: Where[]) => {
    const where: Where = { and: [{ kind: { equals: KIND } }, { key: { like: issueKeys(id) } }, ...more] };
    return (await payload.count({ collection: 'outgoing-mails', overrideAccess: true, where })).totalDocs;
  };
  const [sent, waiting, givenUp, bounced] = await Promise.all([
    count({ state: { equals: 'sent' } }),
    count({ state: { in: ['waiting', 'failed'] } }),
    count({ state: { equals: 'given_up' } }),
    count({ undeliverable: { equals: true } }),
  ]);
  return { status: issue.status, recipients: sent + waiting + givenUp, sent, waiting, givenUp, bounced };
}
