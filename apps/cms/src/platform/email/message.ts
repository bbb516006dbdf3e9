import type { Environment } from '../environment.ts';
import type { StoredEmail } from './stored-email.ts';
import type { Message } from './transport.ts';

export interface Sender {
  /** The value of From: `Name <address>` or an address. */
  from: string;
  replyTo?: string;
}

type Names = Pick<Environment, 'PUBLIC_ORIGIN' | 'MAIL_FROM' | 'MAIL_REPLY_TO'>;

export function readSender({ PUBLIC_ORIGIN, MAIL_FROM, MAIL_REPLY_TO }: Names): Sender {
  return {
    from: MAIL_FROM ?? `Liget <noreply@${new URL(PUBLIC_ORIGIN).hostname}>`,
    ...(MAIL_REPLY_TO === undefined ? {} : { replyTo: MAIL_REPLY_TO }),
  };
}

const getDomain = (from: string) => /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/**
 * The message of a row, with the same Message-ID and date at every try: a mailbox that received it twice, because the first answer was lost, can
 * recognise the duplicate (RFC 5322, section 3.6.4).
 */
export function toMessage(email: StoredEmail, { from, replyTo }: Sender): Message {
  const { id, kind, to, subject, html, text, headers, attachments } = email;
  const written = Temporal.Instant.from(email.createdAt);
  const timestamp = written.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const answers = email.replyTo ?? replyTo;
  return {
    name: `${timestamp}-${kind}-${id}`,
    mail: {
      messageId: `<${id}.${written.epochMilliseconds}@${getDomain(from)}>`,
      date: new Date(written.epochMilliseconds),
      from,
      to: { name: '', address: to },
      ...(answers ? { replyTo: { name: '', address: answers } } : {}),
      subject,
      html,
      text,
      xMailer: false,
      // Prevents automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: (attachments ?? []).map(({ filename, contentType, base64 }) => ({
        filename,
        contentType,
        content: Buffer.from(base64, 'base64'),
      })),
    },
  };
}
