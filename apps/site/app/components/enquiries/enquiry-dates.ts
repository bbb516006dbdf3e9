import type { EnquiryOffer, Locale } from '@liget/content-api';
import type { FormState } from '../forms/form-state.ts';
import type { Field } from './enquiry.ts';

/** Props of the fields for days and times, native ones and pickers. */
export interface EnquiryDatesProps {
  locale: Locale;
  today: string;
  offer: EnquiryOffer;
  values: FormState<Field>['values'] | undefined;
  errors: FormState<Field>['errors'] | undefined;
}
