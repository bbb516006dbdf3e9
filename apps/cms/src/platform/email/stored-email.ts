import * as z from 'zod';
import type { Email } from './email.ts';

export const OUTBOX = 'outgoing-mails';
/** `failed` was tried and will be tried again; `given_up` will not. */
export const STATES = ['waiting', 'failed', 'sent', 'given_up'] as const;
export type State = (typeof STATES)[number];

const Stored = z.object({
  id: z.number(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })).nullish(),
  key: z.string().nullish(),
  state: z.enum(STATES),
  tries: z.number(),
  /** When it was queued, or when an administrator requested another try. ISO 8601. */
  since: z.string(),
  createdAt: z.string(),
});

/** A row of the outbox with everything that is needed to send it. */
export type StoredEmail = z.infer<typeof Stored>;

/** Throws a ZodError for a row whose body has been emptied. */
export function readStoredEmail(row: unknown): StoredEmail {
  return Stored.parse(row);
}

/** The columns of an email. */
export function toEmailColumns({ kind, to, subject, html, text, replyTo, headers, attachments = [], key }: Email) {
  return {
    kind,
    to,
    subject,
    html,
    text,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(headers === undefined ? {} : { headers }),
    ...(attachments.length === 0
      ? {}
      : {
          attachments: attachments.map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            base64: Buffer.from(content).toString('base64'),
          })),
        }),
    ...(key === undefined ? {} : { key }),
  };
}
