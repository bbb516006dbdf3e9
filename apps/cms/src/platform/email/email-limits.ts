import type { Payload, PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../database/transaction.ts';
import { toStoredText } from '../read-model/dates.ts';
import { type LimitedKinds, listLimitedKinds } from './email-kinds.ts';
import { OUTBOX } from './stored-email.ts';

/** Per-mailbox limits of emails that visitors cause, so that forms cannot be used to flood an address. */
const LIMITS = {
  unconfirmed: [
    { hours: 1, emails: 3 },
    { hours: 24, emails: 10 },
  ],
  notice: [
    { hours: 1, emails: 30 },
    { hours: 24, emails: 100 },
  ],
} as const satisfies Record<LimitedKinds, readonly { hours: number; emails: number }[]>;
const LONGEST_HOURS = 24;
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

/** When recent emails of these kinds to this mailbox were queued; milliseconds, the newest first. */
export async function findRecentEmails(
  payload: Payload,
  address: string,
  { kinds, now, req }: { kinds: LimitedKinds; now: Temporal.Instant; req?: PayloadRequest | undefined },
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
        { kind: { in: listLimitedKinds(kinds) } },
        { createdAt: { greater_than: toStoredText(now.subtract({ hours: LONGEST_HOURS })) } },
      ],
    },
    ...joinTransaction(req),
  });
  return docs.filter((row) => toMailbox(String(row['to'])) === mailbox).map((row) => Date.parse(String(row['createdAt'])));
}

/** Whether one more email of these kinds may be queued after those. */
export function isWithinLimits(kinds: LimitedKinds, postedAtMs: readonly number[], now: Temporal.Instant): boolean {
  return LIMITS[kinds].every(({ hours, emails }) => {
    const since = now.subtract({ hours }).epochMilliseconds;
    return postedAtMs.filter((at) => at > since).length < emails;
  });
}
