import type { Locale } from '@liget/content-api';
import { MAX_EMAIL_LENGTH } from '@liget/content-api/vocabulary/email-address';
import { Checkbox, TextArea, TextField } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/urls/href.ts';
import { getFieldId } from './form-errors.ts';
import { CHECKED, type FormState } from './form-state.ts';
import { MAX_MESSAGE, type SenderField } from './sender.ts';

type SenderState = Pick<FormState<SenderField>, 'values' | 'errors'> | undefined;

export function SenderFields({ state }: { state: SenderState }) {
  const t = useTranslations('forms');
  const { values, errors } = state ?? {};
  return (
    <>
      <TextField
        id={getFieldId('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        label={t('sender.name')}
        defaultValue={values?.name}
        error={errors?.name}
      />
      <TextField
        id={getFieldId('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        label={t('sender.email')}
        defaultValue={values?.email}
        error={errors?.email}
      />
      <TextField
        id={getFieldId('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t('sender.phone')}
        optionalLabel={t('optional')}
        defaultValue={values?.phone}
        error={errors?.phone}
      />
    </>
  );
}

export function MessageField({ label, hint, state }: { label: string; hint: string; state: SenderState }) {
  return (
    <TextArea
      id={getFieldId('message')}
      name="message"
      required
      maxLength={MAX_MESSAGE}
      rows={8}
      label={label}
      hint={hint}
      defaultValue={state?.values.message}
      error={state?.errors.message}
    />
  );
}

export function PrivacyField({ locale, state }: { locale: Locale; state: SenderState }) {
  const t = useTranslations('forms');
  const policy = href('privacyPolicy', locale);
  return (
    <Checkbox
      id={getFieldId('privacy_accepted')}
      name="privacy_accepted"
      required
      defaultChecked={state?.values.privacy_accepted === CHECKED}
      error={state?.errors.privacy_accepted}
      label={t.rich('sender.privacy', { link: (chunks) => <a href={policy}>{chunks}</a> })}
    />
  );
}
