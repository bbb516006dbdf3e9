'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { findWaitingRow } from './waiting-row.ts';

/** Milliseconds without a change after which the fields of a waiting row are requested again. */
const LOST_AFTER_MS = 3000;

/** Requests the fields of a new row again if the first request was lost; otherwise the row would wait forever. */
export function FormStateSync() {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified } = useForm();
  const retryCount = useRef(0);
  useEffect(() => {
    const row = findWaitingRow(fields);
    if (!row) return undefined;
    const lost = setTimeout(() => {
      retryCount.current += 1;
      // The form requests its state only if it is modified and its values differ, or the message of a valid field, which is not shown.
      setModified(true);
      dispatchFields({ type: 'UPDATE', path: `${row}.id`, errorMessage: `Asked again: ${retryCount.current}` });
    }, LOST_AFTER_MS);
    return () => clearTimeout(lost);
  }, [dispatchFields, fields, setModified]);
  return null;
}
