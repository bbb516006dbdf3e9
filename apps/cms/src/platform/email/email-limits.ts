import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { MillisecondsColumn, TextColumn } from '../database/sql/columns.ts';
import { querySql, quoteText } from '../database/sql/sql.ts';
import { toStoredText } from '../read-model/dates.ts';
import { type LimitedKinds, listLimitedKinds } from './email-kinds.ts';

/** Per-mailbox limits of emails that visitors cause, so that forms cannot be used to flood an address. */
export const EMAIL_LIMITS = {
  unconfirmed: [
    { hours: 1, emails: 3 },
    { hours: 24, emails: 10 },
  ],
  notice: [
    { hours: 1, emails: 30 },
    { hours: 24, emails: 100 },
  ],
} as const satisfies Record<LimitedKinds, readonly { hours: number; emails: number }[]>;
const MAX_HOURS = 24;
/** Rows that are read for counting; more than any limit, because the query may also match other mailboxes. */
const MAX_ROWS = 200;

/** Upper and lower case address the same mailbox at all known providers. */
export const toUsualCase = (address: string): string => address.normalize('NFC').trim().toLowerCase();

const GMAIL = 'gmail.com';
/** Gmail ignores dots in the name, and has two domains for each mailbox. */
const GMAIL_DOMAINS = [GMAIL, 'googlemail.com'];

/** The mailbox to which providers deliver an address: that of `anna@` for `anna+tag@`. */
export function toMailbox(address: string): string {
  const usual = toUsualCase(address).replace(/\+[^@]*/, '');
  const [name = '', domain = ''] = usual.split('@');
  return GMAIL_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL}` : usual;
}

/** SQL: whether `to` may be an address of the mailbox. LIKE's wildcards in a name let it match others, too. */
function buildMailboxCondition(mailbox: string): string {
  const [name = '', domain = ''] = mailbox.split('@');
  const isGmail = domain === GMAIL;
  const column = isGmail ? `REPLACE("to", '.', '')` : '"to"';
  const conditions = (isGmail ? GMAIL_DOMAINS.map((each) => each.replace('.', '')) : [domain]).flatMap((each) => [
    `${column} = ${quoteText(`${name}@${each}`)}`,
    `${column} LIKE ${quoteText(`${name}+%@${each}`)}`,
  ]);
  return `(${conditions.join(' OR ')})`;
}

const RecentEmail = z.object({ to: TextColumn, at: MillisecondsColumn });

/** When recent emails of these kinds to this mailbox were queued; milliseconds, the newest first. */
export async function findRecentEmails(
  payload: Payload,
  address: string,
  { kinds, now, req }: { kinds: LimitedKinds; now: Temporal.Instant; req?: PayloadRequest | undefined },
): Promise<number[]> {
  const mailbox = toMailbox(address);
  const rows = await querySql(
    payload,
    RecentEmail,
    `SELECT "to", created_at AS at FROM outgoing_mails
    WHERE kind IN (${listLimitedKinds(kinds).map(quoteText).join(', ')})
      AND created_at > ${quoteText(toStoredText(now.subtract({ hours: MAX_HOURS })))}
      AND ${buildMailboxCondition(mailbox)}
    ORDER BY created_at DESC LIMIT ${MAX_ROWS}`,
    req,
  );
  return rows.flatMap(({ to, at }) => (at !== null && toMailbox(to) === mailbox ? [at] : []));
}

/** Whether one more email of these kinds may be queued after those. */
export function isWithinLimits(kinds: LimitedKinds, postedAtMs: readonly number[], now: Temporal.Instant): boolean {
  return EMAIL_LIMITS[kinds].every(({ hours, emails }) => {
    const since = now.subtract({ hours }).epochMilliseconds;
    return postedAtMs.filter((at) => at > since).length < emails;
  });
}
