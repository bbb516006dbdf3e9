import { isInstantValid, PREVIEW_LIFETIME } from '@liget/content-api/preview';
import { ZONE } from '@liget/park/time';
import { stringifySetCookie } from 'cookie';
import { requestCookie } from '../../app/lib/cookies.server.ts';

/** The preview instant of a request. */
export type PreviewInstant =
  /** No preview. */
  | { kind: 'none' }
  /** The site at that instant. */
  | { kind: 'at'; instant: Temporal.Instant }
  /** A link starts or ends a preview: the URL without the parameter, and the cookie for the following pages. */
  | { kind: 'redirect'; to: string; cookie: string };

interface Options {
  /** The secret for signatures; without it there are no previews. */
  secret: string | undefined;
  /** In development any instant may be requested without a signature. */
  isDevelopment: boolean;
  isHttps: boolean;
  /** Seconds since the epoch. */
  now: number;
}

export const PREVIEW_COOKIE = 'preview-at';
const PARAMETERS = ['at', 'expires', 'signature'] as const;

/** An ISO instant, or a time of day in Budapest: '2026-11-28T08:00Z', '2026-11-28T09:00'. */
function getInstant(text: string): Temporal.Instant | undefined {
  for (const read of [
    () => Temporal.Instant.from(text),
    () => Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(ZONE).toInstant(),
  ]) {
    try {
      return read();
    } catch {
      // Not in this format.
    }
  }
  return undefined;
}

/** The instant of a signed triple 'at expires signature'; `undefined` if the signature is invalid or expired. */
function verifyInstant(
  at: string,
  expires: string,
  signature: string,
  { secret, isDevelopment, now }: Options,
): Temporal.Instant | undefined {
  const isSigned = secret !== undefined && isInstantValid(secret, { at, expires: Number(expires || Number.NaN) }, signature, now);
  return isSigned || isDevelopment ? getInstant(at) : undefined;
}

function createPreviewCookie(value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name: PREVIEW_COOKIE, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/**
 * Reads `?at=` of a signed link, and the cookie that it sets for the following pages. `?at=now` ends the preview. Without a valid signature `at` is
 * an ordinary parameter, and the cookie is ignored.
 */
export function readPreviewInstant(target: string, cookies: string | undefined, options: Options): PreviewInstant {
  const [path = '/', ...rest] = target.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const [at = '', expires = '', signature = ''] = PARAMETERS.map((name) => query.get(name) ?? '');
  const previewCookie = requestCookie(cookies, PREVIEW_COOKIE);
  const previewStart = at === '' ? undefined : verifyInstant(at, expires, signature, options);
  if (previewStart !== undefined || (at === 'now' && previewCookie !== undefined)) {
    for (const name of PARAMETERS) query.delete(name);
    const left = query.toString();
    const value = previewStart === undefined ? '' : [at, expires, signature].join(' ');
    return {
      kind: 'redirect',
      to: left ? `${path}?${left}` : path,
      cookie: createPreviewCookie(value, previewStart === undefined ? 0 : PREVIEW_LIFETIME, options.isHttps),
    };
  }
  const [savedAt = '', savedExpires = '', savedSignature = ''] = (previewCookie ?? '').split(' ');
  const instant = savedAt === '' ? undefined : verifyInstant(savedAt, savedExpires, savedSignature, options);
  return instant ? { kind: 'at', instant } : { kind: 'none' };
}
