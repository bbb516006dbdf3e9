import type { Payload, PayloadRequest } from 'payload';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { deleteAttachments } from '../attachments.ts';
import { deleteEmails } from '../emails/emails.ts';
import { findSteps, recordStep } from '../steps.ts';
import type { StoredCase } from '../stored-case.ts';

/** The personal data of a case. The idempotency key is replaced, too, because it is derived from them. */
const EMPTY = {
  name: '',
  email: '',
  phone: '',
  message: '',
  place: '',
  linkSeed: null,
  days: '',
  timeFrom: '',
  timeUntil: '',
  guests: null,
};

async function eraseTexts(payload: Payload, id: number): Promise<void> {
  for (const step of await findSteps(payload, id))
    if (step.text) await payload.update({ collection: 'enquiry-steps', id: step.id, overrideAccess: true, depth: 0, data: { text: '' } });
}

/**
 * Erases a case's personal data and deletes its attachments. Reference, kind, dates and the users of steps stay, so that cases can be counted
 * and accounted for; texts of answers and notes are erased.
 */
export async function erase(req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>, stored: StoredCase): Promise<void> {
  const { payload } = req;
  const { id } = stored;
  await eraseTexts(payload, id);
  if (stored.erasedAt) return;
  await deleteAttachments(payload, { enquiry: id });
  await deleteEmails(payload, stored);
  const now = toStoredText(Temporal.Now.instant());
  await payload.update({
    collection: 'enquiries',
    id,
    overrideAccess: true,
    depth: 0,
    data: {
      ...EMPTY,
      idempotencyKey: `erased-${id}`,
      unread: false,
      state: 'closed',
      closedAt: stored.closedAt ?? now,
      erasedAt: now,
    },
  });
  await recordStep(req, id, { action: 'erased' });
}
