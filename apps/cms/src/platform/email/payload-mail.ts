import { LRUCache } from 'lru-cache';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { readEnvironment } from '../environment.ts';
import { readSender } from './message.ts';
import { queueEmail } from './outbox.ts';
import type { RenderedEmail } from './templates/render.ts';

/** Payload requests only the HTML of an email and passes it on: the plain text is stored here until then. */
const plainTexts = new LRUCache<string, string>({ max: 100 });

/** Returns the HTML for Payload and stores the text until Payload sends the email. */
export function toPayloadHtml({ html, text }: RenderedEmail): string {
  plainTexts.set(html, text);
  return html;
}

function getRecipient({ to }: SendEmailOptions): string {
  const first: unknown = Array.isArray(to) ? to[0] : to;
  const address: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'address') : first;
  return typeof address === 'string' ? address : '';
}

/** Puts Payload's own emails into the outbox. */
export const createPayloadMail: EmailAdapter = ({ payload }) => {
  const { from } = readSender(readEnvironment());
  const [, name = '', address = from] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? [];
  return {
    name: 'outbox',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async (message) => {
      const html = typeof message.html === 'string' ? message.html : '';
      const text = typeof message.text === 'string' ? message.text : (plainTexts.get(html) ?? message.subject ?? '');
      plainTexts.delete(html);
      await queueEmail(payload, { kind: 'account', to: getRecipient(message), subject: message.subject ?? '', html, text });
    },
  };
};
