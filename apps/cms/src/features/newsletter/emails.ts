import { getNewsletterStepPath, type NewsletterStep } from '@liget/content-api/newsletter-steps';
import type { Payload, PayloadRequest } from 'payload';
import { queueEmail } from '../../platform/email/outbox.ts';
import type { EmailLink } from '../../platform/email/templates/blocks.ts';
import { composeEmail, getPublicUrl } from '../../platform/email/templates/render.ts';
import { newsletterTexts } from './email-texts.ts';

const getStepUrl = (step: NewsletterStep, token: string) => getPublicUrl(getNewsletterStepPath(step, token));

/** For the footer of every email to a subscriber. */
export function buildFooterLinks(manageKey: string): EmailLink[] {
  return [
    { label: newsletterTexts.preferences, url: getStepUrl('choose', manageKey) },
    { label: newsletterTexts.unsubscribe, url: getStepUrl('unsubscribe', manageKey) },
  ];
}

/** Mail programs show their own button to unsubscribe by these headers, and send one request (RFC 2369, RFC 8058). */
export function listHeaders(manageKey: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${getStepUrl('unsubscribe', manageKey)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

type StepTexts = typeof newsletterTexts.confirmation | typeof newsletterTexts.known;

/** An email with one button, which leads to a step. */
const composeStepEmail = (payload: Payload, texts: StepTexts, url: string, links?: EmailLink[]) =>
  composeEmail(payload, 'hu', {
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'paragraph', text: newsletterTexts.greeting },
      { kind: 'paragraph', text: texts.body },
      { kind: 'button', label: texts.button, url },
      { kind: 'note', text: texts.note },
    ],
    farewell: newsletterTexts.farewell,
    reason: texts.reason,
    ...(links && { links }),
  });

export async function queueConfirmation(payload: Payload, { to, token }: { to: string; token: string }, req: PayloadRequest) {
  const texts = newsletterTexts.confirmation;
  const bodies = await composeStepEmail(payload, texts, getStepUrl('confirm', token));
  await queueEmail(payload, { kind: 'newsletter-confirmation', to, subject: texts.subject, ...bodies }, req);
}

export async function queueAlreadySubscribed(payload: Payload, { to, manageKey }: { to: string; manageKey: string }, req: PayloadRequest) {
  const texts = newsletterTexts.known;
  const bodies = await composeStepEmail(payload, texts, getStepUrl('choose', manageKey), buildFooterLinks(manageKey));
  await queueEmail(payload, { kind: 'newsletter-known', to, subject: texts.subject, headers: listHeaders(manageKey), ...bodies }, req);
}
