import { INSTANT_PARAMETERS, isInstantValid, PREVIEW_LIFETIME_SECONDS, parseDocumentId } from '@liget/content-api/preview';
import { ZONE } from '@liget/park/time';
import { stringifySetCookie } from 'cookie';
import { readRequestCookie } from '../../app/lib/cookies.server.ts';

/** The preview instant of a request. */
export type PreviewInstant =
  /** No preview. */
  | { kind: 'none' }
  /** The site at that instant, if given with the newest version of a menu. */
  | { kind: 'at'; instant: Temporal.Instant; menu?: number | undefined }
  /** A link whose signature is invalid or has expired. */
  | { kind: 'invalid' }
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

/** The preview that the values of a token request; `undefined` if the signature is invalid or expired. */
function verifyToken(
  [at = '', expires = '', signature = '', menuText = '']: readonly string[],
  { secret, isDevelopment, now }: Options,
): PreviewInstant | undefined {
  const menu = parseDocumentId(menuText);
  if (at === '' || (menu === undefined && menuText !== '')) return undefined;
  const isSigned = secret !== undefined && isInstantValid(secret, { at, expires: Number(expires || Number.NaN), menu }, signature, now);
  const instant = isSigned || isDevelopment ? getInstant(at) : undefined;
  return instant && { kind: 'at', instant, menu };
}

function createPreviewCookie(value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name: PREVIEW_COOKIE, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/**
 * Reads `?at=` of a signed link, and the cookie that it sets for the following pages. `?at=now` ends the preview. Without a signature `at` is an
 * ordinary parameter; a cookie without a valid one is ignored.
 */
export function readPreviewInstant(target: string, cookies: string | undefined, options: Options): PreviewInstant {
  const [path = '/', ...rest] = target.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const values = INSTANT_PARAMETERS.map((name) => query.get(name) ?? '');
  const [at, , signature] = values;
  const previewCookie = readRequestCookie(cookies, PREVIEW_COOKIE);
  const previewStart = verifyToken(values, options);
  if (previewStart !== undefined || (at === 'now' && previewCookie !== undefined)) {
    for (const name of INSTANT_PARAMETERS) query.delete(name);
    const left = query.toString();
    const value = previewStart === undefined ? '' : values.join(' ').trimEnd();
    return {
      kind: 'redirect',
      to: left ? `${path}?${left}` : path,
      cookie: createPreviewCookie(value, previewStart === undefined ? 0 : PREVIEW_LIFETIME_SECONDS, options.isHttps),
    };
  }
  if (at && signature) return { kind: 'invalid' };
  return verifyToken((previewCookie ?? '').split(' '), options) ?? { kind: 'none' };
}
