import { Button } from '@liget/ui';
import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormErrors } from './FormErrors.tsx';
import { FormFault } from './FormFault.tsx';
import styles from './Forms.module.css';
import { FORM_ANCHOR } from './form-errors.ts';
import type { FormState } from './form-state.ts';

interface FormCardProps<Field extends string> {
  title: string;
  /** Where it is sent. */
  action: string;
  send: string;
  fields: readonly Field[];
  /** Characters that its longest field takes. */
  longest: number;
  state: FormState<Field> | undefined;
  /** Files may come with it. */
  withFiles?: boolean;
  children: ReactNode;
}

/** A form in one column. It works without JavaScript; with it, a second press while it is being sent does nothing. */
export function FormCard<Field extends string>({ title, action, send, fields, longest, state, withFiles, children }: FormCardProps<Field>) {
  const t = useTranslations('forms');
  const isSending = useNavigation().formMethod === 'POST';
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
  };
  return (
    <Form
      method="post"
      {...(withFiles ? { encType: 'multipart/form-data' as const } : {})}
      action={`${action}#${FORM_ANCHOR}`}
      className={styles.form}
      aria-labelledby="form-title"
      noValidate
      preventScrollReset
      onSubmit={onSubmit}
    >
      <h2 id="form-title">{title}</h2>
      <FormErrors fields={fields} errors={state?.errors} />
      <p className={styles.required}>{t('required')}</p>
      {children}
      <FormFault text={state?.fault ? t(`faults.${state.fault}`, { longest }) : state?.errors.form} />
      <Button type="submit" size="large" aria-disabled={isSending}>
        {isSending ? t('sending') : send}
      </Button>
    </Form>
  );
}
