import type { Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { AttachmentsField } from '../../components/forms/attachments/AttachmentsField.tsx';
import { FormCard } from '../../components/forms/FormCard.tsx';
import type { FormState } from '../../components/forms/form-state.ts';
import { MessageField, PrivacyField, SenderFields } from '../../components/forms/SenderFields.tsx';
import { MAX_MESSAGE } from '../../components/forms/sender.ts';
import { FIELDS, type Field } from './complaint.ts';

interface CaseFormProps {
  kind: 'complaint' | 'question';
  locale: Locale;
  /** The URL to which the form is sent. */
  action: string;
  state: FormState<Field> | undefined;
}

/** A form for a complaint or a question about a service, with pictures and documents. */
export function CaseForm({ kind, locale, action, state }: CaseFormProps) {
  const t = useTranslations('customerService');
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
      <SenderFields state={state} />
      <MessageField label={t(`kinds.${kind}.message`)} hint={t(`kinds.${kind}.hint`)} state={state} />
      <AttachmentsField label={t('attachments')} error={state?.errors.attachments} />
      <PrivacyField locale={locale} state={state} />
    </FormCard>
  );
}
