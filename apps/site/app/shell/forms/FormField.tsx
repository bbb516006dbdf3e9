import type { ReactNode } from 'react';
import styles from './Forms.module.css';

interface FormFieldProps {
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  multiline?: boolean;
  maxLength?: number;
  value: string | undefined;
  error: string | undefined;
  hint?: string;
}

export const fieldId = (name: string) => `field-${name}`;

/** The ids of a field's hint and error, for assistive technology. */
function described(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
  return { ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}

/** A labelled field with its error beside it. */
export function FormField({
  name,
  label,
  type = 'text',
  autoComplete,
  required = false,
  multiline = false,
  maxLength,
  value = '',
  error,
  hint,
}: FormFieldProps) {
  const id = fieldId(name);
  const attributes = {
    id,
    name,
    required,
    defaultValue: value,
    ...(autoComplete ? { autoComplete } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...described(id, hint, error),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {multiline ? <textarea rows={7} {...attributes} /> : <input type={type} {...attributes} />}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function CheckboxField({
  name,
  label,
  checked,
  error,
}: {
  name: string;
  label: ReactNode;
  checked: boolean;
  error: string | undefined;
}) {
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input type="checkbox" id={id} name={name} required defaultChecked={checked} {...described(id, undefined, error)} />
        <label htmlFor={id}>{label}</label>
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
