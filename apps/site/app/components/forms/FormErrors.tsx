import { ErrorSummary } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { toAlert } from './FormError.tsx';
import styles from './Forms.module.css';
import { FORM_ANCHOR, sortErrors } from './form-errors.ts';

interface FormErrorsProps<Field extends string> {
  fields: readonly Field[];
  errors: Partial<Record<Field | 'form', string>> | undefined;
}

/** The list of field errors above the form, with links to the fields; takes the focus when it appears. */
export function FormErrors<Field extends string>({ fields, errors }: FormErrorsProps<Field>) {
  const t = useTranslations('forms');
  const fieldErrors = sortErrors(fields, errors ?? {});
  if (fieldErrors.length === 0) return null;
  return (
    <div id={FORM_ANCHOR} className={styles.anchor} tabIndex={-1} onFocus={toAlert}>
      <ErrorSummary title={t('check')} errors={fieldErrors} />
    </div>
  );
}
