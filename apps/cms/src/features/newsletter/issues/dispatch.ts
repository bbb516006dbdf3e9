import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { findFirst } from '../../../platform/database/find-first.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import type { Email } from '../../../platform/email/email.ts';
import { queueEmail } from '../../../platform/email/outbox.ts';
import type { EmailContent, EmailHeader } from '../../../platform/email/templates/blocks.ts';
import { getPublicUrl, loadEmailHeader, renderEmail } from '../../../platform/email/templates/render.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { buildFooterLinks, listHeaders } from '../emails.ts';
import { SUBSCRIPTIONS } from '../subscriptions/subscriber.ts';
import { greetByName } from './greeting.ts';
import { findIssue, type Issue, NEWSLETTERS, readIssueContent } from './issue.ts';

export const KIND = 'newsletter';
/** Emails that are queued at once. The next ones follow when these have been sent, so that a password email never waits behind them. */
const BATCH_SIZE = 100;
const TURN = 'newsletter/dispatch';

/** The key that prevents a second email of the same issue to a subscriber. */
export const getEmailKey = (issue: number, subscription: number) => `newsletter:${issue}:${subscription}`;
export const getKeyPrefix = (issue: number) => `newsletter:${issue}:`;

/** Marks the service's own changes of an issue that editors may no longer change. */
export const DISPATCHING = { dispatchingNewsletter: true } as const;

export function change(payload: Payload, id: number, data: Record<string, unknown>, req?: PayloadRequest): Promise<unknown> {
  return payload.update({
    collection: NEWSLETTERS,
    id,
    data,
    depth: 0,
    overrideAccess: true,
    context: { ...DISPATCHING },
    ...joinTransaction(req),
  });
}

/**
 * Changes the state of an issue from one of these states to another, under a lock, so that of two concurrent requests only one succeeds. False
 * when it was in none of these states.
 */
export const changeStatus = (
  req: PayloadRequest,
  id: number,
  from: readonly Issue['status'][],
  data: Record<string, unknown>,
): Promise<boolean> =>
  inTransaction(req, async (within) => {
    await lockUntilCommit(TURN, within);
    const issue = await findIssue(within.payload, id, within);
    if (!issue || !from.includes(issue.status)) return false;
    await change(within.payload, id, data, within);
    return true;
  });

/** Data of an issue that starts to be sent; emails that were sent before are not sent again (`getEmailKey`). */
export const START_OF_SENDING = { status: 'sending', reached: 0, recipients: 0, sendAt: null } as const;

interface Recipient {
  id: number;
  email: string;
  /** As typed into the form; empty if the subscriber gave none. */
  name: string;
  manageKey: string;
}

/** Confirmed subscribers who chose one of its topics. */
const getRecipients = (topics: Issue['topics']): Where[] => [{ state: { equals: 'confirmed' } }, { topics: { in: topics } }];

/** The current number of recipients. */
export async function countRecipients(payload: Payload, { topics }: Issue): Promise<number> {
  return (await payload.count({ collection: SUBSCRIPTIONS, overrideAccess: true, where: { and: getRecipients(topics) } })).totalDocs;
}

async function listRecipientsAfter(payload: Payload, { topics, reached }: Issue, req: PayloadRequest): Promise<Recipient[]> {
  const { docs } = await payload.find({
    collection: SUBSCRIPTIONS,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    limit: BATCH_SIZE,
    pagination: false,
    sort: 'id',
    where: { and: [...getRecipients(topics), { id: { greater_than: reached ?? 0 } }] },
    ...joinTransaction(req),
  });
  return docs.map((row) => ({
    id: Number(row['id']),
    email: String(row['address']),
    name: String(row['name'] ?? ''),
    manageKey: String(row['manageKey']),
  }));
}

/** Mail programs sort emails by it (RFC 2919). */
const listId = () => `Liget <hirlevel.${new URL(getPublicUrl('/')).hostname}>`;

/** The email for one subscriber. */
export function composeIssueEmail(
  head: EmailHeader,
  content: Omit<EmailContent, 'links'>,
  { email, name, manageKey }: Omit<Recipient, 'id'>,
): Email {
  const bodies = renderEmail(head, { ...content, blocks: greetByName(content.blocks, name), links: buildFooterLinks(manageKey) });
  return { kind: KIND, to: email, subject: content.heading, headers: { ...listHeaders(manageKey), 'List-Id': listId() }, ...bodies };
}

async function countWaiting(payload: Payload): Promise<number> {
  const where = { and: [{ kind: { equals: KIND } }, { state: { equals: 'waiting' } }] };
  return (await payload.count({ collection: 'outgoing-mails', overrideAccess: true, where })).totalDocs;
}

/** The end of an issue: sent, or a draft again if nobody was to get it, with the time of this attempt as `sendAt`. */
async function getEndOfSending(req: PayloadRequest, id: number, recipients: number, now: Temporal.Instant) {
  // Everybody who got the first part of a stopped issue may have unsubscribed since.
  const where = { and: [{ kind: { equals: KIND } }, { key: { like: getKeyPrefix(id) } }] };
  const isForSomebody =
    recipients > 0 ||
    (await req.payload.count({ collection: 'outgoing-mails', overrideAccess: true, where, ...joinTransaction(req) })).totalDocs > 0;
  return isForSomebody
    ? { status: 'sent', sentAt: toStoredText(now) }
    : { status: 'draft', sendAt: toStoredText(now), reached: null, recipients: null };
}

async function dispatchBatch(payload: Payload, id: number, now: Temporal.Instant): Promise<boolean> {
  // The contents are read before the transaction, to keep the transaction short.
  const written = await findIssue(payload, id);
  if (!written) return false;
  const [head, content] = [await loadEmailHeader(payload, 'hu'), await readIssueContent(payload, written, now)];
  return inTransaction(await createLocalReq({}, payload), async (req) => {
    await lockUntilCommit(TURN, req);
    const issue = await findIssue(payload, id, req);
    if (issue?.status !== 'sending') return false;
    const recipients = await listRecipientsAfter(payload, issue, req);
    for (const recipient of recipients)
      await queueEmail(payload, { ...composeIssueEmail(head, content, recipient), key: getEmailKey(id, recipient.id) }, req);
    const isLast = recipients.length < BATCH_SIZE;
    const total = (issue.recipients ?? 0) + recipients.length;
    await change(
      payload,
      id,
      {
        reached: recipients.at(-1)?.id ?? issue.reached ?? 0,
        recipients: total,
        ...(isLast ? await getEndOfSending(req, id, total, now) : {}),
      },
      req,
    );
    return !isLast;
  });
}

/** Starts issues that are scheduled for now or earlier. */
async function beginDue(payload: Payload, now: Temporal.Instant): Promise<void> {
  const { docs } = await payload.find({
    collection: NEWSLETTERS,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    limit: BATCH_SIZE,
    sort: 'sendAt',
    where: { and: [{ status: { equals: 'scheduled' } }, { sendAt: { less_than_equal: toStoredText(now) } }] },
  });
  for (const { id } of docs) await changeStatus(await createLocalReq({}, payload), Number(id), ['scheduled'], START_OF_SENDING);
}

/** Starts due issues, and queues the next emails of the current one, unless earlier ones are still waiting. */
export async function dispatch(payload: Payload, now: Temporal.Instant): Promise<void> {
  await beginDue(payload, now);
  const id = (await findFirst(payload, NEWSLETTERS, { status: { equals: 'sending' } }, { sort: 'id' }))?.id;
  if (typeof id === 'number' && (await countWaiting(payload)) < BATCH_SIZE) await dispatchBatch(payload, id, now);
}
