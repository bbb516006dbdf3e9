import type { Payload } from 'payload';
import type { Undeliverable } from '../../../platform/email/mailer.ts';
import { KIND } from '../issues/dispatch.ts';
import { changeSubscriber, markListDue } from './subscriber.ts';

/** A permanent rejection of a newsletter's recipient ends the subscription, because the mailbox does not exist. */
export async function noteBounce(payload: Payload, { kind, key }: Undeliverable): Promise<void> {
  const subscription = /^newsletter:\d+:(\d+)$/.exec(key ?? '')?.[1];
  if (kind !== KIND || subscription === undefined) return;
  await changeSubscriber(payload, Number(subscription), { state: 'bounced', ...markListDue() });
}
