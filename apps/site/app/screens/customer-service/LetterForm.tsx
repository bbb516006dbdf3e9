import type { Locale } from '@liget/content-api';
import { Checkbox, TextArea, TextField } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { AttachmentsField } from '../../parts/forms/AttachmentsField.tsx';
import { FormCard } from '../../parts/forms/FormCard.tsx';
import { fieldId } from '../../parts/forms/form-errors.ts';
import { CHECKED, type FormState } from '../../parts/forms/form-state.ts';
import { FIELDS, type Field, MAX_MESSAGE } from './complaint.ts';

interface LetterFormProps {
  kind: 'complaint' | 'question';
  locale: Locale;
  /** Where it is sent. */
  action: string;
  state: FormState<Field> | undefined;
}

/** A complaint about a service, or a question to its people, with pictures and documents. */
export function LetterForm({ kind, locale, action, state }: LetterFormProps) {
  const t = useTranslations('customerService');
  const forms = useTranslations('forms');
  const { values, errors } = state ?? {};
  const policy = href('privacyPolicy', locale);
  return (
    <FormCard
      title={t(`kinds.${kind}.title`)}
      action={action}
      send={t(`kinds.${kind}.send`)}
      fields={FIELDS}
      longest={MAX_MESSAGE}
      state={state}
      withFiles
    >
      <TextField
        id={fieldId('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        label={t('form.name')}
        defaultValue={values?.name}
        error={errors?.name}
      />
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        label={t('form.email')}
        defaultValue={values?.email}
        error={errors?.email}
      />
      <TextField
        id={fieldId('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t('form.phone')}
        optionalLabel={forms('optional')}
        defaultValue={values?.phone}
        error={errors?.phone}
      />
      <TextArea
        id={fieldId('message')}
        name="message"
        required
        maxLength={MAX_MESSAGE}
        rows={8}
        label={t(`kinds.${kind}.message`)}
        hint={t(`kinds.${kind}.hint`)}
        defaultValue={values?.message}
        error={errors?.message}
      />
      <AttachmentsField label={t('form.attachments')} error={errors?.attachments} lost={state?.lostFiles} />
      <Checkbox
        id={fieldId('privacy_accepted')}
        name="privacy_accepted"
        required
        defaultChecked={values?.privacy_accepted === CHECKED}
        error={errors?.privacy_accepted}
        label={t.rich('form.privacy', { link: (chunks) => <a href={policy}>{chunks}</a> })}
      />
    </FormCard>
  );
}
