import { readCookie } from '../../lib/cookies.ts';

export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'all' | 'necessary';

/** What the visitor decided; `undefined` before the first decision and for anything that is not one. */
export function readConsent(cookies: string): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return value === 'all' || value === 'necessary' ? value : undefined;
}

/** Nothing is measured before the visitor agreed, nor when there is nothing to measure with. */
export function mayTrack(cookies: string, tagManagerId: string | null): boolean {
  return tagManagerId !== null && readConsent(cookies) === 'all';
}
