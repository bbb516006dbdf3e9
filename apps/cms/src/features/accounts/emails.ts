import type { Locale } from '@liget/content-api';
import { DAY_MS } from '@liget/park/durations';
import type { CollectionAfterChangeHook, IncomingAuthType, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { queueEmail } from '../../platform/email/outbox.ts';
import { toPayloadHtml } from '../../platform/email/payload-mail.ts';
import { composeEmail, getPublicUrl } from '../../platform/email/templates/render.ts';
import { ACCOUNT_EMAIL_TEXTS } from './email-texts.ts';

const INVITATION_VALID_MS = 7 * DAY_MS;

/** The admin's language in the request (Payload: its cookie, otherwise the browser's, otherwise Hungarian). */
const getLanguage = (req?: PayloadRequest): Locale => (req ? getEditorLanguage(req) : 'hu');

const getText = (account: unknown, name: 'name' | 'email'): string => {
  const value: unknown = typeof account === 'object' && account !== null ? Reflect.get(account, name) : undefined;
  return typeof value === 'string' ? value : '';
};
const getResetUrl = (token: string) => getPublicUrl(`/admin/reset/${token}`);

/** The email for a forgotten password; its link is valid for one hour, Payload's default. */
export const forgotPassword: NonNullable<IncomingAuthType['forgotPassword']> = {
  // Milliseconds: anybody can request the email for any address, and each email invalidates the link of the one before.
  minRequestInterval: 20 * 60 * 1000,
  generateEmailSubject: ({ req } = {}) => ACCOUNT_EMAIL_TEXTS[getLanguage(req)].forgottenPassword.subject,
  generateEmailHTML: async ({ req, token = '', user } = {}) => {
    if (!req) throw new Error('Payload requested an email without a request.');
    const locale = getLanguage(req);
    const texts = ACCOUNT_EMAIL_TEXTS[locale].forgottenPassword;
    return toPayloadHtml(
      await composeEmail(req.payload, locale, {
        preheader: texts.preheader,
        heading: texts.subject,
        blocks: [
          { kind: 'paragraph', text: texts.greeting(getText(user, 'name')) },
          { kind: 'paragraph', text: texts.body },
          { kind: 'button', label: texts.button, url: getResetUrl(token) },
          { kind: 'note', text: texts.note },
        ],
        farewell: ACCOUNT_EMAIL_TEXTS[locale].farewell,
        reason: texts.reason,
      }),
    );
  },
};

/** Sends an invitation to a new account, with a link to set the password, in the language that the administrator chose. */
export const invite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return;
  const [name, email] = [getText(doc, 'name'), getText(doc, 'email')];
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_VALID_MS,
    req,
  });
  const locale: Locale = doc['emailLanguage'] === 'en' ? 'en' : 'hu';
  const texts = ACCOUNT_EMAIL_TEXTS[locale].invitation;
  const bodies = await composeEmail(req.payload, locale, {
    preheader: texts.preheader,
    heading: texts.subject,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(name) },
      { kind: 'paragraph', text: texts.body },
      { kind: 'button', label: texts.button, url: getResetUrl(token) },
      {
        kind: 'facts',
        facts: [
          { label: texts.account, value: email },
          { label: texts.admin, value: getPublicUrl('/admin') },
        ],
      },
      { kind: 'note', text: texts.note },
    ],
    farewell: ACCOUNT_EMAIL_TEXTS[locale].farewell,
    reason: texts.reason,
  });
  await queueEmail(req.payload, { kind: 'invitation', to: email, subject: texts.subject, ...bodies }, req);
};
