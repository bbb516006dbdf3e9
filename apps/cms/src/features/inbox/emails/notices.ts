import { LOCALES, type Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { composeEmail, getPublicUrl } from '../../../platform/email/templates/render.ts';
import { toStoredDay } from '../deadline.ts';
import { KINDS } from '../kinds.ts';
import { getStaffName } from '../steps.ts';
import type { StoredCase } from '../stored-case.ts';
import { NOTICE_TEXTS } from './email-texts.ts';
import { type CaseEmail, getCaseKey, queueCaseEmail } from './emails.ts';
import { fillTemplate } from './templates.ts';

type NoticeKind = keyof typeof NOTICE_TEXTS.hu.about;

/** The most recipients when customer service has no common address. */
const MAX_RECIPIENTS = 10;

/** The notice to staff about a case: kind, reference, deadline and link. It contains no text of the visitor. */
export function composeNoticeEmail(stored: StoredCase, about: NoticeKind, recipient: string, locale: Locale): CaseEmail {
  const { id, kind, reference } = stored;
  const due = toStoredDay(stored.due);
  const texts = NOTICE_TEXTS[locale];
  const fill = (text: string) => fillTemplate(text, { name: '', reference, due }, locale);
  const subject = fill(texts.about[about].subject);
  return {
    kind: about,
    key: `${getCaseKey(stored)}${about}/${recipient}`,
    subject,
    content: {
      preheader: subject,
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: texts.about[about].body },
        {
          kind: 'facts',
          facts: [
            { label: texts.kind, value: KINDS[kind].label[locale] },
            { label: texts.reference, value: reference },
            ...(due ? [{ label: texts.due, value: fill(locale === 'hu' ? '{határidő}' : '{deadline}') }] : []),
          ],
        },
        { kind: 'button', label: texts.button, url: getPublicUrl(`/admin/collections/enquiries/${id}`) },
      ],
      farewell: texts.farewell,
      reason: texts.about[about].reason,
    },
  };
}

/** A user who handles cases, with their address and language. */
export interface Person {
  id: number;
  name: string;
  email: string;
  locale: Locale;
}

const StaffAccount = z.object({ id: z.number(), email: z.string(), emailLanguage: z.enum(LOCALES).catch('hu') });

export function toPerson(user: unknown): Person {
  const { id, email, emailLanguage } = StaffAccount.parse(user);
  return { id, name: getStaffName(user) ?? '', email, locale: emailLanguage };
}

/** Notifies a user to whom a case was assigned. At most once a day for each case. */
export async function notifyAssigned(
  payload: Payload,
  stored: StoredCase,
  { id, email, locale }: Person,
  req: PayloadRequest,
): Promise<void> {
  const day = toBudapestDay(Temporal.Now.instant());
  const notice = composeNoticeEmail(stored, 'case-assigned', `${id}/${day}`, locale);
  await queueCaseEmail(payload, notice, { to: email, bodies: await composeEmail(payload, locale, notice.content) }, req);
}

/** The recipients of notices of new cases: the address of the desk or, without one, everybody in customer service. */
async function listRecipientsOfNew(payload: Payload): Promise<{ id: number | 'desk'; email: string; locale: Locale }[]> {
  const { noticeAddress } = await payload.findGlobal({ slug: 'inbox-settings', depth: 0 });
  if (typeof noticeAddress === 'string' && noticeAddress !== '') return [{ id: 'desk', email: noticeAddress, locale: 'hu' }];
  const { docs } = await payload.find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    limit: MAX_RECIPIENTS,
    pagination: false,
    sort: 'id',
    where: { roles: { in: ['service'] } },
  });
  return docs.map((user) => toPerson(user));
}

/** Notifies customer service of a new case. The outbox limits these emails per mailbox; a failure does not refuse the case. */
export async function notifyNew(payload: Payload, stored: StoredCase): Promise<void> {
  for (const { id, email, locale } of await listRecipientsOfNew(payload)) {
    const notice = composeNoticeEmail(stored, 'case-new', String(id), locale);
    await queueCaseEmail(payload, notice, { to: email, bodies: await composeEmail(payload, locale, notice.content) });
  }
}
