import { FieldError } from '@liget/ui';
import { type ChangeEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../Forms.module.css';
import { getFieldId } from '../form-errors.ts';
import { ATTACHMENTS } from '../form-state.ts';

/** Limits of the contract. */
const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;
const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

interface AttachmentsFieldProps {
  label: string;
  error: string | undefined;
}

/** The field for images and PDFs. It reports too many or too large files as soon as they are chosen. */
export function AttachmentsField({ label, error }: AttachmentsFieldProps) {
  const t = useTranslations('forms');
  const [fileError, setFileError] = useState<string>();
  const id = getFieldId(ATTACHMENTS);
  function checkFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const heic = files.find(({ name }) => /\.hei[cf]$/i.test(name));
    const large = files.find(({ size }) => size > MAX_BYTES);
    if (files.length > MAX_FILES) setFileError(t('attachments.tooMany', { most: MAX_FILES }));
    else if (heic) setFileError(t('attachments.heic', { name: heic.name }));
    else setFileError(large ? t('attachments.tooLarge', { name: large.name }) : '');
  }
  const shown = fileError ?? error;
  return (
    <div className={shown ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label} <span className="field-optional">{t('optional')}</span>
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {t('attachments.hint')}
      </p>
      <span className="field-control">
        <input
          className={`field-input ${styles.files}`}
          id={id}
          name={ATTACHMENTS}
          type="file"
          multiple
          accept={TYPES}
          aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
          aria-invalid={shown ? true : undefined}
          onChange={checkFiles}
        />
      </span>
      <FieldError field={id}>{shown}</FieldError>
    </div>
  );
}
