import { Button } from '@liget/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormDraft } from './drafts/use-form-draft.ts';
import { FormError } from './FormError.tsx';
import { FormErrors } from './FormErrors.tsx';
import styles from './Forms.module.css';
import { FORM_ANCHOR } from './form-errors.ts';
import { FORM_TIMESTAMP, type FormState, HONEYPOT, PAGE_TIMESTAMP, PROOF } from './form-state.ts';
import { fetchFormTimestamp } from './spam-guard/form-timestamp.ts';
import { useProof } from './spam-guard/use-proof.ts';

interface FormCardProps<Field extends string> {
  title: string;
  /** The URL that the form is posted to. */
  action: string;
  send: string;
  fields: readonly Field[];
  /** The maximum length of its longest field. */
  longest: number;
  state: FormState<Field> | undefined;
  /** Whether it has a file field. */
  withFiles?: boolean;
  children: ReactNode;
}

/** A form in one column that works without scripts. With scripts it saves a draft and ignores a second submission while the first is running. */
export function FormCard<Field extends string>({ title, action, send, fields, longest, state, withFiles, children }: FormCardProps<Field>) {
  const t = useTranslations('forms');
  const isSending = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  const { isRestored, markSent, discard } = useFormDraft(form, action, state !== undefined);
  const isProving = useProof(form, state);
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    else markSent();
  };
  return (
    <Form
      ref={form}
      method="post"
      {...(withFiles ? { encType: 'multipart/form-data' as const } : {})}
      action={`${action}#${FORM_ANCHOR}`}
      className={styles.form}
      aria-labelledby="form-title"
      noValidate
      preventScrollReset
      onSubmit={onSubmit}
      onFocus={({ currentTarget }) => fetchFormTimestamp(currentTarget)}
    >
      <h2 id="form-title">{title}</h2>
      <FormErrors fields={fields} errors={state?.errors} />
      {isRestored ? (
        <div className={styles.kept} role="status">
          <p>{t('kept.text')}</p>
          <Button type="button" look="quiet" onClick={discard}>
            {t('kept.forget')}
          </Button>
        </div>
      ) : null}
      <p className={styles.required}>{t('required')}</p>
      {children}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t('honeypot')} <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
        </label>
        <input name={FORM_TIMESTAMP} type="hidden" defaultValue={state?.stamp} />
        <input name={PROOF} type="hidden" />
        {state?.stamp ? null : (
          <noscript>
            <input name={PAGE_TIMESTAMP} type="hidden" value={PAGE_TIMESTAMP} />
          </noscript>
        )}
      </p>
      {isProving ? (
        <div id={FORM_ANCHOR} className={styles.anchor} tabIndex={-1}>
          <p className={styles.kept} role="status">
            {t('proving')}
          </p>
        </div>
      ) : (
        <FormError text={state?.error ? t(`errors.${state.error}`, { longest }) : state?.errors.form} />
      )}
      <Button type="submit" size="large" aria-disabled={isSending}>
        {isSending ? t('sending') : send}
      </Button>
    </Form>
  );
}
