import { MAILBOX } from '../environment.ts';
import type { EmailKind } from './email-kinds.ts';

export interface Attachment {
  filename: string;
  /** For example 'text/calendar; charset=utf-8'. */
  contentType: string;
  content: Uint8Array;
}

/** One email to one person. `templates/render.ts` makes its bodies. */
export interface Email {
  /** Shown to administrators, in the log and in file names. */
  kind: EmailKind;
  /** One address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
  /** An email with the same key is queued only once. */
  key?: string;
}

/** An email with invalid values from the caller. The message contains no personal data. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
}

const CONTROL = /\p{Cc}/u;
/** Other characters would be encoded, and mail programs could not parse the header's value. */
const ASCII = /^[\x20-\x7e]*$/;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
/** Headers that are set from other fields; callers must not set them, too. */
const OURS = /^(?:from|to|cc|bcc|sender|reply-to|subject|date|message-id|return-path|mime-version|content-.*)$/i;
const MAX_KEY = 300;
/** RFC 5322, 2.1.1. */
const MAX_HEADER = 900;

/** Throws an EmailError for a value that could add a header or a recipient to the email. */
export function checkEmail({ kind, to, subject, replyTo, headers = {}, attachments = [], key }: Email): void {
  const refuse = (property: string): never => {
    throw new EmailError(`An email of the kind ${JSON.stringify(kind)} cannot be sent: ${property}`);
  };
  if (!MAILBOX.test(to)) refuse('its recipient is not one e-mail address');
  if (replyTo !== undefined && !MAILBOX.test(replyTo)) refuse('the address for answers is not one e-mail address');
  if (subject.trim() === '' || CONTROL.test(subject)) refuse('its subject is empty or has line breaks');
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || OURS.test(name)) refuse(`the header ${JSON.stringify(name)} may not be set`);
    if (!ASCII.test(value) || value.length > MAX_HEADER) refuse(`the header ${name} is not one line of ASCII or is too long`);
  }
  for (const { filename, contentType } of attachments)
    if (CONTROL.test(filename) || /[/\\]/.test(filename) || CONTROL.test(contentType)) refuse('an attachment has a bad name or type');
  if (key !== undefined && (key === '' || key.length > MAX_KEY)) refuse('its key is empty or too long');
}
