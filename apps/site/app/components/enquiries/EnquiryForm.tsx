import type { EnquiryOffer, Locale } from '@liget/content-api';
import { MAX_GUESTS } from '@liget/content-api/enquiry-limits';
import { TextField } from '@liget/ui';
import { type ClientActionFunctionArgs, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import '@liget/ui/forms.css';
import { FormCard } from '../forms/FormCard.tsx';
import styles from '../forms/Forms.module.css';
import { getFieldId } from '../forms/form-errors.ts';
import type { FormState } from '../forms/form-state.ts';
import { MessageField, PrivacyField, SenderFields } from '../forms/SenderFields.tsx';
import { MAX_MESSAGE } from '../forms/sender.ts';
import { handleSubmitFailure } from '../forms/submit-failure.ts';
import { EnquiryDates } from './EnquiryDates.tsx';
import { FIELDS, type Field } from './enquiry.ts';

/** The route's client action: sends the form, and keeps the input if no answer comes. */
export const keepEnquiry = (args: ClientActionFunctionArgs) => handleSubmitFailure(args, FIELDS);

export interface EnquiryFormProps {
  kind: 'venueHire' | 'sportCourt';
  locale: Locale;
  /** The URL that the form is posted to. */
  action: string;
  /** 'YYYY-MM-DD' in Budapest. */
  today: string;
  offer: EnquiryOffer;
}

/** The form for hiring a venue or a court: days, times, number of guests and purpose. */
export function EnquiryForm({ kind, locale, action, today, offer }: EnquiryFormProps) {
  const t = useTranslations('enquiries');
  const state = useActionData<FormState<Field>>();
  return (
    <FormCard title={t(`titles.${kind}`)} action={action} send={t('form.send')} fields={FIELDS} longest={MAX_MESSAGE} state={state}>
      <EnquiryDates locale={locale} today={today} offer={offer} values={state?.values} errors={state?.errors} />
      {offer.hours.length > 0 ? <p className={`field-hint ${styles.hoursHint}`}>{t(`form.hoursHint.${kind}`)}</p> : null}
      <TextField
        id={getFieldId('guests')}
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_GUESTS}
        required
        label={t('form.guests')}
        defaultValue={state?.values.guests}
        error={state?.errors.guests}
      />
      <MessageField label={t('form.purpose')} hint={t('form.purposeHint')} state={state} />
      <SenderFields state={state} />
      <PrivacyField locale={locale} state={state} />
    </FormCard>
  );
}
