import { formatCookie } from '../../lib/cookies.ts';
import { CONSENT_COOKIE, type Consent } from './consent.ts';

/** 180 days in seconds; then the visitor is asked again. */
export const CONSENT_AGE_SECONDS = 180 * 24 * 60 * 60;

export function formatConsentCookie(consent: Consent): string {
  return formatCookie(CONSENT_COOKIE, consent, CONSENT_AGE_SECONDS);
}
