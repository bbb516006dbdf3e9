import { readCookie } from '../../lib/cookies.ts';

export const CONSENT_COOKIE = 'cookie_consent';

export type Consent = 'all' | 'necessary';

/** The visitor's decision; `undefined` before the first one and for an invalid cookie. */
export function readConsent(cookies: string): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return value === 'all' || value === 'necessary' ? value : undefined;
}

/** Whether analytics may run: the visitor has agreed and a tag manager is configured. */
export function mayTrack(cookies: string, tagManagerId: string | null): boolean {
  return tagManagerId !== null && readConsent(cookies) === 'all';
}
