import type { Payload } from 'payload';
import { toStoredText } from '../read-model/dates.ts';
import { OUTBOX } from './stored-email.ts';

/** Days after which text and address of a sent email are erased. */
export const EMAIL_RETENTION_DAYS = 30;
/** Rows per run; the next run is an hour later. */
const BATCH_SIZE = 500;

/** Erases addresses and texts of finished emails. Kind, times, state and key remain. */
export async function emptyOldEmails(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = toStoredText(now.subtract({ hours: EMAIL_RETENTION_DAYS * 24 }));
  await payload.db.updateMany({
    collection: OUTBOX,
    limit: BATCH_SIZE,
    returning: false,
    where: {
      and: [{ state: { in: ['sent', 'given_up'] } }, { createdAt: { less_than: before } }, { to: { exists: true } }],
    },
    data: { to: null, subject: null, html: null, text: null, replyTo: null, headers: null, attachments: null, lastError: null },
  });
}
