import type { Locale, Receipt } from '@liget/content-api';
import { href } from '../../lib/urls/href.ts';
import { FORM_ANCHOR } from './form-errors.ts';

/** Where a letter's sender is thanked: on the page of the case. Addresses are written in small letters. */
export function getCaseThanksUrl(locale: Locale, { reference, token }: Receipt['data']): string {
  return `${href('case', locale, { reference: reference.toLowerCase() }, { token, sent: 1 })}#${FORM_ANCHOR}`;
}
