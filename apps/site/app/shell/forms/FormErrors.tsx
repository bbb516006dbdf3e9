import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from './FormField.tsx';
import styles from './Forms.module.css';

/** What is wrong, above the form, with links to the fields; takes the focus when it appears. */
export function FormErrors({ errors }: { errors: Partial<Record<string, string>> | undefined }) {
  const t = useTranslations('customerService.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  if (!errors) return null;
  const { form, ...fields } = errors;
  const faulty = Object.entries(fields);
  return (
    <div ref={box} className={styles.errors} role="alert" tabIndex={-1}>
      {form ? <p>{form}</p> : <p>{t('check')}</p>}
      {faulty.length > 0 ? (
        <ul>
          {faulty.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
