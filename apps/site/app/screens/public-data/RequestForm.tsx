import type { Locale } from '@liget/content-api';
import { type ClientActionFunctionArgs, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormCard } from '../../components/forms/FormCard.tsx';
import type { FormState } from '../../components/forms/form-state.ts';
import { MessageField, PrivacyField, SenderFields } from '../../components/forms/SenderFields.tsx';
import { MAX_MESSAGE, SENDER_FIELDS, type SenderField } from '../../components/forms/sender.ts';
import { handleSubmitFailure } from '../../components/forms/submit-failure.ts';
import { href } from '../../lib/urls/href.ts';

/** Sends the form; without a response the texts stay in the fields. */
export const submitRequest = (args: ClientActionFunctionArgs) => handleSubmitFailure(args, SENDER_FIELDS);

/** A form for a request for public data: no reason is required, and an e-mail address is enough (Act CXII of 2011, sections 28 and 29). */
export function RequestForm({ locale }: { locale: Locale }) {
  const state = useActionData<FormState<SenderField>>();
  const t = useTranslations('publicData');
  return (
    <FormCard
      title={t('request.title')}
      action={href('publicInformation', locale)}
      send={t('request.send')}
      fields={SENDER_FIELDS}
      longest={MAX_MESSAGE}
      state={state}
    >
      <p>{t('request.term')}</p>
      <MessageField label={t('request.message')} hint={t('request.messageHint')} state={state} />
      <SenderFields state={state} />
      <PrivacyField locale={locale} state={state} />
    </FormCard>
  );
}
