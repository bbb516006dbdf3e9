import { NEWSLETTER_STEPS } from '@liget/content-api/newsletter-steps';
import { getScreenPath } from '@liget/content-api/screens';
import type { FastifyReply } from 'fastify';
import type { ContentStore } from '../../app/content/store.ts';

const PATH = getScreenPath('newsletterStep', 'hu', { step: NEWSLETTER_STEPS.unsubscribe });
/** As a form's field in either of its encodings (RFC 8058, section 3.2). */
const ONE_CLICK = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\s+One-Click/;

/** Whether a URL is that of the `List-Unsubscribe` header of newsletters. */
export const isUnsubscription = (address: string): boolean => address.replace(/\?.*$/s, '') === PATH;

/**
 * Whether a mail program unsubscribes its user by one request without cookies, origin or redirects. The button of the page does not send this
 * field.
 */
export function isOneClick({ pathname }: URL, body: unknown): boolean {
  return isUnsubscription(pathname) && body instanceof Buffer && ONE_CLICK.test(body.toString('latin1'));
}

const RESPONSES = {
  ok: [200, 'Unsubscribed.'],
  unknown: [404, 'There is no such subscription.'],
  later: [503, 'Try again later.'],
} as const;

/** Answers such a request: 200 also when it is repeated. */
export async function answerOneClick(reply: FastifyReply, { searchParams }: URL, content: Pick<ContentStore, 'followLink' | 'log'>) {
  const answer = await content.followLink({ action: 'unsubscribe', token: searchParams.get('token') ?? '' });
  if (answer.kind === 'unavailable' || answer.kind === 'invalid') content.log(`a subscription was not ended: ${answer.kind}`);
  const isRefused = answer.kind === 'not-found' || answer.kind === 'refused';
  const [status, text] = RESPONSES[answer.kind === 'ok' ? 'ok' : isRefused ? 'unknown' : 'later'];
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
