import { NEWSLETTER_TOPICS, type NewsletterLink, type SubscriptionStatus } from '@liget/content-api';
import type { Payload } from 'payload';
import { toUsualCase } from '../../platform/email/unconfirmed.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { changeSubscriber, findSubscriber, markListDue, type Subscriber } from './subscriber.ts';
import { isConfirmation, isManagement, toStoredConfirmation } from './tokens.ts';

/** `unknown`: there is no such token. `gone`: there was, and it has done its work, or its time is over. */
export type LinkResult = { kind: 'ok'; status: SubscriptionStatus } | { kind: 'unknown' | 'gone' };

const UNKNOWN: LinkResult = { kind: 'unknown' };
const GONE: LinkResult = { kind: 'gone' };

/** The beginning of the name and the domain: enough for its owner, of little use to who finds the link. */
function mask(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email.slice(0, at)).slice(0, 2).join('')}…${email.slice(at)}`;
}

function toSubscriptionStatus({ email, state, topics, manageKey }: Subscriber): LinkResult {
  const shown = state === 'bounced' ? 'unsubscribed' : state;
  return {
    kind: 'ok',
    status: { data: { email: mask(email), state: shown, topics, preferences_token: state === 'confirmed' ? manageKey : null } },
  };
}

async function followConfirmation(payload: Payload, { action, token }: NewsletterLink, now: Temporal.Instant): Promise<LinkResult> {
  const found = await findSubscriber(payload, { confirmHash: { equals: toStoredConfirmation(token) } });
  if (!found || action === 'choose' || action === 'unsubscribe') return UNKNOWN;
  // The button pressed twice is no fault; the link opened later has done its work.
  if (found.state === 'confirmed') return action === 'confirm' ? toSubscriptionStatus(found) : GONE;
  if (found.state !== 'pending' || Date.parse(found.confirmUntil ?? '') <= now.epochMilliseconds) return GONE;
  if (action === 'look') return toSubscriptionStatus(found);
  await changeSubscriber(payload, found.id, {
    state: 'confirmed',
    topics: [...NEWSLETTER_TOPICS],
    confirmedAt: toStoredText(now),
    ...markListDue(now),
  });
  return toSubscriptionStatus({ ...found, state: 'confirmed', topics: [...NEWSLETTER_TOPICS] });
}

/** Emails of the newsletter that still wait for this subscriber are not sent any more. */
async function withdraw(payload: Payload, address: string): Promise<void> {
  await payload.db.deleteMany({
    collection: 'outgoing-mails',
    where: {
      and: [
        { kind: { equals: 'newsletter' } },
        { to: { equals: address } },
        { state: { in: ['waiting', 'failed'] } },
        { lease: { exists: false } },
      ],
    },
  });
}

async function followManagement(payload: Payload, link: NewsletterLink, now: Temporal.Instant): Promise<LinkResult> {
  const found = await findSubscriber(payload, { manageKey: { equals: link.token } });
  if (!found || link.action === 'confirm') return UNKNOWN;
  if (link.action === 'choose') {
    if (found.state !== 'confirmed') return GONE;
    const topics = NEWSLETTER_TOPICS.filter((topic) => link.topics.includes(topic));
    await changeSubscriber(payload, found.id, { topics, ...markListDue(now) });
    return toSubscriptionStatus({ ...found, topics });
  }
  if (link.action === 'look' || found.state === 'unsubscribed') return toSubscriptionStatus(found);
  await withdraw(payload, toUsualCase(found.email));
  await changeSubscriber(payload, found.id, {
    state: 'unsubscribed',
    unsubscribedAt: toStoredText(now),
    ...markListDue(now),
  });
  return toSubscriptionStatus({ ...found, state: 'unsubscribed' });
}

/** Does what the link of an email is for. Nothing is stored for a token that is unknown or gone, nor when somebody only looks. */
export async function followLink(payload: Payload, link: NewsletterLink, now = Temporal.Now.instant()): Promise<LinkResult> {
  if (isConfirmation(link.token)) return followConfirmation(payload, link, now);
  return isManagement(link.token) ? followManagement(payload, link, now) : UNKNOWN;
}
