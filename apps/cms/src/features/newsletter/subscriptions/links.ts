import { NEWSLETTER_TOPICS, type NewsletterLink, type SubscriptionStatus } from '@liget/content-api';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { toUsualCase } from '../../../platform/email/email-limits.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { changeSubscriber, findSubscriber, markListDue, type Subscriber } from './subscriber.ts';
import { isConfirmation, isManagement, toStoredConfirmation } from './tokens.ts';

/** `unknown`: there is no such token. `gone`: the token was used, or has expired. */
export type LinkResult = { kind: 'ok'; status: SubscriptionStatus } | { kind: 'unknown' | 'gone' };

const UNKNOWN: LinkResult = { kind: 'unknown' };
const NO_EFFECT: LinkResult = { kind: 'gone' };

/** The beginning of the name and the domain: enough for the owner, of little use to others. */
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
  const subscriber = await findSubscriber(payload, { confirmHash: { equals: toStoredConfirmation(token) } });
  if (!subscriber || action === 'choose' || action === 'unsubscribe') return UNKNOWN;
  // Pressing the button twice is no error; a link that is opened later has had its effect.
  if (subscriber.state === 'confirmed') return action === 'confirm' ? toSubscriptionStatus(subscriber) : NO_EFFECT;
  if (subscriber.state !== 'pending' || Date.parse(subscriber.confirmUntil ?? '') <= now.epochMilliseconds) return NO_EFFECT;
  if (action === 'look') return toSubscriptionStatus(subscriber);
  await changeSubscriber(payload, subscriber.id, {
    state: 'confirmed',
    topics: [...NEWSLETTER_TOPICS],
    confirmedAt: toStoredText(now),
    ...markListDue(now),
  });
  return toSubscriptionStatus({ ...subscriber, state: 'confirmed', topics: [...NEWSLETTER_TOPICS] });
}

/** Deletes waiting newsletter emails to this subscriber. */
async function withdraw(req: PayloadRequest, address: string): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'outgoing-mails',
    where: {
      and: [
        { kind: { equals: 'newsletter' } },
        { to: { equals: address } },
        { state: { in: ['waiting', 'failed'] } },
        { lease: { exists: false } },
      ],
    },
    ...joinTransaction(req),
  });
}

async function changeTopics(
  payload: Payload,
  subscriber: Subscriber,
  chosen: readonly string[],
  now: Temporal.Instant,
): Promise<LinkResult> {
  if (subscriber.state !== 'confirmed') return NO_EFFECT;
  const topics = NEWSLETTER_TOPICS.filter((topic) => chosen.includes(topic));
  await changeSubscriber(payload, subscriber.id, { topics, ...markListDue(now) });
  return toSubscriptionStatus({ ...subscriber, topics });
}

async function unsubscribe(payload: Payload, subscriber: Subscriber, now: Temporal.Instant): Promise<LinkResult> {
  if (subscriber.state === 'unsubscribed') return toSubscriptionStatus(subscriber);
  const unsubscribed = { state: 'unsubscribed', unsubscribedAt: toStoredText(now), ...markListDue(now) };
  await inTransaction(await createLocalReq({}, payload), async (req) => {
    await withdraw(req, toUsualCase(subscriber.email));
    await changeSubscriber(payload, subscriber.id, unsubscribed, req);
  });
  return toSubscriptionStatus({ ...subscriber, state: 'unsubscribed' });
}

async function followManagement(payload: Payload, link: NewsletterLink, now: Temporal.Instant): Promise<LinkResult> {
  const subscriber = await findSubscriber(payload, { manageKey: { equals: link.token } });
  if (!subscriber || link.action === 'confirm') return UNKNOWN;
  if (link.action === 'choose') return changeTopics(payload, subscriber, link.topics, now);
  return link.action === 'look' ? toSubscriptionStatus(subscriber) : unsubscribe(payload, subscriber, now);
}

/** Carries out the action of an email's link. Stores nothing for an unknown or expired token, and nothing when the page is only opened. */
export async function followLink(payload: Payload, link: NewsletterLink, now = Temporal.Now.instant()): Promise<LinkResult> {
  if (isConfirmation(link.token)) return followConfirmation(payload, link, now);
  return isManagement(link.token) ? followManagement(payload, link, now) : UNKNOWN;
}
