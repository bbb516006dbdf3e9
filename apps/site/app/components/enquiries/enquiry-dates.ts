import type { EnquiryOffer, Locale } from '@liget/content-api';
import type { FormState } from '../forms/form-state.ts';
import type { Field } from './enquiry.ts';

/** What the fields of days and times are drawn from: the browser's own and our pickers alike. */
export interface EnquiryDatesProps {
  locale: Locale;
  today: string;
  offer: EnquiryOffer;
  values: FormState<Field>['values'] | undefined;
  errors: FormState<Field>['errors'] | undefined;
}
