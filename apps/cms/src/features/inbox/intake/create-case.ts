import type { AttachmentToken, CaseKind, Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { getDueDay, readPeriods, toNoon } from '../deadline.ts';
import { composeReceiptEmail, deliver } from '../emails/emails.ts';
import { notifyNew } from '../emails/notices.ts';
import { KINDS } from '../kinds.ts';
import { createCaseToken } from '../link.ts';
import { createSeed } from '../tokens.ts';
import { claimAttachments } from './attachments.ts';
import { createIdempotent, type SentFields } from './store-once.ts';

interface CaseSubmission {
  kind: CaseKind;
  key: string;
  /** The values by which a repeated submission is recognised. */
  fields: SentFields;
  about: string;
  attachments: readonly AttachmentToken[];
  locale: Locale;
}

/** Stores a case once, with its deadline and attachments, and queues the receipt. Returns 'other' if another submission has the same key. */
export async function createCase(
  payload: Payload,
  { kind, key, fields, about, attachments, locale }: CaseSubmission,
): Promise<{ reference: string; token: string } | 'other'> {
  const { referencePrefix } = KINDS[kind];
  const { days } = await readPeriods(payload, kind);
  const due = getDueDay(Temporal.Now.instant(), days);
  const stored = await createIdempotent(payload, referencePrefix, key, {
    fields,
    added: { kind, about, state: 'new', unread: true, due: toNoon(due), linkSeed: createSeed() },
    locale,
  });
  if (stored === 'other') return 'other';
  // Also if the case was stored before: the connection may have failed between the two.
  await claimAttachments(payload, stored.id, attachments);
  // The key prevents duplicates, also after a retry.
  await deliver(payload, stored, composeReceiptEmail(stored));
  await notifyNew(payload, stored);
  return { reference: stored.reference, token: createCaseToken(stored) };
}
