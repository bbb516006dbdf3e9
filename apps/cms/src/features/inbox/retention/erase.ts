import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { deleteEmails } from '../emails/emails.ts';
import { deleteAttachments } from '../intake/attachments.ts';
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

/** Marks the case as erased and adds the step, in the transaction of the request. */
async function markErased(req: PayloadRequest, { id, closedAt }: StoredCase): Promise<void> {
  const now = toStoredText(Temporal.Now.instant());
  const data = {
    ...EMPTY,
    idempotencyKey: `erased-${id}`,
    unread: false,
    state: 'closed',
    closedAt: closedAt ?? now,
    erasedAt: now,
  };
  await req.payload.update({ collection: 'enquiries', id, overrideAccess: true, depth: 0, data, ...joinTransaction(req) });
  await recordStep(req, id, { action: 'erased' });
}

/**
 * Erases a case's personal data and deletes its attachments. Reference, kind, dates and the users of steps stay, so that cases can be counted
 * and accounted for; texts of answers and notes are erased. It can be repeated after an error: files cannot be rolled back, so only the end,
 * with `log`, is one transaction.
 */
export async function erase(
  req: PayloadRequest,
  stored: StoredCase,
  log: (within: PayloadRequest) => Promise<void> = async () => undefined,
): Promise<void> {
  const { payload } = req;
  await eraseTexts(payload, stored.id);
  if (!stored.erasedAt) {
    await deleteAttachments(payload, { enquiry: stored.id });
    await deleteEmails(payload, stored);
  }
  await inTransaction(req, async (within) => {
    if (!stored.erasedAt) await markErased(within, stored);
    await log(within);
  });
}
