import type { Locale, Receipt } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';
import { FORM_ANCHOR } from './form-errors.ts';

/** The URL of the thank-you for a case: its status page. References are lower case in URLs. */
export function getCaseThanksUrl(locale: Locale, { reference, token }: Receipt['data']): string {
  return `${href('case', locale, { reference: reference.toLowerCase() }, { token, sent: 1 })}#${FORM_ANCHOR}`;
}
