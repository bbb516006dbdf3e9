import type { Payload, PayloadRequest } from 'payload';
import { queueEmailIfPossible } from '../../../platform/email/outbox.ts';
import { OUTBOX } from '../../../platform/email/stored-email.ts';
import type { Block, EmailContent } from '../../../platform/email/templates/blocks.ts';
import { composeEmail } from '../../../platform/email/templates/render.ts';
import { toStoredDay } from '../deadline.ts';
import { buildCaseLink } from '../link.ts';
import type { StoredCase } from '../stored-case.ts';
import { CASE_EMAIL_TEXTS } from './email-texts.ts';
import { fillTemplate } from './templates.ts';

/** An email about a case. */
export interface CaseEmail {
  kind: 'case-receipt' | 'case-answer' | 'case-assigned' | 'case-new';
  /** An email with the same key is queued only once. */
  key: string;
  subject: string;
  content: EmailContent;
}

/** The key prefix of all emails of one case. */
export const getCaseKey = ({ reference }: StoredCase) => `case/${reference}/`;

/** Fills the placeholders of a sentence with the case's data. */
const createFiller =
  ({ name, reference, due, locale }: StoredCase) =>
  (text: string) =>
    fillTemplate(text, { name, reference, due: toStoredDay(due) }, locale);

const toParagraphBlocks = (texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));

/**
 * The receipt for the sender: reference, deadline and the page of the case. It contains nothing of the sender's input, not even the name,
 * because the address may belong to somebody else.
 */
export function composeReceiptEmail(stored: StoredCase): CaseEmail {
  const { receipt, greeting, received, due, link, button, farewell, reason } = CASE_EMAIL_TEXTS[stored.locale];
  const fill = createFiller(stored);
  return {
    kind: 'case-receipt',
    key: `${getCaseKey(stored)}receipt`,
    subject: fill(receipt),
    content: {
      preheader: fill(received),
      heading: fill(receipt),
      blocks: [
        ...toParagraphBlocks([greeting, received, ...(stored.due ? [due] : [])].map(fill)),
        { kind: 'button', label: button, url: buildCaseLink(stored) },
        { kind: 'note', text: link },
      ],
      farewell,
      reason,
    },
  };
}

/** An editor's answer in full, with a link to the page of the case. `after` distinguishes several answers. */
export function answerEmail(stored: StoredCase, text: string, after: number): CaseEmail {
  const { answer, button, reason, link } = CASE_EMAIL_TEXTS[stored.locale];
  const subject = createFiller(stored)(answer);
  return {
    kind: 'case-answer',
    key: `${getCaseKey(stored)}answer/${after}`,
    subject,
    content: {
      preheader: subject,
      heading: subject,
      blocks: [
        ...toParagraphBlocks(text.split(/\n{2,}/)),
        { kind: 'button', label: button, url: buildCaseLink(stored) },
        { kind: 'note', text: link },
      ],
      farewell: null,
      reason,
    },
  };
}

interface Delivery {
  to: string;
  bodies: { html: string; text: string };
}

/** Queues an email in the transaction of the request; false when its address is invalid or has reached its limit. */
export async function queueCaseEmail(
  payload: Payload,
  { kind, key, subject }: CaseEmail,
  { to, bodies }: Delivery,
  req?: PayloadRequest,
): Promise<boolean> {
  return queueEmailIfPossible(payload, { kind, key, subject, to, ...bodies }, req);
}

/** Queues an email to the sender of a case, in the language of the sender. */
export async function deliver(payload: Payload, stored: StoredCase, email: CaseEmail, req?: PayloadRequest): Promise<boolean> {
  const bodies = await composeEmail(payload, stored.locale, email.content);
  return queueCaseEmail(payload, email, { to: stored.email, bodies }, req);
}

/** Deletes the emails about a case, sent or not. */
export async function deleteEmails(payload: Payload, stored: StoredCase): Promise<void> {
  await payload.delete({ collection: OUTBOX, overrideAccess: true, depth: 0, where: { key: { like: getCaseKey(stored) } } });
}
