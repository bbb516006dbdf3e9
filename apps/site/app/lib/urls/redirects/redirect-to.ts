import { redirectDocument as documentRedirect, redirect } from 'react-router';

/**
 * The target of a redirect as a Location header, which has ASCII characters only: others are percent-encoded, those of a host name in punycode.
 * Existing encodings stay.
 */
export function encodeLocation(target: string): string {
  const [, origin = '', rest = ''] = /^((?:https?:)?\/\/[^/?#]*)?(.*)$/is.exec(target) ?? [];
  const asciiOrigin = /[^\x21-\x7e]/.test(origin) ? (URL.parse(origin)?.href.replace(/\/$/, '') ?? '') : origin;
  return asciiOrigin + rest.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A redirect of the router, to any address that an editor or a visitor may have typed. */
export const redirectTo = (target: string, status: 301 | 302 | 303): Response => redirect(encodeLocation(target), status);

/** The same, loaded as a new document. */
export const redirectDocumentTo = (target: string, status: 301 | 302 | 303): Response => documentRedirect(encodeLocation(target), status);
