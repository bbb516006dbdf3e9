import { ErrorSummary } from '@liget/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Forms.module.css';
import { errorsInOrder, FORM_ANCHOR } from './form-errors.ts';

interface FormErrorsProps<Field extends string> {
  fields: readonly Field[];
  errors: Partial<Record<Field | 'form', string>> | undefined;
}

/** What is wrong, above the form, with links to the fields; takes the focus when it appears. */
export function FormErrors<Field extends string>({ fields, errors }: FormErrorsProps<Field>) {
  const t = useTranslations('forms');
  if (!errors) return null;
  return (
    // After sending, the shell moves the focus to the place that the address names: from there it goes on to what is wrong.
    <div id={FORM_ANCHOR} className={styles.anchor} tabIndex={-1} onFocus={toAlert}>
      {errors.form ? <FormFault text={errors.form} /> : <ErrorSummary title={t('check')} errors={errorsInOrder(fields, errors)} />}
    </div>
  );
}

function toAlert({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="alert"]')?.focus();
}

/** Not about a field: it could not be stored. */
function FormFault({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.fault} role="alert" tabIndex={-1}>
      <p>{text}</p>
    </div>
  );
}
