import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewsDetail } from './articles.ts';
import type { EventDetail } from './events.ts';
import type { Locale } from './primitives.ts';

/** Kinds of drafts that have a preview, and the detail that each is read as. */
export interface PreviewDetails {
  events: EventDetail;
  news: NewsDetail;
}
export type PreviewKind = keyof PreviewDetails;

export interface PreviewTicket {
  kind: PreviewKind;
  id: number;
  locale: Locale;
  /** Seconds since the epoch. */
  expires: number;
}

/** How long a preview link is good for, in seconds. */
export const PREVIEW_LIFETIME = 60 * 60;

function mac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

const content = ({ kind, id, locale, expires }: PreviewTicket) => `preview:${kind}:${id}:${locale}:${expires}`;

/** The signature of a preview link: an HMAC over kind, id, locale and expiry, base64url. */
export function signPreview(secret: string, ticket: PreviewTicket): string {
  return mac(secret, content(ticket)).toString('base64url');
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** True when the signature is this ticket's and `now` (seconds since the epoch) is not past its expiry. */
export function isPreviewValid(secret: string, ticket: PreviewTicket, signature: string, now: number): boolean {
  if (!Number.isSafeInteger(ticket.expires) || ticket.expires < now || ticket.expires > now + PREVIEW_LIFETIME) return false;
  return isEqual(mac(secret, content(ticket)), Buffer.from(signature, 'base64url'));
}

/** The credential with which the site reads drafts from the content service; derived, so that the secret itself never travels. */
export function draftCredential(secret: string): string {
  return mac(secret, 'read-drafts').toString('base64url');
}

export function isDraftCredential(secret: string, credential: string): boolean {
  return isEqual(mac(secret, 'read-drafts'), Buffer.from(credential, 'base64url'));
}

export const PREVIEW_KINDS: readonly PreviewKind[] = ['events', 'news'];
