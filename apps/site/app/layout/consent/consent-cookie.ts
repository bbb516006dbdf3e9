import { cookieText } from '../../lib/cookies.ts';
import { CONSENT_COOKIE, type Consent } from './consent.ts';

/** Half a year, in seconds; then the visitor is asked again. */
export const CONSENT_AGE = 180 * 24 * 60 * 60;

export function consentCookie(consent: Consent): string {
  return cookieText(CONSENT_COOKIE, consent, CONSENT_AGE);
}
