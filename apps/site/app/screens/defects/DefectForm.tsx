import type { Locale } from '@liget/content-api';
import { SelectField, TextField } from '@liget/ui';
import { type ClientActionFunctionArgs, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { AttachmentsField } from '../../components/forms/attachments/AttachmentsField.tsx';
import { FormCard } from '../../components/forms/FormCard.tsx';
import { getFieldId } from '../../components/forms/form-errors.ts';
import type { FormState } from '../../components/forms/form-state.ts';
import { MessageField, PrivacyField, SenderFields } from '../../components/forms/SenderFields.tsx';
import { MAX_MESSAGE } from '../../components/forms/sender.ts';
import { handleSubmitFailure } from '../../components/forms/submit-failure.ts';
import { FIELDS, type Field, MAX_PLACE, SUBJECTS } from './defect-report.ts';

/** Sends the form; without a response the texts stay in the fields. */
export const submitReport = (args: ClientActionFunctionArgs) => handleSubmitFailure(args, FIELDS);

const PLACES_ID = 'known-places';

interface DefectFormProps {
  locale: Locale;
  /** The URL to which the form is sent. */
  action: string;
  /** Names that are suggested while the visitor types. */
  places: readonly string[];
  /** The place in the URL, or ''. */
  place: string;
}

/** A form for reporting a defect: subject, place, description, pictures and contact details. */
export function DefectForm({ locale, action, places, place }: DefectFormProps) {
  const state = useActionData<FormState<Field>>();
  const t = useTranslations('defectReport.form');
  return (
    <FormCard title={t('title')} action={action} send={t('send')} fields={FIELDS} longest={MAX_MESSAGE} state={state} withFiles>
      <SelectField
        id={getFieldId('subject')}
        name="subject"
        required
        label={t('subject')}
        prompt={t('choose')}
        options={SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        defaultValue={state?.values.subject ?? ''}
        error={state?.errors.subject}
      />
      <TextField
        id={getFieldId('place')}
        name="place"
        list={PLACES_ID}
        required
        maxLength={MAX_PLACE}
        label={t('place')}
        hint={t('placeHint')}
        defaultValue={state?.values.place ?? place}
        error={state?.errors.place}
      />
      <datalist id={PLACES_ID}>
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <MessageField label={t('message')} hint={t('messageHint')} state={state} />
      <AttachmentsField label={t('attachments')} error={state?.errors.attachments} />
      <SenderFields state={state} />
      <PrivacyField locale={locale} state={state} />
    </FormCard>
  );
}
