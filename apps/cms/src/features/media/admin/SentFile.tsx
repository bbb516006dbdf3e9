'use client';

import { useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Removes a chosen file from the form once it is saved. Payload (3.90) keeps it there, and each later save would send it again and give the
 * stored file another name.
 */
export function SentFile() {
  const { savedDocumentData } = useDocumentInfo();
  const isSaving = useFormProcessing();
  const file = useFormFields(([fields]) => fields['file']?.value);
  const dispatchFields = useFormFields(([, dispatch]) => dispatch);
  const sent = useRef<unknown>(undefined);
  const savedAt: unknown = savedDocumentData?.['updatedAt'];
  const noticedAt = useRef(savedAt);
  useEffect(() => {
    if (isSaving) sent.current = file;
    // A file that is chosen during a save is not sent with it.
    // oxlint-disable-next-line react/exhaustive-deps -- only the file at the beginning of the save counts.
  }, [isSaving]);
  useEffect(() => {
    if (noticedAt.current === savedAt) return;
    noticedAt.current = savedAt;
    if (file instanceof File && file === sent.current) dispatchFields({ type: 'REMOVE', path: 'file' });
  }, [dispatchFields, file, savedAt]);
  return null;
}
