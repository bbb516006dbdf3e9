import type { Payload } from 'payload';
import type { Undeliverable } from '../../platform/email/mailer.ts';
import { KIND } from './dispatch.ts';
import { changeSubscriber, markListDue } from './subscriber.ts';

/** Whoever has no mailbox any more gets no further letters: the first definite refusal of a newsletter ends the subscription. */
export async function noteBounce(payload: Payload, { kind, key }: Undeliverable): Promise<void> {
  const subscription = /^newsletter:\d+:(\d+)$/.exec(key ?? '')?.[1];
  if (kind !== KIND || subscription === undefined) return;
  await changeSubscriber(payload, Number(subscription), { state: 'bounced', ...markListDue() });
}
