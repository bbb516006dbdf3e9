import { createHmac } from 'node:crypto';
import { isEqualSecret } from './http/equal-secret.ts';
import type { Locale } from './schemas/primitives.ts';
import { itemScreens } from './screens.ts';

type ItemRow = (typeof itemScreens)[number];
/** Collections whose drafts have a preview: those whose items have a page, and services, whose pages the catch-all route shows. */
export type PreviewKind = ItemRow['items']['collection'] | 'products';
/** Endpoints that return one item of those; a preview is such an answer for the draft. */
export type PreviewEndpoint = ItemRow['items']['one'] | 'product';

/** All kinds of drafts with a preview, and the endpoint whose answer they use. */
export const PREVIEWS: readonly { kind: PreviewKind; endpoint: PreviewEndpoint }[] = [
  ...itemScreens.map(({ items }) => ({ kind: items.collection, endpoint: items.one })),
  { kind: 'products', endpoint: 'product' },
];

/** The kind of draft of an endpoint; `undefined` for endpoints without previews. */
export const findPreviewKind = (endpoint: string): PreviewKind | undefined => PREVIEWS.find((row) => row.endpoint === endpoint)?.kind;

/** A document's id in a URL, in its one spelling; `undefined` for other texts. */
export const parseDocumentId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The parameter for the draft's id in the item's own URL; `expires` and `signature` make it a token. */
export const DRAFT_PARAMETER = 'draft';

export interface PreviewToken {
  kind: PreviewKind;
  id: number;
  locale: Locale;
  /** Seconds since the epoch. */
  expires: number;
}

/** Lifetime of a preview link in seconds. */
export const PREVIEW_LIFETIME_SECONDS = 60 * 60;

function computeMac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

const formatPreviewToken = ({ kind, id, locale, expires }: PreviewToken) => `preview:${kind}:${id}:${locale}:${expires}`;

/** The signature of a preview link: an HMAC over kind, id, locale and expiry, base64url. */
export function signPreview(secret: string, token: PreviewToken): string {
  return computeMac(secret, formatPreviewToken(token)).toString('base64url');
}

/** Tolerated difference of the services' clocks in seconds. */
const CLOCK_SKEW_SECONDS = 60;

const isTimely = (expires: number, now: number) =>
  Number.isSafeInteger(expires) && expires >= now && expires <= now + PREVIEW_LIFETIME_SECONDS + CLOCK_SKEW_SECONDS;

/** Whether the signature belongs to this token and `now` (seconds since the epoch) is not past its expiry. */
export function isPreviewValid(secret: string, token: PreviewToken, signature: string, now: number): boolean {
  return isTimely(token.expires, now) && isEqualSecret(computeMac(secret, formatPreviewToken(token)), Buffer.from(signature, 'base64url'));
}

/** The credential with which the site reads drafts; derived, so that the secret itself is not sent. */
export function createDraftCredential(secret: string): string {
  return computeMac(secret, 'read-drafts').toString('base64url');
}

export function isDraftCredential(secret: string, credential: string): boolean {
  return isEqualSecret(computeMac(secret, 'read-drafts'), Buffer.from(credential, 'base64url'));
}

/** A preview of the whole site at an instant. */
export interface InstantToken {
  /** ISO instant, for example '2026-12-24T08:00:00Z'. */
  at: string;
  /** Seconds since the epoch. */
  expires: number;
  /** The id of the menu that is shown as its newest version. */
  menu?: number | undefined;
}

/** The header with which only the site requests answers for another instant. */
export const INSTANT_HEADER = 'x-preview-at';

/** The header with which only the site requests the newest version of a menu, beside the header of the instant. */
export const DRAFT_MENU_HEADER = 'x-preview-menu';

const formatInstantToken = ({ at, expires, menu }: InstantToken) => `instant:${at}:${expires}${menu === undefined ? '' : `:menu:${menu}`}`;

/** The parameters of a link to the site at an instant, in the order in which its cookie has their values. */
export const INSTANT_PARAMETERS = ['at', 'expires', 'signature', 'menu'] as const;

/** The query of a signed link to the site at an instant, valid for an hour; `now` in seconds since the epoch. */
export function createInstantQuery(secret: string, { at, menu }: Pick<InstantToken, 'at' | 'menu'>, now: number): URLSearchParams {
  const expires = now + PREVIEW_LIFETIME_SECONDS;
  const signature = signInstant(secret, { at, expires, menu });
  return new URLSearchParams({ at, expires: String(expires), signature, ...(menu === undefined ? {} : { menu: String(menu) }) });
}

/** The signature of a link to an instant: an HMAC over the instant, the expiry and the menu, base64url. */
export function signInstant(secret: string, token: InstantToken): string {
  return computeMac(secret, formatInstantToken(token)).toString('base64url');
}

/** Seconds from now to the farthest instant of a preview: ten years. Farther away there are instants for which nothing can be computed. */
const FARTHEST_INSTANT_SECONDS = 10 * 366 * 86_400;

/** Whether the site can be shown as of an ISO instant; `now` in seconds since the epoch. */
export const isPreviewableInstant = (at: string, now: number): boolean => Math.abs(Date.parse(at) / 1000 - now) <= FARTHEST_INSTANT_SECONDS;

/** True when the signature is this token's, `now` (seconds since the epoch) is not past its expiry, and the instant can be shown. */
export function isInstantValid(secret: string, token: InstantToken, signature: string, now: number): boolean {
  if (!isPreviewableInstant(token.at, now)) return false;
  return isTimely(token.expires, now) && isEqualSecret(computeMac(secret, formatInstantToken(token)), Buffer.from(signature, 'base64url'));
}
