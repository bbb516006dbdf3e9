import type { Payload, PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { toStoredText } from '../read-model/dates.ts';
import { UNCONFIRMED_KINDS } from './email-kinds.ts';
import { OUTBOX } from './stored-email.ts';

/** Per-mailbox limit of unconfirmed emails, so that forms cannot be used to flood an address. */
const LIMITS = [
  { hours: 1, emails: 3 },
  { hours: 24, emails: 10 },
] as const;
const LONGEST_HOURS = Math.max(...LIMITS.map(({ hours }) => hours));
/** Rows that are read for counting; more than any limit, because the query may also match other mailboxes. */
const MAX_ROWS = 200;

/** Upper and lower case address the same mailbox at all known providers. */
export const toUsualCase = (address: string): string => address.normalize('NFC').trim().toLowerCase();

/** Providers deliver `anna+tag@` to the mailbox of `anna@`. */
export const toMailbox = (address: string): string => toUsualCase(address).replace(/\+[^@]*/, '');

function whereMailbox(mailbox: string): Where {
  const [name = '', domain = ''] = mailbox.split('@');
  return { or: [{ to: { equals: mailbox } }, { and: [{ to: { contains: `${name}+` } }, { to: { contains: `@${domain}` } }] }] };
}

/** When recent emails of unconfirmed kinds to this mailbox were queued; milliseconds, the newest first. */
export async function findUnconfirmedEmails(
  payload: Payload,
  address: string,
  { now, req }: { now: Temporal.Instant; req?: PayloadRequest | undefined },
): Promise<number[]> {
  const mailbox = toMailbox(address);
  const { docs } = await payload.find({
    collection: OUTBOX,
    overrideAccess: true,
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
    sort: '-createdAt',
    select: { to: true, createdAt: true },
    where: {
      and: [
        whereMailbox(mailbox),
        { kind: { in: UNCONFIRMED_KINDS } },
        { createdAt: { greater_than: toStoredText(now.subtract({ hours: LONGEST_HOURS })) } },
      ],
    },
    ...joinTransaction(req),
  });
  return docs.filter((row) => toMailbox(String(row['to'])) === mailbox).map((row) => Date.parse(String(row['createdAt'])));
}

/** Whether one more email may be queued after those. */
export function isWithinLimits(postedAtMs: readonly number[], now: Temporal.Instant): boolean {
  return LIMITS.every(({ hours, emails }) => {
    const since = now.subtract({ hours }).epochMilliseconds;
    return postedAtMs.filter((at) => at > since).length < emails;
  });
}
